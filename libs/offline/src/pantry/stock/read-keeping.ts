import { weekdayPattern } from '../../reading/day-words.ts'
import { ask } from '../../reading/intent.ts'
import { nameOf, plainWordsOf } from '../../understanding/index.ts'
import type { Intent } from '../kitchen-intent.ts'
import type { Topic, TopicRule } from '../topic-rule.ts'

const PLACE =
  '(?:(?: in)? there| (?:in )?here| (?:in|on|at|out of) (?:the |my )?(?<place>fridge|refrigerator|freezer|pantry|cupboard|larder|counter|room temperature))?'
const AFTER =
  "(?:,? (?:once|after|when)(?: (?:it'?s|it is|it has been|they are|i|you|we))?(?: have)? ?(?<after>open|opened|opening|cut|cutting|cooked|cooking|thawed|thawing|defrosted|defrosting))?"
const KEEP =
  '(?: (?:keep|last|stay|remain|sit|(?:stay|be|remain) (?:good|fresh|safe|ok|okay|edible)|good|good for|safe(?: to eat)?|ok|okay|be kept|be stored|be frozen|go on|hold))?(?: for)?'

const states: readonly (readonly [word: RegExp, state: string])[] = [
  [/^open/, 'opened'],
  [/^cut/, 'cut'],
  [/^cook/, 'cooked'],
  [/^(?:thaw|defrost)/, 'thawed'],
]

/** An open jar of something is that in its state: how long it keeps is known of foods, and of no jars. */
const IN_A_PACK =
  /^(?:(?<how>open|opened) )?(?:(?:jar|tin|can|bottle|carton|pack|packet|tub|pot|bag|box) of )?(?<what>.+)$/

/** The food with what was done to it in front, as the tool is told it: "hummus" once opened is "opened hummus". */
function inState(food: string, after: string | undefined): string {
  const said = food
    .trim()
    .replace(/^(?:the|some|any|a|an|one|my|our) /, '')
    .replace(/^(?:raw|uncooked) (?=\S)/, '')
  const { how, what: bare = said } = IN_A_PACK.exec(said)?.groups ?? {}
  const state = states.find(([word]) => word.test(after ?? how ?? ''))?.[1]
  return state === undefined || bare.startsWith(state) ? bare : `${state} ${bare}`
}

const tellKeeping = (
  food: string | undefined,
  { after, place }: Readonly<Record<string, string | undefined>>,
): Intent[] | undefined =>
  food === undefined
    ? undefined
    : [
        {
          tool: 'describe_food',
          arguments: { food: inState(food, after), about: place === 'freezer' ? 'freezing' : 'keeping' },
        },
      ]

/** A food that stands cooked in stock is asked of as that: the rice from Monday is none of the packet. */
function asInStock(food: string | undefined, { brief }: Topic): string | undefined {
  const bare = food?.trim().replace(/^(?:the|my|our|that|this) /, '')
  const isCooked = brief?.entities.some(({ type, label }) => type === 'lot' && isCookedOf(label, bare))
  return isCooked === true ? `cooked ${bare}` : food
}

const isCookedOf = (label: string, food: string | undefined): boolean =>
  food !== undefined && new RegExp(`\\bcooked ${food.replace(/[^a-z' -]/g, '')}\\b`, 'i').test(label)

const FROM_A_DAY = `(?:from|of) (?:last )?(?:yesterday|night|the weekend|(?:${weekdayPattern})(?: night| evening)?)`

/** "Can I freeze it?" behind one food is of that food. */
function meantFood(food: string | undefined, { last }: Topic): string | undefined {
  const foods = last.flatMap((intent) => {
    if (intent.tool === 'describe_food') return [intent.arguments.food]
    // Of how much it is asked, a part of it was told of.
    if (intent.tool === 'question' && intent.asks?.slot === 'amount') return intent.asks.about ?? []
    return 'arguments' in intent && OF_STOCK.test(intent.tool) ? foodsIn(intent.arguments) : []
  })
  return foods.length === 1 && /^(?:it|that|this|them|those)$/.test(food ?? '') ? foods[0] : food
}

