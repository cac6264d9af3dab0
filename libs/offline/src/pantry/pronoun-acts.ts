import { placePattern } from '../reading/place-words.ts'

const PRONOUN = '(?:it|them|both|all of (?:it|them)|everything|they|that|those)'
/** What is done to "it" and "them", as sentences with the name of the food. */
export const PRONOUN_ACTS: readonly {
  match: RegExp
  rewrite: (food: string, match: RegExpExecArray) => string
}[] = [
  {
    // "Very well, out it goes."
    match: new RegExp(
      `^(?:(?:very well|oh well|right|ok|okay|fine|well|so|then|and)[ ,]+)*(?:out (?:it|they|that|those) (?:goes|go|went)|${PRONOUN}(?:'s|'re| is| are| can| will|'ll| has to| have to| must)? (?:go|goes|gone|going|went) (?:straight )?(?:in|into|to) the (?:bin|rubbish|compost))(?: then| now)?$`,
    ),
    rewrite: (food) => `throw away the ${food}`,
  },
  {
    match: new RegExp(
      `^(?:(?:i|we) )?(?:have |'ve )?(?:just )?(?:(?:threw|throw|toss|chuck|bin(?:ned)?|discard(?:ed)?|get rid of|got rid of|delete|remove) ${PRONOUN}(?: away| out| instead)?\\b|(?:put|chucked|stuck|popped) ${PRONOUN} (?:straight )?(?:in|into) the (?:bin|rubbish|compost)\\b)`,
    ),
    rewrite: (food) => `throw away the ${food}`,
  },
  {
    // "Put it on saturday" is about a meal.
    match: new RegExp(
      `^(?:(?:i|we) )?(?:moved?|put|transfer) ${PRONOUN} (?=.*\\b(?:${placePattern})\\b)(.+)$`,
    ),
    rewrite: (food, [, rest]) => `move the ${food} ${rest}`,
  },
  {
    match: new RegExp(`^(?:(?:i|we) )?(?:froze|freeze) ${PRONOUN}$`),
    rewrite: (food) => `freeze the ${food}`,
  },
  { match: new RegExp(`^(?:(?:i|we) )?opened ${PRONOUN}$`), rewrite: (food) => `opened the ${food}` },
  {
    match: new RegExp(`^(?:(?:i|we) )?(?:used|ate|drank|finished) ${PRONOUN}(?: up| all)?$`),
    rewrite: (food) => `used the ${food}`,
  },
  {
    match: new RegExp(
      `^${PRONOUN} (?:all |both )?((?:will )?(?:expire[sd]?|goes off|is good|are good|lasts?|keeps?)\\b.+)$`,
    ),
    rewrite: (food, [, rest]) => `the ${food} ${rest}`,
  },
]

const ONE_THING = /\b(?:it|that)\b/

/** The foods of a message that a clause of it means by a pronoun, of those that it only mentions: one thing is what was named last before it. */
export function knownAs(clause: string, known: readonly string[], written: string): readonly string[] {
  if (known.length < 2 || !ONE_THING.test(clause)) return known
  const whole = written.toLowerCase()
  const at = whole.indexOf(clause)
  const before = at === -1 ? whole : whole.slice(0, at)
  const last = known
    .map((food) => ({ food, place: before.lastIndexOf(food.toLowerCase()) }))
    .filter(({ place }) => place !== -1)
    .toSorted((one, other) => other.place - one.place)[0]
  return last === undefined ? [] : [last.food]
}
