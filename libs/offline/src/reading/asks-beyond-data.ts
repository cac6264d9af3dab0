import { isKnownFood } from '../understanding/index.ts'

// Knows the everyday questions of cooks that no data of Alfred's answers, and says so instead of answering another question.

const OPENING = /^(?:(?:so|and|but|ok|okay|also|oh|hey|now|well|right|hi|please|alfred)[ ,]+)+/
const WEIGHT =
  '(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six) ?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?)'
const COUNT = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)'
const PEOPLE = `(?:(?:(?:a|each|per|one) )?(?:person|head|guest|adult|kid|child)|${COUNT}(?: (?:people|persons|adults|of us|guests|kids|mouths))?|(?:all of )?us(?: all)?|everyone|everybody)`
const FOOD = "(?<food>[a-z][a-z' -]{1,40}?)"

/** How much of a food people eat: "cod, how much do I need for 5 people", "is 4 pounds of pork enough for 8". */
const PER_PERSON: readonly RegExp[] = [
  new RegExp(
    `^how (?:much|many) ${FOOD}(?: (?:should|do|would|will|must|shall) (?:i|we|you) (?:need|get|buy|make|cook|allow|do|serve|plan on|want))?,? (?:for|to feed|to serve|per|a|each) ?${PEOPLE}$`,
  ),
  new RegExp(
    `^${FOOD},? how (?:much|many)(?: of it)? (?:(?:do|should|would|will|must) )?(?:i|we) (?:need|get|buy|make|cook|allow)?,? ?(?:for|to feed|to serve|per) ${PEOPLE}$`,
  ),
  new RegExp(
    `^(?:is|are|will|would) (?:the |my |that )?${WEIGHT}(?: (?:of )?${FOOD.replace('food', 'of')})? (?:be )?(?:enough|plenty|sufficient|too (?:much|little))(?: ${FOOD.replace('food', 'of2')})? (?:for|to feed|to serve) ${PEOPLE}$`,
  ),
  new RegExp(
    `^how (?:big|large|heavy) (?:of )?(?:an?|the|should (?:the|my|a)) ${FOOD}(?: (?:should|do|would|must) (?:i|we) (?:get|buy|need|order)| should (?:it|i) be| be)?(?:,? (?:for|to feed) ${PEOPLE})?$`,
  ),
  new RegExp(
    `^what (?:size|weight) (?:of )?(?:an? )?${FOOD} (?:should|do|would|must) (?:i|we) (?:get|buy|need|order)(?: (?:for|to feed) ${PEOPLE})?$`,
  ),
]

const COOKED =
  '(?:cook|bake|roast|boil|fry|grill|steam|smoke|poach|simmer|braise|sear|barbecue|bbq|microwave|air[- ]?fry|griddle|toast)(?:ing|ed)?'
const HEATED =
  '(?:in|on|under) (?:the|a|an|my) (?:oven|grill|pan|air ?fryer|smoker|barbecue|bbq|slow cooker|microwave|hob|stove|instant pot|pressure cooker)'
const DEGREES = '(?:what|which) (?:internal |core |oven )?(?:temp(?:erature)?|heat|gas mark|degrees?)'

/** How long or how hot a food is cooked: "what temp do I pull the pork at", "how long for the salmon in the oven". */
const TIME_OR_HEAT: readonly RegExp[] = [
  new RegExp(
    `^how long (?:(?:do|should|must|would|shall|can) (?:i|we|you) |to |does it take to )${COOKED} (?:the |my |an? |some |this )?${FOOD}(?: (?:for|${HEATED}))?$`,
  ),
  new RegExp(
    `^how long (?:for |does |do |should |will |would )?(?:the |my |an? |this )?${FOOD} (?:need |take |go |be |cook |stay |to cook )*${HEATED}(?: for)?$`,
  ),
  new RegExp(
    `^(?:at )?${DEGREES} (?:(?:do|should|must|does|is|to|for|shall|would) )(?:(?:i|we|you) )?(?:(?:pull|take|cook|bake|roast|smoke|grill|fry|set|have|get|put|need|want) )?(?:out |for )?(?:the |my |an? |it |this )?${FOOD}(?: (?:at|in|to|off|out|be|to be|done|at when .{1,30}|up to|come (?:out|off)|need to be|${HEATED}))*$`,
  ),
  new RegExp(
    `^(?:and )?how (?:long|hot)(?: is that)? at (?:\\d{2,3}|gas mark \\d)(?: ?(?:degrees|c|f|°c|°f))?(?: fan)?$`,
  ),
]

