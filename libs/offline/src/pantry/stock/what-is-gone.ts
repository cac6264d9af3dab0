import type { Intent } from '../kitchen-intent.ts'
import type { Topic } from '../topic-rule.ts'

/** What the turn before took out of the stock may be what is to be bought: "used up the milk", "put it on the list". */
const TAKES: ReadonlySet<string> = new Set(['use_item', 'discard_item'])

/** Puts on the list what the turn before took out of the stock. Undefined where it took nothing. */
export function buyWhatIsGone({ last }: Topic): Intent[] | undefined {
  const foods = last.flatMap((intent) =>
    TAKES.has(intent.tool) && 'arguments' in intent && 'food' in intent.arguments
      ? [intent.arguments.food]
      : [],
  )
  const named = foods.filter((food) => food !== null)
  return named.length === 0
    ? undefined
    : named.map((food) => ({ tool: 'add_to_shopping', arguments: { food, quantity: null, unit: null } }))
}
