import { withoutEnding } from '@alfred/language'
import type { Intent, ToolIntent } from '../kitchen-intent.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import { readByRules, type TopicRule } from '../topic-rule.ts'
import { shoppingRules } from './read-shopping.ts'

// All that something needs goes on the list, but for what is told: "put everything on the list except flour and sugar, I've got those". What is left
// out comes off the list again, so that it is said of each whether it was there.

const PUT =
  '(?:add|put|stick|write|get|pop|chuck|bung) (?:everything|it all|all(?: of)? (?:it|that|those|the \\w+)|all|the lot|the (?:missing )?ingredients|what(?:ever)? (?:i|we) need)'
const BUT = '(?:except|bar|but not|but|apart from|minus|other than|besides|excluding|without|not)(?: for)?'
const LEFT = "(?:the |my |any )?(?<left>[a-z][a-z' ,-]{1,80}?)"
const LIST = '(?:to|on|onto) (?:the |my |our )?(?:shopping |grocery )?list'

const FORMS: readonly string[] = [
  `(?<order>${PUT}[a-z' ]{0,60}?${LIST}[a-z' ]{0,60}?),? ${BUT} ${LEFT}`,
  `(?<order>${PUT}[a-z' ]{0,60}?),? ${BUT} ${LEFT} (?<list>${LIST})`,
]

const REASON =
  /(?:,| -)? (?:(?:i|we)(?:'ve| have)? )?(?:already )?(?:got|have) (?:some|plenty|enough|it|them|that|those|both)\b.*$/
const PATTERNS = FORMS.map((form) => new RegExp(`^${form}$`))

/** What is left out of all that goes on the list, with what has to be put there first; undefined where the words say something else. */
export function leftOut(said: string): { order: string; off: ToolIntent[] } | undefined {
  const plain = withoutEnding(said, '.! ').replace(REASON, '')
  const found = PATTERNS.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined)
  const { items, leftover } = readStockList(found?.['left'] ?? '')
  return found === undefined || leftover.length > 0
    ? undefined
    : {
        order: `${found['order'] ?? ''} ${found['list'] ?? ''}`.trim(),
        off: items.map(({ food }) => ({ tool: 'remove_from_shopping', arguments: { food, item: null } })),
      }
}

/** What is said of the shopping list as a whole and of its lines. */
export const listRules: readonly TopicRule[] = [
  {
    match: /^(?<said>(?:add|put|stick|write|get|pop|chuck|bung) .+)$/,
    read: ({ said = '' }, topic) => {
      const but = topic.isQuestion ? undefined : leftOut(said)
      const put = but && readByRules(shoppingRules, but.order, topic)
      if (but === undefined || put === undefined || !put.every(isOfAllMissing)) return undefined
      return put.some(({ tool }) => tool === 'question') ? put : [...put, ...but.off]
    },
  },
  ...shoppingRules,
]

/** Puts a call what is missing on the list, or has it to be asked for what? Names of foods would be something else. */
const isOfAllMissing = ({ tool }: Intent): boolean =>
  tool === 'add_missing_to_shopping' || tool === 'add_to_shopping' || tool === 'question'
