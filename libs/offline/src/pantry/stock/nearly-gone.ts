import type { Intent } from '../kitchen-intent.ts'
import type { TopicRule } from '../topic-rule.ts'
import { isShownInStock } from './usual-pack.ts'

const NEARLY = '(?:nearly|almost|just about|all but|practically|very nearly)'
const FOOD =
  '(?<food>(?!(?:it|they|that|this|those|these|everything|dinner|lunch|breakfast|supper)\\b)[a-z][a-z ]{1,40}?)'

const SAYS_NEARLY = new RegExp(
  `\\b${NEARLY} (?:all )?(?:finished|gone|out|empty|used up|done)\\b|\\brunning (?:low|out)\\b`,
  'i',
)

/** Does a message tell that there is little left of something? */
export const isNearlyGone = (message: string): boolean => SAYS_NEARLY.test(message)

/** Takes a reading all of a food out of stock of which a message says that there is little left? */
export function usesUpTooEarly(message: string, calls: readonly Intent[]): boolean {
  return (
    isNearlyGone(message) &&
    calls.some((call) => call.tool === 'use_item' && call.arguments.quantity === null)
  )
}

const toBuy = (food: string): Intent[] => [
  { tool: 'add_to_shopping', arguments: { food, quantity: null, unit: null } },
]

/** What is nearly gone is to be bought, and none of it is used up yet: "the coffee's almost gone". What is finished may be a dish that is cooked. */
export const nearlyGoneRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:the |my |our )?${FOOD}(?:'s| is| are) ${NEARLY} (?:all )?(?<finished>finished|gone|out|empty|used up)(?: now)?$`,
    ),
    read: ({ food = '', finished }, { brief, isQuestion }) =>
      isQuestion || (finished === 'finished' && !isShownInStock(food, brief)) ? undefined : toBuy(food),
  },
  {
    match: new RegExp(
      `^(?:(?:i'm|i am|we're|we are) )?${NEARLY} (?:all )?out of (?:the |my |our )?${FOOD}(?: now)?$`,
    ),
    read: ({ food = '' }, { isQuestion }) => (isQuestion ? undefined : toBuy(food)),
  },
]
