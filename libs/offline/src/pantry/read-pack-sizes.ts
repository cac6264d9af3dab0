import type { PantryArguments } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { readStockList } from './read-stock-list.ts'
import type { TopicRule } from './topic-rule.ts'

// Reads how much a pack holds: "a pack of flour is 500 g", "there are 10 eggs in a box".

type PackSize = PantryArguments<'set_pack_size'>

const UNIT =
  '(?<unit>pack|packet|package|can|tin|bottle|carton|jar|bag|box|bunch|loaf|head|bar|piece|slice|glass|serving|bowl)s?'
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

const read: TopicRule['read'] = ({ unit = '', food = '', size = '' }, { isQuestion }) => {
  const told = isQuestion ? undefined : sizeSaid(size, { food, unit })
  return told && [{ tool: 'set_pack_size', arguments: told }]
}

/** In the order in which they are tried. */
export const packSizeRules: readonly TopicRule[] = [
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
