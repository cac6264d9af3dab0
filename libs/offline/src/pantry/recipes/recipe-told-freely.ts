import type { TurnBrief } from '@alfred/contracts'
import { foldLines, numberWords, readNumber, withoutEnding } from '@alfred/language'
import { ask, openSlot } from '../../reading/intent.ts'
import { withMixedNumbers } from '../../reading/mixed-numbers.ts'
import { NAMELESS_RECIPE } from '../../understanding/index.ts'
import type { Intent } from '../kitchen-intent.ts'
import { dishSpokenOf } from './dish-spoken-of.ts'
import { draftOf, toldAgain } from './draft-recipe.ts'
import { YIELDED } from './lay-out-recipe.ts'
import { listOfTold } from './list-of-told.ts'
import { readDictated } from './read-pasted.ts'

// Reads recipes as people tell them in passing, by how they make a dish or with what is to be saved: "this is how I make my picadillo, you brown
// ...", "I've got this pesto recipe off a mate, can you save it. 50 g basil ...", "save it for me, it's 3 bananas ...".

const OPENING =
  '(?:(?:ok|okay|so|right|well|hey|hi|hello|alfred|now|listen|um|alright|nice|great|lovely|good|thanks|please|yes|yeah|and|oh)[ ,.!-]+)*'
const WHOSE = '(?:(?:my|our|the|a|an|some|this|his|her|their|that) )?'
const WHO = '(?:i|we|you|he|she|they|(?:my|our) [a-z]{2,12})'
const MAKE = '(?:make|makes|made|do|does|did|cook|cooks|bake|bakes|prepare)'
const NAME = "(?<name>[\\p{L}][\\p{L}' -]{2,48}?)"
const NAME_ENDS = '(?: ?[,:.;–-] *| (?=(?:you|i|we|it|first|is|with|take|start|from)\\b))'
const SAVE_IT =
  '(?:(?:can|could|will|would) you |please )?(?:save|keep|store|note|write|put) (?:it|this|that|them)(?: one)?(?: down)?(?: (?:for me|please|to my recipes|in my recipes|as a recipe))*'
const IT_IS =
  "(?:(?:it'?s|its|it is|it has|it takes|it was|you need|you take|there'?s|that'?s)(?: made (?:of|with|from))?(?: |: ?))?"

/** A list of what goes in begins with how much of it. */
const AMOUNT_BEGINS = `(?=\\d|[½¼¾⅓⅔]|(?:${numberWords.join('|')}|half|some|an?) )`

const FORMS: readonly RegExp[] = [
  new RegExp(
    `^${OPENING}(?:this|that|here)(?:'?s| is) (?:how|the way) ${WHO} (?:always |usually )?${MAKE} ${WHOSE}${NAME}${NAME_ENDS}(?<told>[^\\s,:.;–-].*)$`,
    'isu',
  ),
  new RegExp(
    `^${OPENING}(?:the way|how) ${WHO} (?:always |usually )?${MAKE} ${WHOSE}${NAME}(?: is|:|,)[ :,]*(?<told>[^ :,].*)$`,
    'isu',
  ),
  new RegExp(
    `^${OPENING}(?:(?:i(?:'ve| have)?|we(?:'ve| have)?) )?(?:got|have|found|here'?s|here is|this is)(?: got)? ${WHOSE}${NAME} recipe(?: (?:off|from|of|by) [^.:,]{2,40})?[,.:;–-]+ ?(?:and )?${SAVE_IT}[ .:,?!–-]+${IT_IS}(?<told>[^ .:,?!–-].*)$`,
    'isu',
  ),
  new RegExp(
    `^${OPENING}${SAVE_IT}[ .:,!–-]+${IT_IS}(?=\\d|[½¼¾⅓⅔]|(?:${numberWords.join('|')}|half|some) )(?<told>.+)$`,
    'isu',
  ),
  // "Save my khichdi, 1 cup rice, ...".
  new RegExp(
    `^${OPENING}(?:(?:i'd like|i would like|i want|can i|could i|may i|let me|let's|i'll)(?: to)? )?(?:save|keep|store|note|write down|record) ${WHOSE}(?!(?:it|this|that|them|these|those|some|for)\\b)${NAME}(?: recipe)?[,:.;–-]+ ${IT_IS}${AMOUNT_BEGINS}(?<told>.+)$`,
    'isu',
  ),
  // "I give you my carbonara. 400 g spaghetti, ...".
  new RegExp(
    `^${OPENING}(?:i(?:'ll| will)? (?:give|tell) you|let me (?:give|tell) you|here(?:'s| is| comes)|this is)(?: about)? (?:my|our) ${NAME}(?: recipe)?[,:.;!–-]+ ${AMOUNT_BEGINS}(?<told>.+)$`,
    'isu',
  ),
  // "1 banana, 1 cup oat milk, ... Save that as morning smoothie".
  new RegExp(
    `^(?:[^\\d.;]{0,60}[!:.,–-] ?)?${AMOUNT_BEGINS}(?<told>[^;]{10,600}?)[.!,]+ (?:please |and |then |can you |could you )*(?:save|keep|store) (?:it|that|this|them) as (?:a |an |my |our |the )?${NAME}(?: recipe)?(?: please)?[.!]*$`,
    'isu',
  ),
]
/** What is put somewhere is no recipe: "keep my leeks, 2 of them, in the fridge". */
const SOMEWHERE = /\b(?:shopping|list|fridge|freezer|pantry|cupboard)\b/i
/** Only these tell by their form that a dish is made so, whatever else is said. */
const HOW_IT_IS_MADE = 2

