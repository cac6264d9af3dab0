import type { TurnBrief } from '@alfred/contracts'
import { plainly } from '../../reading/parts-of-message.ts'
import { isToolIntent, type ToolIntent } from '../kitchen-intent.ts'
import { saidAs } from '../said-as.ts'
import { searchCookbook } from './read-cookbook.ts'

// How a dish is made, in whatever words it is asked: "how do u make pancakes", "dal sounds good, how do I make it".

const OPENING =
  '(?:(?:so|and|ok|okay|right|hi|hello|hey|please|alfred|oh|yeah|yes|well|then|can you tell me|tell me|do you know|show me)[ ,.!]+)*'
const HOW =
  "how (?:(?:do|does|can|could|would|should|shall|might|d'?)(?: (?:i|u|you|ya|we|one|someone|anyone))?|to|i|u) (?:go about )?(?:make|making|cook|cooking|bake|baking|prepare|rustle up|whip up)"
const DISH =
  "(?:an? |some |the |my |our )?(?!(?:it|that|this|them|these|those)\\b)(?<dish>[\\p{L}][\\p{L}' -]{2,40}?)"
const CLOSING = '(?:,? (?:please|then|thanks|from scratch|at home|properly|myself|pls))*[?!. ]*$'
const FORMS: readonly RegExp[] = [
  new RegExp(`^${OPENING}${HOW} ${DISH}${CLOSING}`, 'u'),
  new RegExp(
    `^${OPENING}${DISH}(?:,? (?:sounds?|looks?|would be|is)(?: really| so)? (?:good|nice|lovely|great|tasty|perfect|fine))?(?:[,.!]? (?:yeah|yes|please|then|mm+|yum|but|so|and|ok))*[,.!?-]* ${HOW} (?:it|that|them|those|this|one)${CLOSING}`,
    'u',
  ),
]
/** What asks for more than how it is made. */
const IS_MORE =
  /\b(?:for|with|without|less|more|healthier|vegan|gluten|dairy|sure|list|plan|use|stock|fridge|last|sense|room|space)\b/

/** The dish of which a message asks how it is made. Undefined for any other message. */
export function dishToMake(message: string): string | undefined {
  const said = plainly(message)
  const dish = FORMS.map((form) => form.exec(said)?.groups?.['dish']).find((one) => one !== undefined)
  return dish === undefined || IS_MORE.test(dish) || dish.split(' ').length > 4 ? undefined : dish
}

/** The brief with such a question in the words that the rules of recipes know. */
export function withDishToMake(brief: TurnBrief): TurnBrief {
  if (brief.answered !== null) return brief
  return saidAs(brief, (message) => {
    const dish = dishToMake(message)
    return dish === undefined ? message : `how do i make ${dish}`
  })
}

/** Dishes of that name are searched for in the cookbook where none is known by it. */
export const searchToMake = (dish: string): ToolIntent[] => searchCookbook(dish).filter(isToolIntent)