/** How long something takes to thaw. */
const THAWING: readonly RegExp[] = [
  /^(?:if (?:i|we) (?:buy|get|have) (?:it|one|them) frozen,? )(?:when|how (?:early|long before|soon)) (?:do|should|must) (?:i|we) (?:take|get|bring) (?:it|them) out(?: of the freezer)?$/,
  /^how long (?:does|do|will|would|should) (?:it|they|that|this|(?:the |my |an? )?[a-z][a-z' -]{1,30}?) (?:take|need)(?: to)? (?:to )?(?:thaw|defrost)(?: (?:out|in the fridge|overnight|on the counter))*$/,
]

/** Of which form of a food a figure was. */
const OF_WHICH_FORM =
  /^(?:is|was) (?:that|this|it) (?:(?:for|the|with) )*(?:drained|undrained|(?:raw|cooked|dry|uncooked)(?: or (?:raw|cooked|dry|uncooked|drained))?|peeled|with (?:the |its )?(?:skin|bone|bones|shell|liquid|brine|oil|fat)(?: on| in)?|without (?:the |its )?(?:skin|bone|liquid|brine|oil)|skin on|bone in)(?: weight)?$/

/** What went wrong with a dish, which no diary tells. */
const WENT_WRONG =
  /\b(?:sunk|sank|collapsed|burnt|burned|dry|flat|soggy|raw in the middle|too (?:dense|dry|salty|runny|wet|thick|thin)|curdled|split|lumpy|did(?:n't| not) (?:rise|set)|won't (?:rise|set|thicken)|stuck to)\b[^?]{0,60}?[.!,;]? ?(?:so |and )?(?:what (?:am i|did i|have i|was i) (?:doing|do|done) wrong|what went wrong|why(?: is that| was that| did (?:it|that) happen)?|any idea why)\?*$/

const SAID = {
  amount:
    'How much of a single food people eat I do not know, and I do not guess. A recipe tells what it takes: name a dish and for how many, and I reckon its amounts.',
  heat: 'How long and how hot a single food is cooked I do not know, and I do not guess. The recipes of the cookbook tell it in their steps: ask me for one with it.',
  thawing:
    'How long something takes to thaw I do not know, and I do not guess. In the fridge it keeps cold while it thaws; the pack tells the time for its weight.',
  form: 'Of which form a figure is I can tell no further than by the name that I gave with it. Say how many grams you ate, in the form in which you ate it, and I reckon with that.',
  wrong:
    'What went wrong with a dish I cannot tell. I know the steps of recipes: ask me for one, and compare.',
} as const

const isFood = (said: string | undefined): boolean =>
  said === undefined || isKnownFood(said) || isKnownFood(said.split(' ').at(-1) ?? '')

/** The honest answer to a question that no data answers; undefined for any other message. */
export function asksBeyondData(message: string): string | undefined {
  const said = message.toLowerCase().replace(/[’‘`]/g, "'").trim()
  if (WENT_WRONG.test(said)) return SAID.wrong
  // What is remarked behind the question, or aside, is no part of it.
  const [first = ''] = said
    .replace(OPENING, '')
    .split(/[?.!](?:\s|$)|, (?:it's|its|i'm|we're|smoking|cooking|doing|for) /)
  const fits = (patterns: readonly RegExp[]): boolean =>
    patterns.some((pattern) => {
      const found = pattern.exec(first.trim())
      return found !== null && isFood(found.groups?.['food'])
    })
  if (OF_WHICH_FORM.test(first.trim())) return SAID.form
  if (fits(THAWING)) return SAID.thawing
  if (fits(PER_PERSON)) return SAID.amount
  return fits(TIME_OR_HEAT) ? SAID.heat : undefined
}
