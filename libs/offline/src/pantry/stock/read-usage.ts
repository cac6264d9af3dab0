import type { PantryArguments } from '@alfred/contracts'
import type { Intent } from '../kitchen-intent.ts'
import { readStockList } from './read-stock-list.ts'
import type { TopicRule } from '../topic-rule.ts'

// Reads what asks for what became of food: "how much milk do we get through?", "what did I throw away this month?".

type Usage = PantryArguments<'usage_history'>
type Kind = NonNullable<Usage['kind']>

const PERIOD =
  '(?:,? (?:(?:so far |over |in |within |during |for )?(?<period>(?:this|last|the last|the past|past) (?:[a-z\\d]+ )?(?:days?|weeks?|months?|years?)|today|yesterday|lately|recently|since [a-z\\d ]{3,20})|(?:(?:a|per|every|each|in a) (?:day|week|month|year)|usually|normally|on average)))?'
const WE = '(?:i|we)'
const VERBS: readonly (readonly [Kind, string])[] = [
  [
    'discarded',
    '(?:throw(?: away| out)?|thrown(?: away| out)?|bin(?:ned)?|chuck(?:ed)?(?: away| out)?|toss(?:ed)?(?: out)?|waste|wasted|discard(?:ed)?)(?: away| out)?',
  ],
  ['bought', '(?:buy|bought)'],
  ['used', '(?:get through|got through|go through|gone through|use(?: up)?|used(?: up)?|consumed?)'],
]
/** What is no food of its own: all of it is asked for. */
const ANYTHING = /^(?:food|stuff|things|of everything|everything|anything|all)$/

function history(food: string | undefined, kind: Kind | null, period: string | null): Intent[] | undefined {
  if (food === undefined || ANYTHING.test(food)) return [ask(null)]
  const { items, leftover } = readStockList(food)
  return items.length === 0 || leftover.length > 0 ? undefined : items.map((item) => ask(item.food))
  function ask(asked: string | null): Intent {
    return { tool: 'usage_history', arguments: { food: asked, kind, period } }
  }
}

const rule = (pattern: string, kind: Kind | null): TopicRule => ({
  match: new RegExp(`^${pattern}$`),
  read: ({ food, period }) => history(food, kind, period ?? null),
})

/** In the order in which they are tried. */
export const usageRules: readonly TopicRule[] = [
  ...VERBS.flatMap(([kind, verb]) => [
    rule(
      `(?:how much|how many|what amount of)(?: of)?(?: the| my| our)? (?<food>[a-z' -]{2,40}?) (?:do|did|have|are|were) ${WE}(?: usually| normally| ever)? ${verb}${PERIOD}`,
      kind,
    ),
    rule(
      `(?:what|which (?:food|things)|what (?:food|all)|list what|show(?: me)? what|tell me what)(?: all)?(?: food)? (?:did|have|do|'ve)? ?${WE}(?:'ve| have)? ?${verb}${PERIOD}`,
      kind,
    ),
    rule(`(?:why|when) did ${WE} (?:last )?${verb} (?<food>[a-z' -]{2,40}?)(?: away| out)?${PERIOD}`, kind),
  ]),
  rule(
    `(?:what (?:became|happened|has become|has happened)) (?:of|to|with) (?<food>(?:the|my|our|all the) [a-z' -]{2,40}?)${PERIOD}`,
    null,
  ),
  rule(
    `(?:show(?: me)?|what(?:'s| is)|tell me|list)? ?(?:the|my|our)? ?(?:usage|consumption)(?: history)? (?:of|for) (?<food>[a-z' -]{2,40}?)${PERIOD}`,
    null,
  ),
]
