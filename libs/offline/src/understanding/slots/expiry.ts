import { markOf, marksIn, wordsBefore, type Given } from './given.ts'

/** The day behind "use by", "until" and the like. */
export function expiryOf(given: Given): string | undefined {
  const told = markOf(given, 'day', 'expires')
  if (told !== undefined) return told
  const days = marksIn(given, 'day')
  const said = days.find(({ start }) =>
    /\b(?:by|before|expires|expiring|until|end|ends|date|dated|on|is|good|till|says|off)\b/.test(
      wordsBefore(given, start, 3),
    ),
  )
  const day =
    said ??
    days.find(
      ({ start, value }) =>
        !/^(?:today|yesterday|tonight|last |this morning)/.test(String(value)) &&
        !WILL_DO.test(wordsBefore(given, start, 4)) &&
        wordsBefore(given, start, 1) !== 'for',
    )
  return day === undefined ? undefined : String(day.value)
}

/** "I'll try the other shop tomorrow" tells no date of what was got. */
const WILL_DO = /\b(?:ill|well|i will|we will|going to|gonna|try|go|going|back|again|have to|need to)\b/
