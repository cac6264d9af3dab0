import type { PantryArguments } from '@alfred/contracts'
import { weekdayPattern } from '../../reading/day-words.ts'
import { writtenDatePattern } from '@alfred/language'
import { ask, askFood, openSlot } from '../../reading/intent.ts'
import { daysSpokenOf } from '../plan/days-spoken-of.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namesNoRecipe } from '../recipes/recipe-meant.ts'
import { asWritten, mentionedRefs, onlyRecipe } from '../topic-rule.ts'
import { buyWhatIsGone } from '../stock/what-is-gone.ts'
import type { Topic, TopicRule } from '../topic-rule.ts'
import { boughtListAnd } from './bought-beside-list.ts'
import { withoutReason } from './without-reason.ts'

const LIST = '(?:(?:the |my |our )?(?:shopping|grocery|groceries)(?: list)?|(?:the|my|our) list)'

/** No food is called so: another request stands in what was taken for the list, or a place that is none of it. */
const OTHER_REQUEST =
  /(?:^|\band |, ?)(?:plan|add|put|buy|move|swap|remove|cancel|tell|show|schedule)\b| add (?=[a-z])|\b(?:whatever|what(?:'s|s| is))\b|\b(?:to|in|into) (?:the |my |our )?(?:freezer|fridge|pantry|cupboard|larder)\b/

/** One intent for each food of a list; a word that is not a food leads to a question. */
const eachFood =
  (intent: (food: string, quantity: number | null, unit: string | null) => Intent): TopicRule['read'] =>
  ({ list = '' }) => {
    if (OTHER_REQUEST.test(list)) return [ask(`What shall I do about "${list}"?`, openSlot('message', list))]
    const { items, leftover } = readStockList(list)
    return [
      ...items.map(({ food, quantity, unit }) => intent(food, quantity, unit)),
      ...leftover.map(askFood),
    ]
  }

/** What is missing for something is no food of its own: "write the missing things in my list". */
const WHAT_IS_MISSING =
  /^(?:all )?(?:the )?(?:(?:missing|needed|remaining) (?:things|stuff|ingredients|items|bits)|things|stuff|ingredients)$/

const add = eachFood((food, quantity, unit) =>
  WHAT_IS_MISSING.test(food)
    ? ask('Which recipe do you mean?', openSlot('recipe'))
    : { tool: 'add_to_shopping', arguments: { food, quantity, unit } },
)
const remove = eachFood((food) => ({ tool: 'remove_from_shopping', arguments: { food, item: null } }))
/** What nobody needs: "milk or eggs" are both, and why they are not needed is no food. */
const removeUnneeded: TopicRule['read'] = ({ list = '' }, topic) =>
  remove(
    {
      list: withoutReason(list)
        .replace(/ any ?more$/, '')
        .replace(/,? (?:or|nor) /g, ', '),
    },
    topic,
  )
const checkOff = eachFood((food) => ({ tool: 'check_off', arguments: { food, item: null } }))

/** With what an amount begins. */
const COUNT = '(?:\\d|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'

type Missing = 'list_missing' | 'add_missing_to_shopping'

/** What is missing for a recipe, for a day or for the week that is planned. */
const missingFor =
  (tool: Missing): TopicRule['read'] =>
  ({ name = '', dish, servings }, topic): Intent[] => {
    const said = (dish ?? name).trim()
    const count = servings === undefined ? null : Number(servings)
    const days = DAYS.exec(said)?.groups
    if (days !== undefined) return [missing(tool, { from: days['day'] ?? 'this week' })]
    const span = SPAN.exec(said)?.groups
    if (span !== undefined) return [missing(tool, { from: span['from'] ?? '', until: span['until'] ?? null })]
    const bare = said.replace(/^(?:the|my|our|that|this|a|an) /, '').replace(/ ?\brecipe$/, '')
    const [mentioned] = mentionedRefs(topic, 'recipe')
    if (mentioned?.includes('gen_') === true) return [ask(SAVE_FIRST, openSlot('message'))]
    if (mentioned !== undefined) return [missing(tool, { recipe: mentioned, servings: count })]
    if (POINTING.test(bare) || namesNoRecipe(bare)) return missingForThat(tool, { said: bare, topic })
    return [missing(tool, { name: asWritten(topic, bare), servings: count })]
  }

const SAVE_FIRST =
  'I tell what is missing for recipes that are saved. Say "save it" first, then ask again: shall I save it?'
const POINTING = /^(?:the|it all|all(?: of)? (?:it|that|them|those)|)$/
/** What else there is, of which what was asked about before is no part. */
const OTHERS = /^(?:rest|remainder|remaining|others?)\b/

/** What "that" is for: what was asked about before, the days that were spoken of, or the only recipe. */
function missingForThat(tool: Missing, { said = '', topic }: { said?: string; topic: Topic }): Intent[] {
  const isOfOthers = OTHERS.test(said)
  const before = isOfOthers ? undefined : topic.last.find((intent) => intent.tool === 'list_missing')
  if (before !== undefined) return [{ tool, arguments: before.arguments }]
  // What only tells something may be of a plan that was spoken of a little earlier.
  const back = tool === 'list_missing' || isOfOthers ? 3 : 1
  const days = topic.brief === null ? undefined : daysSpokenOf(topic.brief, back)
  if (days !== undefined) return [missing(tool, days)]
  const recipe = isOfOthers ? null : onlyRecipe(topic)
  return [recipe === null ? ask('Which recipe do you mean?', openSlot('recipe')) : missing(tool, { recipe })]
}

/** "Put it all on the list": after a plan, a recipe, or what is missing for one, or what was used up; anything else was not asked for. */
const addAllOfThat: TopicRule['read'] = (_, topic) => {
  const isOfMeals = topic.brief !== null && daysSpokenOf(topic.brief) !== undefined
  const isOfMissing = topic.last.some(({ tool }) => tool === 'list_missing')
  return isOfMeals || isOfMissing
    ? missingForThat('add_missing_to_shopping', { topic })
    : buyWhatIsGone(topic)
}

const DAYS = new RegExp(
  `^(?:(?:the|this|my|our|next) )*(?:(?:week|meal)(?:'s)? )?(?:meal )?(?:plan|week|meals|dinners)(?: (?:for|of) (?<day>.+)| (?<day>(?:this|next) week(?:end)?|${weekdayPattern}))?$|^(?:what(?:'s| is) planned (?:for )?|(?:the |my )?(?:plan|meals?|dinners?) (?:for|of|on) )?(?<day>(?:this|next) week|today|tonight|tomorrow|(?:(?:next|this) )?${weekdayPattern})(?:'s (?:dinner|lunch|meals?|plan))?$`,
)

const A_DAY = `(?:today|tonight|tomorrow|the day after tomorrow|(?:(?:next|this) )?${weekdayPattern}|${writtenDatePattern})`
/** Several days in a row: "Thursday to Saturday", "tomorrow and Friday". */
const SPAN = new RegExp(
  `^(?:what(?:'s| is) planned (?:for )?|(?:the |my |our )?(?:plan|meals?|dinners?) )?(?:for |of |on |from |between )*(?:(?<from>${A_DAY}) ?(?:to|till?|until|through|and|-|–) ?(?<until>${A_DAY})|(?<from>(?:the )?next (?:\\d|two|three|four|five|six|seven) days|(?:the|this|next) weekend))(?:'s (?:dinners|meals))?$`,
)

function missing(tool: Missing, given: Partial<PantryArguments<Missing>>): Intent {
  const nothing = { recipe: null, name: null, servings: null, from: null, until: null }
  return { tool, arguments: { ...nothing, ...given } }
}

/** "Make the milk 3 litres": an amount of what is on the list. Where the list is not named, it has to be among what is there. */
const setAmount =
  (isListNamed: boolean): TopicRule['read'] =>
  ({ food = '', amount = '' }, topic) => {
    const bare = food.replace(/^(?:the|my|our) /, '')
    if (topic.isQuestion || (!isListNamed && !isOnList(topic, bare))) return undefined
    const [item, ...others] = readStockList(`${amount} ${bare}`).items
    if (item?.quantity == null || others.length > 0) return undefined
    return [
      {
        tool: 'set_shopping',
        arguments: { food: item.food, item: null, quantity: item.quantity, unit: item.unit },
      },
    ]
  }

/** "Make that 3 litres of milk", "only 6 eggs": another amount of what was just put on the list. */
const setAmountOfLast: TopicRule['read'] = ({ said = '' }, topic) => {
  const [item, ...others] = readStockList(said).items
  if (topic.isQuestion || item?.quantity == null || others.length > 0) return undefined
  return isOnList(topic, item.food)
    ? [
        {
          tool: 'set_shopping',
          arguments: { food: item.food, item: null, quantity: item.quantity, unit: item.unit },
        },
      ]
    : undefined
}

/** Was the list spoken of last, and this food with it lately? */
function isOnList({ brief }: Topic, food: string): boolean {
  const turns = (brief?.recent_turns ?? []).slice(-3)
  const ofList = turns.filter(({ message, response }) =>
    /\b(?:list|shopping)\b/i.test(`${message} ${response}`),
  )
  const named = food.replace(/s$/, '').toLowerCase()
  return (
    ofList.at(-1) === turns.at(-1) && ofList.some(({ response }) => response.toLowerCase().includes(named))
  )
}

const NEEDED =
  '(?:(?:all|everything|whatever|anything)(?: that)?|what(?:ever)?|(?:all )?(?:the )?(?:missing )?(?:ingredients|things|stuff|rest)(?: that)?)'
const NEEDS =
  "(?: (?:(?:i|we)(?: still)?(?: need| am missing| are missing|'m missing|'re missing| don't have| lack)|is missing|is needed|are missing|missing|needed|it takes))*"

/** "Got everything except the eggs": what is open on the list, but for these. */
const boughtList: TopicRule['read'] = ({ list, more }, topic) => {
  if (topic.isQuestion) return undefined
  if (more !== undefined) return boughtListAnd(more)
  const { items, leftover } = list === undefined ? { items: [], leftover: [] } : readStockList(list)
  if (leftover.length > 0) return leftover.map(askFood)
  return [{ tool: 'bought_list', arguments: { except: items.map(({ food }) => food) } }]
}
/** "I've done the shopping" says nothing of what was bought: it is asked, and the answer stands behind it. */
const whatWasBought: TopicRule['read'] = (_, topic) =>
  topic.isQuestion
    ? undefined
    : [
        ask(
          'Did you get everything on the list? Say "everything", or "everything except the butter".',
          openSlot('food', null, 'bought_list'),
        ),
      ]
const SHOPPED =
  "(?:(?:(?:i|we)(?:'ve| have| just)* )?(?:just )?(?:done|did|finished|been|went|gone)(?: (?:all )?(?:the|my|our))? (?:weekly |food |grocery )?shopping|(?:the |my |our )?(?:weekly |food |grocery )?shopping(?:'s| is) done)"
const ALL_OF_IT =
  '(?:everything|it all|all of (?:it|them)|the lot|the whole list|all the (?:shopping|things|stuff)|all)(?: (?:else )?(?:(?:that (?:was|is) )?(?:on|from|off) (?:the|my|our) (?:shopping |grocery )?list|i needed|we needed))?'
const BACK =
  "(?:(?:(?:i'm|we're|i am|we are) )?(?:just )?(?:back|home|in)(?: (?:from|at) (?:the )?(?:shops?|shopping|store|supermarket|market))?[,:]? (?:and )?)?"
const BUYER = '(?:i|we|he|she|they|(?:my|our) [a-z]+|mum|mom|dad)'
const BOUGHT = `${BACK}(?:${BUYER}(?:'ve|'s| have| has| just)* )?(?:just )?(?:got|bought|picked up|purchased)`

/** In the order in which they are tried. */
export const shoppingRules: readonly TopicRule[] = [
  { match: new RegExp(`^${SHOPPED}$`), read: whatWasBought },
  {
    match: new RegExp(
      `^${SHOPPED},? (?:and )?(?:(?:i|we) )?(?:got |bought )?(?:yes,? )?${ALL_OF_IT}(?:,? (?:except(?: for)?|but(?: not| for)?|apart from|besides|other than|bar|without) (?<list>.+))?$`,
    ),
    read: boughtList,
  },
  {
    match:
      /^what(?:'s| is| am i| are we| do i| do we)?(?: still)? (?:missing|lacking|short of|lack|miss)(?: to (?:make|cook))?(?: for| of| from)? (?<name>.{1,160}?)(?: for (?<servings>\d+)(?: people| servings)?)?$/,
    read: missingFor('list_missing'),
  },
  {
    match:
      /^(?:what (?:else )?(?:do|must|should) (?:i|we)(?: still)?(?: need to| have to)? (?:buy|get|need)|(?:do|have) (?:i|we) (?:have|got) (?:everything|all(?: the ingredients)?|enough|what (?:i|we) need|all (?:i|we) need|what it takes)) (?:for|to make|to cook|to bake) (?<name>.{1,160}?)(?: for (?<servings>\d+)(?: people| servings)?)?$/,
    read: missingFor('list_missing'),
  },
  {
    match: new RegExp(
      `^(?:(?:please|ok|okay|then|so|now|great|yes) )*(?:add|put|write|stick|get) (?:${NEEDED}(?:${NEEDS}|'s missing)|(?:it|them|those|these|that|this|both)(?: all| things)?|(?:all|everything)(?: of)? (?:it|them|that|those|these)|(?:the|that) lot)(?: down)? (?:to|on|onto|in) ${LIST}(?: then| please| too)?$`,
    ),
    read: addAllOfThat,
  },
  {
    match: new RegExp(
      `^(?:add|put|write|stick|get) ${NEEDED}${NEEDS} (?<name>(?:this|next) week|today|tomorrow|tonight) (?:to|on|onto|in) ${LIST}$`,
    ),
    read: missingFor('add_missing_to_shopping'),
  },
  {
    match: new RegExp(
      `^(?:clear|remove|delete|wipe|erase|take|clean|get rid of)(?: out| off| away)? (?:all )?(?:the |my |everything (?:that(?:'s| is| was) |i (?:have |'ve )?)?|what(?:'s| is| was| i (?:have |'ve )?)? ?|whatever (?:is |was )?)?(?:checked|ticked|crossed|bought|done|checked-off|ticked-off)(?:[- ]off)?(?: (?:lines|items|things|stuff|ones|entries|foods))?(?: (?:from|off|on|of) ${LIST})?$`,
    ),
    read: () => [{ tool: 'clear_shopping', arguments: { only_checked: true } }],
  },
  {
    match: new RegExp(
      `^(?:clear|empty|wipe|erase|delete|reset|clean)(?: out| off| up)? (?:all (?:of )?)?(?:everything (?:on|from) )?(?:the whole |the entire |all the |all my |my whole |my entire )?(?:${LIST}|shopping list)(?: clean| completely| out)?$`,
    ),
    read: () => [{ tool: 'clear_shopping', arguments: { only_checked: false } }],
  },
  {
    match: new RegExp(
      `^(?:remove|take|delete|clear) (?:everything|all(?: of it| items| lines)?) (?:from|off|on|out of) ${LIST}$`,
    ),
    read: () => [{ tool: 'clear_shopping', arguments: { only_checked: false } }],
  },
  {
    match: new RegExp(
      `^(?:make|change|set|correct|update) (?<food>(?:the |my |our )?[a-z' -]{1,60}?)(?: on ${LIST})? (?:to |into |be )?(?<amount>(?:an? |${COUNT})[^,;]{0,60}?) (?:on|in) ${LIST}$`,
    ),
    read: setAmount(true),
  },
  {
    match: new RegExp(
      `^(?:on ${LIST},? )?(?:make|change|set|correct|update) (?<food>(?:the |my |our )?[a-z' -]{1,60}?) on ${LIST} (?:to |into |be )?(?<amount>(?:an? |${COUNT})[^,;]{0,60}?)$`,
    ),
    read: setAmount(true),
  },
  {
    match: new RegExp(
      `^(?:(?:and |but )?(?:make|change) (?:that|it|those|them)(?: to)?(?: only| just)?|(?:and |but )?(?:only|just)) (?<said>${COUNT} .{2,80}?)(?: instead| please)?$`,
    ),
    read: setAmountOfLast,
  },
  {
    match: new RegExp(
      `^(?:make|change|set) (?<food>(?:the |my |our )?[a-z' -]{1,60}?) (?:to |into |be )?(?<amount>${COUNT}[^,;]{0,60}?)(?: instead| please)?$`,
    ),
    read: setAmount(false),
  },
  {
    match: new RegExp(
      `^(?:add|put|write|stick|get) ${NEEDED}${NEEDS} (?:for|to make|to cook|of|from|in) (?<name>.+?) (?:to|on|onto|in) ${LIST}$`,
    ),
    read: missingFor('add_missing_to_shopping'),
  },
  {
    match: new RegExp(
      `^(?:add|put|write|stick) ${NEEDED}${NEEDS} (?:to|on|onto|in) ${LIST} for (?<name>.+)$`,
    ),
    read: missingFor('add_missing_to_shopping'),
  },
  {
    match: new RegExp(
      `^(?:make|create|write)(?: me)? a ${LIST.replace('(?:the |my |our )?', '')} for (?<name>(?:the|my|that|this) .+)$`,
    ),
    read: missingFor('add_missing_to_shopping'),
  },
  {
    match: new RegExp(
      `^(?:what(?:'s| is| do i have)|whats|show(?: me)?|read(?: me)?|list|check|tell me|open)(?: what(?:'s| is))?(?: on)? ${LIST}$|^what (?:else )?(?:do (?:i|we)(?: still)? (?:need|have) to|should (?:i|we)|must (?:i|we)) (?:buy|get)(?: at the (?:shop|store|supermarket))?$`,
    ),
    read: () => [{ tool: 'list_shopping', arguments: {} }],
  },
  { match: new RegExp(`^(?:add|put|write|stick|get) (?<list>.+?) (?:to|on|onto|in) ${LIST}$`), read: add },
  {
    match: new RegExp(`^(?:remove|take|delete|drop|leave) (?<list>.+?) (?:from|off|out of) ${LIST}$`),
    read: remove,
  },
  {
    match: new RegExp(`^(?:i|we) (?:don't|do not|no longer) need(?: to buy)? (?<list>.+?)(?: any ?more)?$`),
    read: removeUnneeded,
  },
  {
    match: new RegExp(
      `^${BOUGHT} ${ALL_OF_IT}(?: today| just now)?,? (?:except|but|besides|apart from|other than|minus|bar|save)(?: for| not| no)? (?<list>.+?)(?:,? (?:but |because |cos |as |since )?(?:(?:they|it|that|those|which) (?:was|were|is|are) (?:all )?(?:out|sold out|out of stock|gone|not there|too expensive)|(?:they|the shop|the store)(?: was| were|'d| had)? ?(?:no(?:ne|t any)|had no(?:ne|t any)|didn't have (?:it|any|them)|ran out|run out)|(?:(?:i|we) )?(?:couldn't|could not|didn't) (?:find|get|see) (?:it|any|them)|sold out|out of stock)(?: of (?:it|them|those|stock))?)?$`,
    ),
    read: boughtList,
  },
  {
    match: new RegExp(
      `^${BOUGHT} ${ALL_OF_IT}(?: today| just now)?,? (?:plus|and(?: also)?|as well as|along with|together with)(?: (?:i|we))?(?: (?:got|bought))? (?<more>.+)$`,
    ),
    read: boughtList,
  },
  {
    match: new RegExp(
      `^${BOUGHT} (?:everything|it all|all(?: of it)?|the lot) (?:on|from|off) (?:the|my|our) (?:shopping |grocery )?list$`,
    ),
    read: boughtList,
  },
  {
    match: new RegExp(
      `^(?:tick|check|cross|strike) (?:everything|it all|all(?: of (?:it|them))?) off(?: ${LIST})?(?:,? (?:except|but)(?: for)? (?<list>.+))?$`,
    ),
    read: boughtList,
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
