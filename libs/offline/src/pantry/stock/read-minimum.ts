import type { PantryArguments } from '@alfred/contracts'
import { askAmount } from '../../reading/intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import { readStockList } from './read-stock-list.ts'
import type { TopicRule } from '../topic-rule.ts'

// Reads how much of a food is always wanted in: "always keep at least two litres of milk in", "warn me when we have under 6 eggs".

type MinStock = PantryArguments<'set_min_stock'>

const LEAST =
  '(?:at least|at minimum|a minimum of|minimum(?: of)?|min|no (?:less|fewer) than|never (?:less|fewer) than)'
const BELOW = '(?:under|below|less than|fewer than|lower than)'
const FOOD = "[a-z' -]{2,40}?"
const AMOUNT = '(?:\\d|an? |half)[^,;]{0,40}?'
const AT_HOME =
  '(?: (?:in(?: stock| the (?:house|kitchen|fridge|freezer|pantry|cupboard)| my kitchen)?|at home|on hand|around|here|left|there|by me|put by))*(?:,? (?:always|minimum|at all times|please))*'
const IN_ONE = '(?:i|we|you)'
const TOLD = `(?:(?:please )?(?:warn|tell|alert|remind|notify) (?:me|us)|let (?:me|us) know|(?:i|we) want to (?:know|be (?:warned|told)))(?: (?:when|if|as soon as|once|whenever))(?: ever)?`

/** Habits of meals, times and nutrients are amounts of nothing that is kept in. */
const NO_STOCK =
  /\b(?:breakfast|lunch|dinner|supper|brunch|snacks?|with|each|every|per|a day|daily|minutes?|hours?|seconds?|days?|weeks?|protein|carbs?|fat|calories|kcal|fib(?:re|er)|sugars?|sodium|people|guests)\b/

/** The minimums in a list of amounts; a food without an amount leads to a question. */
function minimumsOf(said: string): Intent[] | undefined {
  if (NO_STOCK.test(said)) return undefined
  const { items, leftover } = readStockList(said)
  if (items.length === 0 || leftover.length > 0) return undefined
  return items.map(({ food, quantity, unit }) =>
    quantity === null ? askAmount(food) : minimum({ food, quantity, unit }),
  )
}

const minimum = (told: MinStock): Intent => ({ tool: 'set_min_stock', arguments: told })
const ownFood = (food: string): string => food.replace(/^(?:the|my|our) /, '')

const readList: TopicRule['read'] = ({ list = '' }, { isQuestion }) =>
  isQuestion ? undefined : minimumsOf(list)
/** "Never let the tuna get below 3 tins": the amount stands behind its food. */
const readTurned: TopicRule['read'] = ({ food = '', amount = '' }, { isQuestion }) =>
  isQuestion ? undefined : minimumsOf(`${amount} ${ownFood(food)}`)
const readGone: TopicRule['read'] = ({ food = '' }, { isQuestion }) =>
  isQuestion ? undefined : [minimum({ food: ownFood(food), quantity: null, unit: null })]