/** What was just put in, used or moved is what "it" keeps. */
const OF_STOCK = /^(?:add_item|use_item|move_item|open_item)$/
const foodsIn = (given: object): string[] =>
  'food' in given && typeof given.food === 'string' ? [given.food] : []

const LOTS_MAX = 4

/** What of several foods can be frozen is told of each that was just spoken of. */
function tellFreezing({ last, brief }: Topic): Intent[] {
  const before = brief?.recent_turns.at(-1)
  const said = plainWordsOf(
    `${before?.message ?? ''} ${before?.response ?? ''}`.replaceAll(/[.;:,()](?=\s|$)/g, ' '),
  )
  const shown = (brief?.entities ?? []).flatMap(({ type, label }) => (type === 'lot' ? [nameOf(label)] : []))
  const inStock = shown.filter((name) => plainWordsOf(name).every((word) => said.includes(word)))
  const told = last.flatMap((intent) =>
    'arguments' in intent && OF_STOCK.test(intent.tool) ? foodsIn(intent.arguments) : [],
  )
  const foods = [...new Set([...told, ...inStock])].slice(0, LOTS_MAX)
  return foods.length === 0
    ? [ask('Of which foods shall I tell whether they freeze?')]
    : foods.flatMap((food) => tellKeeping(food, { place: 'freezer' }) ?? [])
}

/** The rules for questions about how long a food keeps, and whether it can be frozen. */
export const keepingRules: readonly TopicRule[] = [
  {
    match:
      /^(?:so |and |ok )*(?:what|which(?: ones)?|which of (?:it|that|them|those|these)|how much) (?:freezes?|can (?:i|we|you) freeze|can be frozen|will freeze|would freeze|could (?:i|we) freeze)(?: well| best)?(?: (?:of|from|out of|in) (?:that|this|those|these|them|it|all that|all this)(?: lot)?)?$/,
    read: (_, topic) => tellFreezing(topic),
  },
  {
    match:
      /^(?:can|could|may|should) (?:i|we|you) (?:re)?freeze (?<food>[a-z' -]+)$|^(?:can|could|may|should) (?<food2>[a-z' -]+?) be (?:re)?frozen$|^(?:does|do|will) (?<food3>[a-z' -]+?) freeze(?: well)?$|^how long (?:can|may|should|do|could) (?:i|we|you) (?:freeze|keep frozen) (?<food4>[a-z' -]+?)(?: for)?$/,
    read: ({ food, food2, food3, food4 }, topic) =>
      tellKeeping(meantFood(food ?? food2 ?? food3 ?? food4, topic), { place: 'freezer' }),
  },
  {
    match: new RegExp(
      `^(?:for )?how (?:long|many days|many weeks|many months) (?:does|do|will|can|is|are|may|should|could|would) (?:(?:i|we|you) )?(?:keep |store |have )?(?<food>[a-z' -]+?)${KEEP}${PLACE}${AFTER}$`,
    ),
    read: ({ food, ...rest }, topic) => tellKeeping(asInStock(meantFood(food, topic), topic), rest),
  },
  {
    match: new RegExp(
      `^(?:what(?:'s| is) the )?shelf[ -]life (?:of|for) (?<food>[a-z' -]+?)${PLACE}${AFTER}$|^when (?:does|do|will) (?<food2>[a-z' -]+?) (?:go (?:off|bad)|spoil)$`,
    ),
    read: ({ food, food2, ...rest }) => tellKeeping(food ?? food2, rest),
  },
  {
    match: new RegExp(
      `^(?:the|my|our|that) (?<food>[a-z' -]+?) (?:is|are|was|were) ${FROM_A_DAY}[,;]?(?: (?:and|so))? (?:is|are) (?:it|they|that|those) (?:still )?(?:ok|okay|good|safe|fine|edible|all right|alright)(?: to (?:eat|have))?(?: now)?$|^(?:is|are) (?:the|my|our|that) (?<food2>[a-z' -]+?) ${FROM_A_DAY} (?:still )?(?:ok|okay|good|safe|fine|edible|all right|alright)(?: to (?:eat|have))?(?: now)?$`,
    ),
    read: ({ food, food2 }, topic) => tellKeeping(asInStock(food ?? food2, topic), {}),
  },
]
