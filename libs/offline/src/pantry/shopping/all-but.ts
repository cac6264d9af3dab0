import { askFood } from '../../reading/intent.ts'
import type { Intent } from '../kitchen-intent.ts'
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

export const allButRules: readonly TopicRule[] = FORMS.map((form) => ({
  match: new RegExp(`^${form}$`),
  read: ({ order = '', list = '', left = '' }, topic) => {
    const put = readByRules(shoppingRules, `${order} ${list}`.trim(), topic)
    if (topic.isQuestion || put === undefined || !put.every(isOfAllMissing)) return undefined
    if (put.some(({ tool }) => tool === 'question')) return put
    const { items, leftover } = readStockList(left)
    const off = items.map(({ food }): Intent => ({
      tool: 'remove_from_shopping',
      arguments: { food, item: null },
    }))
    return [...put, ...off, ...leftover.map(askFood)]
  },
}))

/** Puts a call what is missing on the list, or has it to be asked for what? Names of foods would be something else. */
const isOfAllMissing = ({ tool }: Intent): boolean =>
  tool === 'add_missing_to_shopping' || tool === 'add_to_shopping' || tool === 'question'
