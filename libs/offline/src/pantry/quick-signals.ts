import type { PantryTool } from '@alfred/contracts'
import { placeCodePattern } from '../reading/place-words.ts'
import type { QuickSignal } from '../reading/signals.ts'

const QUESTION = String.raw`^(?:alfred[, ]+)?(?:please )?(?:what(?:'s| is| do (?:i|we) have)|show(?: me)?|list)(?: all)? (?:that is |that's )?`
const END = String.raw`[?.! ]*$`
const PLACE = `(?<place>${placeCodePattern})`
const signal = <Tool extends PantryTool>(
  pattern: string,
  tool: Tool,
  args: Record<string, unknown>,
): QuickSignal => ({ pattern, tool, arguments: args })

/** The wordings of the simplest requests, which take one call. Other wordings need a plan. */
export const quickSignals: QuickSignal[] = [
  signal(`${QUESTION}in (?:my|our|the) ${PLACE}${END}`, 'list_items', { location: '$place', food: null }),
  signal(`${QUESTION}(?:in (?:my|our|the) kitchen|in stock|at home)${END}`, 'list_items', {
    location: null,
    food: null,
  }),
  signal(
    String.raw`^(?:what|which food) (?:expires|goes off|is expiring) (?<until>today|tomorrow|soon|this week|in \d{1,2} days)${END}`,
    'list_expiring',
    { until: '$until', location: null },
  ),
  signal(
    String.raw`^(?:what(?:'s| is) on|show(?: me)?|list) (?:my|our|the) (?:shopping|grocery) list${END}`,
    'list_shopping',
    {},
  ),
  signal(
    String.raw`^(?:please )?(?:add|put) (?<food>(?!(?:infinit|nan |zero |minus |negative |no |all ))\p{L}+(?: \p{L}+)?) (?:to|on) (?:my|our|the) (?:shopping|grocery) list${END}`,
    'add_to_shopping',
    { food: '$food', quantity: null, unit: null },
  ),
  signal(
    String.raw`^what(?:'s| is) (?:planned|for dinner|on the (?:meal )?plan) (?<day>today|tonight|tomorrow|this week)${END}`,
    'list_meals',
    { from: '$day', until: null },
  ),
  signal(String.raw`^i(?: have|'ve)? used (?:up )?(?<quantity>\d{1,4}) (?<food>\p{L}+)${END}`, 'use_item', {
    food: '$food',
    item: null,
    quantity: '$quantity',
    unit: null,
    location: null,
  }),
]
