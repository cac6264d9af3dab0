import { placePattern } from '../../reading/place-words.ts'
import { shopPattern } from '../../reading/shop-words.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import type { Intent, ToolIntent } from '../kitchen-intent.ts'
import type { TopicRule } from '../topic-rule.ts'

// What stays on the shopping list, since the shop had none of it, and what goes on the list behind a sentence about it.

const LIST = '(?:(?:the |my |our )?(?:shopping |grocery )?list)'
const WASNT = "(?:wasn't|weren't|was not|were not|isn't|aren't)"
const FOOD = "[a-z](?!.* at home)[a-z' -]{1,60}"
const THEM = `(?:they|${shopPattern})`

/** A shop that had none of something: nothing is out of stock at home by that. */
const NOT_TO_BE_HAD = `(?:${[
  `(?:there (?:was|were|is|are) |had )?(?:no|none of the) ${FOOD} (?:in|at) ${shopPattern}(?: today| again| now)?`,
  `there ${WASNT} any ${FOOD} (?:in|at) ${shopPattern}(?: today| again| now)?`,
  `${THEM} (?:had|'d) no ${FOOD}`,
  `${THEM} (?:didn't|did not) have (?:any )?${FOOD}`,
  `${THEM}(?:'d| had| were| was)? (?:all )?(?:run |ran |sold )?out of ${FOOD}`,
].join('|')})`

const STAYS = `(?:leave|keep|let) (?:[a-z][a-z' -]{0,60} )?(?:stay )?on ${LIST}(?: (?:for now|then|please|for next time|still))*`

const shown: Intent[] = [{ tool: 'list_shopping', arguments: {} }]

/** What stays on the list changes nothing: the list is shown, so that it can be seen that it is there. */
export const stayingRules: readonly TopicRule[] = [
  {
    match: new RegExp(`^(?:${NOT_TO_BE_HAD}|(?:${NOT_TO_BE_HAD}(?:,| and| but| so)+ )?${STAYS})$`),
    read: (_, topic) => (topic.isQuestion ? undefined : shown),
  },
]

/** Calls after which more is for the list. What was bought off it is not: more of that may be bought as well. */
const OF_LIST: ReadonlySet<string> = new Set<ToolIntent['tool']>([
  ...(['add_to_shopping', 'remove_from_shopping', 'set_shopping', 'list_shopping'] as const),
])

/** Is a clause about the list and nothing else? */
export function isOfList(read: readonly Intent[]): boolean {
  return read.length > 0 && read.every((intent) => isToolIntent(intent) && OF_LIST.has(intent.tool))
}

const ON_LIST = new RegExp(`\\b(?:to|on|onto) ${LIST}$`)

/** Is it only asked what is to be put on the list: "add another 2 pounds to my list"? */
export function asksForList(clause: string, read: readonly Intent[]): boolean {
  return ON_LIST.test(clause) && read.every(({ tool }) => tool === 'question')
}

const BARE_ADDING = new RegExp(
  `^(?:add|put(?: down)?|stick|write(?: down)?|pop) (?!(?:it|them|that|those|these|both|all|everything|down|a note)\\b)(?!.* (?:to|in|into|on|onto|for|from|off) )(?!.*\\b(?:${placePattern}|list)\\b)(?<list>.+)$`,
)

/** "Add capers" behind a sentence about the list puts them on it, and not into the kitchen. */
export function onListToo(clause: string): string {
  const list = BARE_ADDING.exec(clause)?.groups?.['list']
  return list === undefined ? clause : `add ${list} to the shopping list`
}
