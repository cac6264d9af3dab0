import { outlineOf } from './outline-of-message.ts'
import type { ToldThing } from './told-thing.ts'

/** The foods and dishes that a message names, each with the amount in front of it, and the place and the day that the message names. */
export function toldByWords(message: string): ToldThing[] {
  const things = outlineOf(message, [])?.things ?? []
  const said = (kind: 'place' | 'day'): string | null => {
    const found = things.find((one) => one.kind === kind)
    return found?.kind === kind ? found.said : null
  }
  const [place, day] = [said('place'), said('day')]
  return things.flatMap((one, at) => {
    const before = things[at - 1]
    const amount = before?.kind === 'amount' ? { quantity: before.quantity, unit: before.unit } : {}
    return one.kind === 'food' ? [{ name: one.said, ...amount, place, day }] : []
  })
}
