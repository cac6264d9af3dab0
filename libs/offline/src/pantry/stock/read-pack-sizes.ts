import type { PantryArguments } from '@alfred/contracts'
import { readAmount, withoutEnding } from '@alfred/language'
import { readStockList } from './read-stock-list.ts'
import type { TopicRule } from '../topic-rule.ts'

// Reads how much a pack holds: "a pack of flour is 500 g", "there are 10 eggs in a box".

type PackSize = PantryArguments<'set_pack_size'>

const UNIT =
  '(?<unit>pack|packet|package|can|tin|bottle|carton|jar|tub|bag|box|bunch|loaf|head|bar|piece|slice|glass|mug|serving|bowl)s?'
const ONE = '(?:a|an|one|1|my|our|each|every)'
const HOLDS =
  "(?:is|'s|has|holds|contains|weighs|makes|means|=|are)(?: (?:about|always|usually|normally|exactly))*"

/** The size in words such as "500 g", "it's 1 litre" or "10 eggs". Undefined where they tell no amount. */
export function sizeSaid(
  said: string,
  { food, unit }: Pick<PackSize, 'food' | 'unit'>,
): PackSize | undefined {
  const amount = withoutEnding(said.trim().toLowerCase(), '.!')
    .replace(
      new RegExp(`^.*?(?:\\b|^)${HOLDS} (?=[\\d.,]|an? |half|one|two|three|four|five|six|ten|twelve)`),
      '',
    )
    .replace(/^(?:about|always|usually|normally|exactly|around) /, '')
    .replace(/ (?:each|per \w+|of it|of them|in it|in one|in each)$/, '')
  const [item, ...others] = readStockList(named(amount, food)).items
  if (item?.quantity == null || others.length > 0) return undefined
  return { food, unit, quantity: item.quantity, size_unit: item.unit }
}

/** The amount with its food behind it, since an amount is read with a food. */
function named(amount: string, food: string): string {
  return amount.includes(food.toLowerCase()) ? amount : `${amount} ${food}`
}

/** What happened to a pack tells nothing of what it holds: "one bottle has vanished, and so has 100 g of the cheddar". */
const HAPPENED = /\b(?:vanished|disappeared|gone|been|left|broken|leaked|and)\b/

const read: TopicRule['read'] = ({ unit = '', food = '', size = '' }, { isQuestion }) => {
  const told =
    isQuestion || HAPPENED.test(size)
      ? undefined
      : sizeSaid(size, { food: food.replace(/^(?:my|our) /, ''), unit })
  return told && [{ tool: 'set_pack_size', arguments: told }]
}

/** The vessels that hold the same of anything: what is in a pack depends on the pack. */
const VESSEL = '(?<unit>bowl|glass|mug|handful)s?'

/** What a bowl of one's own holds, whatever is in it: its food is the bowl. */
const readVessel: TopicRule['read'] = ({ unit = '', size = '' }, { isQuestion }) => {
  const told = isQuestion ? undefined : readAmount(`${size.replace(/^(?:about|around) /, '')} water`)
  return told?.unit == null || told.rest !== 'water'
    ? undefined
    : [
        {
          tool: 'set_pack_size',
          arguments: { food: unit, unit, quantity: told.quantity, size_unit: told.unit },
        },
      ]
}

const forget: TopicRule['read'] = ({ unit = null, food = unit }) =>
  food === null ? undefined : [{ tool: 'forget_pack_size', arguments: { food, unit } }]

/** In the order in which they are tried. */
export const packSizeRules: readonly TopicRule[] = [
  {
    match:
      /^(?:(?:what are|which are|show|show me|list|tell me) (?:all )?my (?:own )?(?:measures|measurements|portion sizes|pack sizes|portions)|which (?:measures|portions|packs) of mine do you know)$/,
    read: () => [{ tool: 'list_pack_sizes', arguments: {} }],
  },
  {
    match: new RegExp(
      `^(?:forget|delete|remove) (?:(?:how much|what) )?(?:my|a|an|the) ${UNIT}(?: of (?:my )?(?<food>[a-z' -]{1,60}?))?(?: (?:is|holds|weighs|has))?$`,
    ),
    read: ({ unit, food }, topic) =>
      // "Remove the bag of flour" is said of the stock.
      food !== undefined && !/^forget /.test(topic.written.toLowerCase())
        ? undefined
        : forget({ unit, food }, topic),
  },
  {
    match:
      /^(?:forget|delete|remove) my (?:own )?(?:measures?|portion sizes?|pack sizes?) (?:of|for) (?:my )?(?<food>[a-z' -]{1,60})$/,
    read: ({ food }, topic) => forget({ food }, topic),
  },
  { match: new RegExp(`^(?:my|our|one of my) ${VESSEL} ${HOLDS} (?<size>[^,;]{1,40})$`), read: readVessel },
  { match: new RegExp(`^${ONE} ${UNIT} of (?<food>[a-z' -]{1,60}?) ${HOLDS} (?<size>[^,;]{1,80})$`), read },
  { match: new RegExp(`^${ONE} (?<food>[a-z' -]{1,60}?) ${UNIT} ${HOLDS} (?<size>[^,;]{1,80})$`), read },
  {
    match: new RegExp(
      `^there(?:'s| is| are) (?<size>[\\d.]{1,20} .{1,60}?) (?:of (?<food>[a-z' -]{1,60}) )?in (?:a|one|each|every) ${UNIT}(?: of (?<named>[a-z' -]{1,60}))?$`,
    ),
    read: ({ size = '', food, named: other, unit = '' }, topic) => {
      const what = food ?? other ?? readStockList(size).items[0]?.food
      return what === undefined ? undefined : read({ size, food: what, unit }, topic)
    },
  },
]
