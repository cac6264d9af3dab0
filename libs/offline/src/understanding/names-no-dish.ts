import { shortWeekdayPattern } from '../reading/day-words.ts'
import { text } from './words-of-slots.ts'
import type { Act } from './situation.ts'

/** Words of the lines of an answer around its dishes: "From Mon 23 Nov to Thu 26 Nov", "All of it: 654 kcal", "One of 4 servings". */
const OF_AN_ANSWER = new RegExp(
  `^(?:from|until|till|to|on|in|for|of|all|it|one|the|a|and|each|day|servings?|serves|ingredients|simple dishes|\\d+|kcal|${shortWeekdayPattern}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$`,
  'i',
)

/** Is a dish called by nothing but such words, which an answer before had around its dishes? */
export function namesNoDish(act: Act): boolean {
  return [act['name'], act['recipe'], act['dish']].map(text).some((name) => {
    const words = name.match(/[\p{L}\d]+/gu) ?? []
    return words.length > 0 && words.every((word) => OF_AN_ANSWER.test(word))
  })
}
