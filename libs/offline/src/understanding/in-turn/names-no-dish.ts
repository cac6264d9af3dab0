import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { text } from '../words/words-of-slots.ts'
import type { Act } from '../things/situation.ts'

/** Words of the lines of an answer around its dishes, "From Mon 23 Nov to Thu 26 Nov", "One of 4 servings", and of cooking in general: "batch cook". */
const OF_AN_ANSWER = new RegExp(
  `^(?:from|until|till|to|on|in|for|of|all|it|one|the|a|and|each|day|servings?|serves|ingredients|simple dishes|lots?|batch(?:es)?|cook(?:ing)?|prep|portions?|down|\\d+|kcal|${shortWeekdayPattern}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$`,
  'i',
)

/** How Alfred tells that it found or did nothing, or asks: none of it is a dish, whichever one is chosen. */
const OF_NOTHING =
  /^(?:no (?:saved )?(?:recipes?|dish(?:es)?|food)\b|no .+\b(?:in stock|planned|saved)$|nothing\b|none of\b|not (?:in|on|done|missing)\b|there (?:is|are)\b|instead of\b|i (?:know|have|do|did|am|cannot|will)\b|which\b|what\b|without a\b|to buy\b|did you\b)/i

/** Is a dish called by nothing but such words, or by what Alfred said of finding nothing? */
export function namesNoDish(act: Act): boolean {
  return namesIn(act).some((name) => {
    const words = name.match(/[\p{L}\d]+/gu) ?? []
    const isOfAnswer = words.length > 0 && words.every((word) => OF_AN_ANSWER.test(word))
    return isOfAnswer || OF_NOTHING.test(name.trim())
  })
}

/** The dishes that an act names, also those that it plans. */
function namesIn({ name, recipe, dish, meals }: Act): string[] {
  const planned = Array.isArray(meals) ? (meals as { title?: unknown }[]) : []
  return [name, recipe, dish, ...planned.map(({ title }) => title)].map(text)
}
