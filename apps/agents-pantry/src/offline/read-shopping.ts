import { readStockList } from './read-stock-list.ts'
import { ask } from './kitchen-intent.ts'
import type { Intent } from './kitchen-intent.ts'
import type { TopicRule } from './topic-rule.ts'

const LIST = '(?:(?:the |my |our )?(?:shopping|grocery|groceries)(?: list)?|(?:the|my|our) list)'

/** One call for each food of a list; what is no food is asked about. */
const eachFood =
  (intent: (food: string, quantity: number | null, unit: string | null) => Intent): TopicRule['read'] =>
  ({ list = '' }) => {
    const { items, leftover } = readStockList(list)
    return [
      ...items.map(({ food, quantity, unit }) => intent(food, quantity, unit)),
      ...leftover.map((part) => ask(`Which food do you mean by "${part.slice(0, 60)}"?`)),
    ]
  }

const add = eachFood((food, quantity, unit) => ({
  tool: 'add_to_shopping',
  arguments: { food, quantity, unit },
}))
const remove = eachFood((food) => ({ tool: 'remove_from_shopping', arguments: { food } }))
const checkOff = eachFood((food) => ({ tool: 'check_off', arguments: { food } }))

/** In the order in which they are tried. */
export const shoppingRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:what(?:'s| is| do i have)|whats|show(?: me)?|read(?: me)?|list|check|tell me|open)(?: what(?:'s| is))?(?: on)? ${LIST}$|^what (?:do (?:i|we) (?:need|have) to|should (?:i|we)|must (?:i|we)) (?:buy|get)(?: at the (?:shop|store|supermarket))?$`,
    ),
    read: () => [{ tool: 'list_shopping', arguments: {} }],
  },
  { match: new RegExp(`^(?:add|put|write|stick|get) (?<list>.+?) (?:to|on|onto|in) ${LIST}$`), read: add },
  {
    match: new RegExp(`^(?:remove|take|delete|drop) (?<list>.+?) (?:from|off|out of) ${LIST}$`),
    read: remove,
  },
  {
    match: new RegExp(`^(?:i|we) (?:don't|do not|no longer) need(?: to buy)? (?<list>.+?)(?: any ?more)?$`),
    read: remove,
  },
  { match: new RegExp(`^(?:tick|check|cross|strike) (?<list>.+?) off(?: ${LIST})?$`), read: checkOff },
  {
    match: new RegExp(`^(?:tick|check|cross|mark) off (?<list>.+?)(?: (?:on|from|off) ${LIST})?$`),
    read: checkOff,
  },
  { match: /^mark (?<list>.+?) as (?:bought|done|got|checked(?: off)?)$/, read: checkOff },
  {
    match:
      /^(?:(?:i|we)(?: have|'ve)? )?(?:got|bought|picked up) (?<list>.+?),? ?\(?(?:(?:so |and |please )*(?:tick|check|cross|strike)(?:ed)? (?:it |them |that |those )?off.*)\)?$/,
    read: checkOff,
  },
]
