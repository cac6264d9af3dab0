import { asOneLine, withoutUnseen } from '@alfred/contracts'
import type { Ending, Offer } from '../state/turn-state.ts'

// What a person wrote, a row holds or a model says may hold codes that write over a terminal, and marks that turn a text
// around. It is cleaned where it becomes a text for people, so that every client can show it as it is.

/** Every text in a value as it may be shown; its line breaks stay. */
export function asShown<Value>(value: Value): Value
export function asShown(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => asShown(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asShown<unknown>(inner)]))
}

/** An ending as it may be shown: options are lines of a list. What the answer leads to stays as it is. */
export function endingAsShown(ending: Ending): Ending {
  const { offer, options, ...told } = ending
  return { ...asShown(told), options: options.map(asOneLine), offer: offer && offerAsShown(offer) }
}

function offerAsShown({ waiting, options, ...told }: Offer): Offer {
  return {
    ...asShown(told),
    options: options.map(({ key, label }) => ({ key, label: asOneLine(label) })),
    waiting,
  }
}
