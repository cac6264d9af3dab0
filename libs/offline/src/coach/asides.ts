import { mealPattern } from '../reading/meal-words.ts'

// What is said behind food that was told, and tells nothing of it: how it is meant, and since when.

/** How something is meant, at the end of a sentence: "had 3 with golden syrup btw", "it was 150 ml if that matters". */
const MEANT =
  /(?:, ?| )(?:btw|by the way|mind you|fwiw|tbh|to be honest|ngl|innit|the works|(?:if|in case) (?:that|it|this) (?:matters|helps|counts|makes (?:a|any) difference)|do(?:n't|nt| not) ask(?: me)?(?: (?:for )?(?:the )?(?:grams|weights?|amounts?|calories|how (?:much|many)))?)(?=$|[,.!?])/g
/** "No beans on it, mind": behind what somebody minds it is no aside. */
const MIND =
  /(?<=^(?:no|without|not|only|just|it|the|there|they) [^.!?]{2,60}?(?<!\b(?:never|don't|dont|doesn't|not|do|does|would|i|you|my|your|his|her|in|to|of|out|won't)))[, ]+mind(?=$|[.!])/g

/** "They were big ones. like pint glasses": what they were like goes on with it. */
const ONES = /(?<=\b(?:were|was|are) (?:[a-z]+ )?ones?) ?\. (?=(?:more )?(?:like|about) )/g

const THEN = `(?:then|(?:i )?(?:got|woke|getting|waking) up|this morning|midday|noon|maghrib|fajr|(?:my |the )?(?:${mealPattern}|tea|gym|run|work))`
/** What people count that is no food: so long it is since something was. */
const NO_FOOD =
  '(?:days?|weeks?|months?|years?|hours?|minutes?|times|ages|kg|kilos?|lbs?|pounds|stone|while|bit)'
const COUNT = '(?:(?:an?|a couple(?: of)?|couple of|another|some|half an?|two|three|four|five|six|\\d{1,2}) )'
/** "A coffee and a monster since", "had two biscuits since lunch": a meal from which somebody counts is none that was eaten. */
const SINCE = new RegExp(
  `^(?<had>(?:(?:i|we)(?:'ve)? )?(?:(?:have|had|ate|drank|eaten|drunk) )?)(?<foods>${COUNT}(?!${NO_FOOD} )[^.!?]{2,120}?),? since(?: ${THEN})?(?=$|[.!])`,
)

/** A message without what is said behind its foods and tells nothing of them. */
export function withoutAsides(text: string): string {
  const bare = text.replace(ONES, ', ').replace(MEANT, '').replace(MIND, '')
  return bare.replace(SINCE, (_, had: string, foods: string) => `${had === '' ? 'i had ' : had}${foods}`)
}
