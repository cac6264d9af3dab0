import { asOneLine, withoutUnseen } from '@alfred/contracts'
import type { Ending, Offer } from '../state/turn-state.ts'

// Text from people, rows or models may contain terminal control codes and marks that reverse the text direction. It
// is cleaned where it becomes text for people, so that every client can show it unchanged.

/** Cleans every string in a value for display; line breaks stay. */
export function asShown<Value>(value: Value): Value
export function asShown(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => asShown(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asShown<unknown>(inner)]))
}

/**
 * Cleans an ending for display; options become single lines. `waiting`, which the answer leads to, stays unchanged.
 */
export function endingAsShown(ending: Ending): Ending {
  const { offer, behind, options, ...told } = ending
  return {
    ...asShown(told),
    options: options.map(asOneLine),
    offer: offer && offerAsShown(offer),
    behind: behind.map(offerAsShown),
  }
}

function offerAsShown({ waiting, options, ...told }: Offer): Offer {
  return {
    ...asShown(told),
    options: options.map(({ key, label }) => ({ key, label: asOneLine(label) })),
    waiting,
  }
}
