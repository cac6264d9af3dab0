import { isFoodThroughout } from '../understanding/index.ts'
import { plainly } from './parts-of-message.ts'

// Puts another food in the place of one that was said: "it wasn't tuna, it was salmon", "almond milk, not oat milk", "sorry, I meant turkey".

/** The food that was said, null where nobody says it, and the one that is meant. */
export type OtherThanSaid = { wrong: string | null; right: string }

const SORRY =
  '(?:(?:no|nah|oh|ah|oops|whoops|sorry|actually|wait|hang on|hold on|my (?:bad|mistake)|correction|i mean|well)[ ,.!-]+)*'
const IT = '(?:it|that|those|they|these|this)'
const WAS = "(?: was| were| is| are|'s|'re)"
const WAS_NOT =
  "(?: wasn't| weren't| isn't| aren't| was not| were not| is not|'s not|wasnt|werent| wasnt| werent)"
const A = '(?:an? |the |some |any )?'
const NAME = "[a-z][a-z'-]*(?: [a-z'-]+){0,3}?"
const MEANT = `(?:i (?:meant|mean|said)|${IT} (?:should|must)(?: have been|'ve been| be)|should(?: have been| be| say)|make (?:it|that)|${IT}${WAS})`
const END = '(?: instead)?(?: sorry| please| actually)?[.! ]*$'

const FORMS: readonly RegExp[] = [
  `${IT}${WAS_NOT} ${A}(?<wrong>${NAME})(?:[,;.–-]| -)? ?(?:but |and )?(?:${IT}${WAS}|i meant) (?:actually )?${A}(?<right>${NAME})`,
  `${MEANT} ${A}(?<right>${NAME})(?:[,;–-]| -)? (?:and )?(?:not|instead of) ${A}(?<wrong>${NAME})`,
  `not ${A}(?<wrong>${NAME})[,;.–-] ?(?:but |${MEANT} )?${A}(?<right>${NAME})`,
  `not ${A}(?<wrong>${NAME}) (?:but|${MEANT}) ${A}(?<right>${NAME})`,
  `${A}(?<right>${NAME}),? not ${A}(?<wrong>${NAME})`,
  `(?:i (?:meant|mean)|${IT} should(?: have been|'ve been| be)|should(?: have been| be| say)|make that) ${A}(?<right>${NAME})`,
].map((form) => new RegExp(`^${SORRY}${form}${END}`))

/** What a message puts in the place of what. Undefined where it says anything else, or names no food. */
export function otherThanSaid(message: string): OtherThanSaid | undefined {
  if (message.length > 120) return undefined
  const text = plainly(message)
  for (const form of FORMS) {
    const { right, wrong } = form.exec(text)?.groups ?? {}
    if (right === undefined) continue
    if (isFoodThroughout(right) && (wrong === undefined || isFoodThroughout(wrong)))
      return { wrong: wrong ?? null, right }
  }
  return undefined
}
