import type { GatheredMemory } from '@alfred/contracts'
import { subjectOfFact } from '@alfred/language'

// What an English message tells of somebody for a longer time, read by rules: few forms, and surely those.

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?'
const OFTEN = '(?:(?:always|usually|normally|mostly|generally|often|never|only|tend to) )?'
const WHEN = `(?:late|early|at (?:\\d|half|noon|five|six|seven|eight|nine)|(?:on|every|each) (?:${DAY}|other|morning|evening|night)|in the (?:mornings?|evenings?)|once a (?:week|month))`
const PLACE = '(?:garage|cellar|basement|shed|attic|loft|utility room|balcony|garden|hall|spare room|pantry)'

const FORMS: readonly { match: RegExp; kind: GatheredMemory['kind'] }[] = [
  {
    match: new RegExp(
      `^(?:i|we) ${OFTEN}(?:eat|dine|have (?:breakfast|lunch|dinner|supper)|cook|shop|batch cook|bake|go shopping|get up)\\b.*\\b${WHEN}\\b`,
    ),
    kind: 'fact',
  },
  { match: /^i(?:'d)? (?:much )?prefer (?!(?:it|that|this|them)\b)[a-z' -]{3,60}$/, kind: 'preference' },
  {
    match:
      /^(?:i|we) (?:work|am on|are on) (?:nights|night shifts?|late shifts?|early shifts?|shifts|days|weekends|from home)\b/,
    kind: 'fact',
  },
  { match: /^i'm on (?:nights|late shifts?|early shifts?)\b/, kind: 'fact' },
  {
    match: new RegExp(
      `^(?:i|we)(?:'ve got| have got| have) (?:a|an|two|three|one) [a-z' -]{3,60} (?:in|on) (?:the|our|my) ${PLACE}$`,
    ),
    kind: 'fact',
  },
  {
    match:
      /^(?:i|we)(?:'ve got| have got| have) (?:only )?(?:a|an|no|one|two) (?:very )?(?:big|large|small|tiny|old|huge|second|spare|separate) (?:freezer|fridge|kitchen|garden|allotment|larder|pantry|cellar|dining table|hob|sink)$/,
    kind: 'fact',
  },
  {
    match:
      /^(?:my|our|the) (?:[a-z-]+ ){0,2}(?:oven|hob|stove|grill|fridge|freezer|cooker|toaster|boiler|kettle|tap|dishwasher|scales|smoke alarm)(?: door| drawer| light| shelf)? (?:always |never |still |only )?(?:runs|burns|leaks|freezes|takes|sticks|trips|heats|works|is|has|doesn't|does not|won't)\b/,
    kind: 'fact',
  },
  {
    match: new RegExp(
      `^(?:my|our) [a-z' -]{3,40} (?:comes?|visits?|stays?|eats? with us|is here|cooks?) (?:.* )?(?:on|every|each) (?:${DAY}|other|week|month)`,
    ),
    kind: 'person',
  },
]

/** What is over soon, is meant for once, or has a place of its own. */
const PASSING =
  /\?|\b(?:tonight|today|tomorrow|yesterday|this (?:week|evening|morning|month|time)|next (?:week|time)|last|just|now and|later|ago|allerg\w*|intoleran\w*|coeliac|celiac|vegan|vegetarian|halal|kosher|gluten|diet|hate|dislike|can't (?:eat|stand)|calories|kcal|protein|bought|used up|if|would|could|should|might|remember|forget|recipe)\b|https?:/

const SENTENCES_MAX = 20

/** The statements of a message that fit a form, as they were written. */
export function gatherByRules(message: string): GatheredMemory[] {
  // What is pasted or dictated at length is not told in passing.
  if (message.length > 600 || message.split('\n').length > 4) return []
  const sentences = message
    .replace(/[’‘`]/g, "'")
    .split(/(?:[.!;\n]|, (?:so|but|and|cos|because) | - )/)
    .slice(0, SENTENCES_MAX)
    .map(withoutLead)
    .filter((sentence) => sentence.length >= 10 && sentence.length <= 200)
  return sentences.flatMap((text) => {
    const plain = text.toLowerCase()
    const form = PASSING.test(plain) ? undefined : FORMS.find(({ match }) => match.test(plain))
    if (form === undefined) return []
    return [{ text, kind: form.kind, subject: subjectOfFact(text).subject, keywords: null }]
  })
}

/** A sentence without the words that only lead to it: "oh by the way". */
export function withoutLead(sentence: string): string {
  return sentence
    .replace(/^\s*(?:(?:oh|by the way|btw|also|and|so|well|anyway|fyi|actually|right)[, ]+)*/i, '')
    .trim()
}
