import { ask, askFood, openSlot } from '../reading/intent.ts'
import { readStockList } from './read-stock-list.ts'
import type { Intent } from './kitchen-intent.ts'
import { asWritten, mentionedRefs, onlyRecipe } from './topic-rule.ts'
import type { TopicRule } from './topic-rule.ts'

const LIST = '(?:(?:the |my |our )?(?:shopping|grocery|groceries)(?: list)?|(?:the|my|our) list)'

/** One intent for each food of a list; a word that is not a food leads to a question. */
const eachFood =
  (intent: (food: string, quantity: number | null, unit: string | null) => Intent): TopicRule['read'] =>
  ({ list = '' }) => {
    const { items, leftover } = readStockList(list)
    return [
      ...items.map(({ food, quantity, unit }) => intent(food, quantity, unit)),
      ...leftover.map(askFood),
    ]
  }

const add = eachFood((food, quantity, unit) => ({
  tool: 'add_to_shopping',
  arguments: { food, quantity, unit },
}))
const remove = eachFood((food) => ({ tool: 'remove_from_shopping', arguments: { food } }))
const checkOff = eachFood((food) => ({ tool: 'check_off', arguments: { food } }))

/** Reads a request to shop for a recipe: its ingredients are looked up, and what is in stock stays off the list. */
const shopFor: TopicRule['read'] = ({ name = '', dish }, topic): Intent[] => {
  const bare = (dish ?? name).replace(/^(?:the|my|our|that|this|a|an) /, '').replace(/ ?\brecipe$/, '')
  const [recipe = onlyRecipe(topic)] = mentionedRefs(topic, 'recipe')
  const isPointing = /^(?:it|that|this|the|one|)$/.test(bare)
  if (isPointing && recipe === null) return [ask('Which recipe do you mean?', openSlot('recipe'))]
  const [mentioned] = mentionedRefs(topic, 'recipe')
  const ref = isPointing ? recipe : (mentioned ?? null)
  return [
    {
      tool: 'request',
      request: 'shop_for_recipe',
      recipe: ref,
      name: ref === null ? asWritten(topic, bare) : null,
    },
  ]
}

const NEEDED =
  '(?:(?:all|everything|whatever|anything)(?: that)?|what(?:ever)?|(?:all )?(?:the )?(?:missing )?(?:ingredients|things|stuff|rest)(?: that)?)'
const NEEDS =
  "(?: (?:(?:i|we)(?: still)?(?: need| am missing| are missing|'m missing|'re missing| don't have| lack)|is missing|is needed|are missing|missing|needed|it takes))*"

/** In the order in which they are tried. */
export const shoppingRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:add|put|write|stick|get) ${NEEDED}${NEEDS} (?:for|to make|to cook|of|from|in) (?<name>.+?) (?:to|on|onto|in) ${LIST}$`,
    ),
    read: shopFor,
  },
  {
    match: new RegExp(
      `^(?:add|put|write|stick) ${NEEDED}${NEEDS} (?:to|on|onto|in) ${LIST} for (?<name>.+)$`,
    ),
    read: shopFor,
  },
  {
    match: new RegExp(
      `^(?:make|create|write)(?: me)? a ${LIST.replace('(?:the |my |our )?', '')} for (?<name>(?:the|my|that|this) .+)$`,
    ),
    read: shopFor,
  },
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