const COUNT = `(?<count>\\d{1,2}|${numberWords.join('|')})`
const EATERS = `(?: (?:people|persons|of us|servings?|portions?|${YIELDED}))?`
const SERVES = new RegExp(
  `[,.;]? ?\\b(?:and )?(?:(?:it|that|this)(?:'s| is| will)? )?(?:(?:enough )?for|serves?|makes?|feeds?|yields?) (?:about |around )?${COUNT}${EATERS}(?=\\s*(?:[.,;!]|$))`,
  'i',
)
const TELL_IT_ALL =
  'Is that a recipe? Tell me its name and what goes in, such as "save a recipe: chilli. 500 g mince, 2 cans of beans".'
const FEWEST = 2

/** The recipe that a message tells in passing, to be shown and asked about. Undefined for any other message. */
export function recipeToldFreely(message: string, brief: TurnBrief | null): Intent[] | undefined {
  const written = withMixedNumbers(foldLines(message).replaceAll('’', "'").replaceAll('\n', '. '))
  const form = FORMS.findIndex((one) => one.test(written))
  const { name, told = '' } = FORMS[form]?.exec(written)?.groups ?? {}
  if (told === '' || told.includes('?') || SOMEWHERE.test(told)) return undefined
  const serves = readNumber(SERVES.exec(told)?.groups?.['count']?.toLowerCase() ?? '') ?? null
  const { ingredients, steps } = listOfTold(told.replace(SERVES, ''))
  if (ingredients.length < FEWEST)
    return form < HOW_IT_IS_MADE && /\d/.test(told) ? [ask(TELL_IT_ALL, openSlot('recipe'))] : undefined
  const title = name?.trim() ?? dishSpokenOf(brief?.recent_turns ?? []) ?? NAMELESS_RECIPE
  return readDictated(toldAgain({ name: withoutEnding(title, ' -'), serves, ingredients, steps }))
}

/** The recipe that a message tells, in passing or as it is dictated. Undefined for any other message. */
export function readToldRecipe(message: string, brief: TurnBrief | null): Intent[] | undefined {
  return recipeToldFreely(message, brief) ?? namedBySpokenOf(readDictated(message), brief)
}

/** A recipe of which nobody said the name is called by the dish that was spoken of before it. */
function namedBySpokenOf(told: Intent[] | undefined, brief: TurnBrief | null): Intent[] | undefined {
  return told?.map((intent) => {
    if (intent.tool !== 'request' || intent.request !== 'save_dictated') return intent
    const draft = draftOf(intent.text)
    const name = draft.name === NAMELESS_RECIPE ? dishSpokenOf(brief?.recent_turns ?? []) : undefined
    return name === undefined ? intent : { ...intent, text: toldAgain({ ...draft, name }) }
  })
}