const readLow: TopicRule['read'] = () => [{ tool: 'list_low_stock', arguments: {} }]

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^${pattern}$`),
  read,
})

/** In the order in which they are tried. */
export const minimumRules: readonly TopicRule[] = [
  // "Always keep at least two litres of milk in", "I always want 6 eggs in the house".
  rule(
    `(?:make sure (?:that )?|see (?:to it )?that )?(?:${IN_ONE} )?(?:(?:should|must|need to|want to|like to|have to|'d like to) )?always (?:keep|have|want|need|stock|like to have|want to have|want at home)(?: to have)? (?:${LEAST} )?(?<list>[^;]{2,120}?)${AT_HOME}`,
    readList,
  ),
  rule(`(?:please )?(?:keep|have|stock|want) ${LEAST} (?<list>[^;]{2,120}?)${AT_HOME}`, readList),
  rule(
    `there (?:should|must|has to|have to|needs? to) always be (?:${LEAST} )?(?<list>[^;]{2,120}?)${AT_HOME}`,
    readList,
  ),
  rule(
    `(?:(?:i|we) )?(?:never want|don't ever want|do not ever want) (?:to have )?${BELOW} (?<list>[^;]{2,80}?)${AT_HOME}`,
    readList,
  ),
  rule(
    `never (?:have |keep |let (?:it|us|me) (?:get|have|go) )?${BELOW} (?<list>[^;]{2,80}?)${AT_HOME}`,
    readList,
  ),
  // "Warn me when we have under 6 eggs", "tell me when the milk drops below 1 litre".
  rule(
    `${TOLD} (?:(?:i|we) (?:have|'ve got|have got|get)|there(?:'s| is| are)|(?:i|we) (?:am|are|'re|'m) down to) ${BELOW} (?<list>[^;]{2,80}?)${AT_HOME}`,
    readList,
  ),
  rule(
    `${TOLD} (?<food>${FOOD}) (?:is|are|goes|go|gets?|drops?|falls?|runs?)(?: down)?(?: to)? ${BELOW} (?<amount>${AMOUNT})${AT_HOME}`,
    readTurned,
  ),
  rule(
    `(?:never let|don't let|do not let) (?<food>${FOOD}) (?:get|go|drop|fall|run|be)(?: down)? ${BELOW} (?<amount>${AMOUNT})${AT_HOME}`,
    readTurned,
  ),
  rule(
    `(?<food>${FOOD}) (?:should|must|may|can) (?:not|never) (?:get|go|drop|fall|run|be)(?: down)? ${BELOW} (?<amount>${AMOUNT})${AT_HOME}`,
    readTurned,
  ),
  // "The same for eggs, never fewer than 6".
  rule(
    `(?:the )?same (?:for|with|goes for) (?<food>${FOOD}),? (?:(?:but|only) )?(?:(?:(?:i|we) )?(?:never|always|don't ever|do not ever)(?: (?:want|have|keep|need))?(?: to have)? )?(?:${BELOW}|${LEAST}) (?<amount>${AMOUNT})${AT_HOME}`,
    readTurned,
  ),
  // "Set the minimum of milk to 2 litres".
  rule(
    `(?:set|change|make|put) (?:the |my |our |a )?minimum(?: stock| amount| level)? (?:of|for) (?<food>${FOOD}) (?:to|at|as|is|of) (?<amount>${AMOUNT})`,
    readTurned,
  ),
  rule(
    `(?:the|my|our) minimum(?: stock| amount)? (?:of|for) (?<food>${FOOD}) is (?<amount>${AMOUNT})`,
    readTurned,
  ),
  // "Remove the minimum for milk".
  rule(
    `(?:remove|delete|drop|forget|cancel|scrap|take away|clear) (?:the |my |our )?(?:minimum|min)(?: stock| amount| level)? (?:of|for|on) (?<food>${FOOD})`,
    readGone,
  ),
  rule(`(?:there is |there's )?no (?:more )?minimum (?:of|for) (?<food>${FOOD})(?: any ?more)?`, readGone),
  rule(
    `stop (?:warning|telling|alerting) (?:me|us) (?:about|of|when) (?<food>${FOOD}) (?:is|are|being|runs?|running|getting) low`,
    readGone,
  ),
  rule(
    `(?:i|we|you) (?:no longer (?:need|want|have) to|don't (?:need|have) to|do not (?:need|have) to)(?: always)? keep (?<food>${FOOD})(?: always)? in(?: stock)?(?: any ?more)?`,
    readGone,
  ),
  // "What am I running low on?"
  rule(
    `(?:what|which (?:food|foods|things))(?:'s| is| are| am)?(?: (?:i|we|it))?(?: am| are)?(?: that)? (?:i |we )?(?:(?:running|getting|runs?|is|are) )?(?:low|short)(?: on| of)?(?: in(?: my| the)? (?:stock|kitchen))?`,
    readLow,
  ),
  rule(
    `(?:what|which (?:food|foods|things)) (?:is|are|has|have)(?: (?:gone|fallen))? (?:below|under)(?: (?:its|their|the|my|our))? minimums?(?: stock)?`,
    readLow,
  ),
  rule(
    `(?:are (?:i|we)|am i|do (?:i|we) run|is there anything|is anything|anything)(?: that)?(?: (?:i|we) (?:am|are)| (?:i'm|we're))?(?: (?:running|getting))? (?:low|short)(?: on anything| on| of)?`,
    readLow,
  ),
  rule(
    `(?:what|which|show(?: me)?|list)(?: are)?(?: all)?(?: my| our| the)? minimums?(?: stocks?)?(?: (?:have|did) (?:i|we) set| are set)?`,
    readLow,
  ),
]
