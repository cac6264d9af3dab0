import { askAmount } from '../../reading/intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import { readStockList } from './read-stock-list.ts'
import type { TopicRule } from '../topic-rule.ts'

const COOKED_FROM =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just |already )?(?:made|cooked|baked|fried|roasted)(?: (?:a|an|some|us|me|myself|ourselves|everyone))* (?!the |my |our )(?<dish>[a-z][a-z' -]{2,40}?) (?:with|from|using|out of) (?<list>.+)$/

/** The dish of "made a curry with all the chicken and 200 g rice". Undefined for any other message. */
export function dishCookedFrom(message: string): string | undefined {
  return COOKED_FROM.exec(message.trim().toLowerCase())?.groups?.['dish']
}

/**
 * What went into a dish that is no recipe: each food with an amount or all of it. Where one is named without, the sentence may mean a side
 * dish, and is left to others.
 */
function used(list: string): Intent[] | undefined {
  const { items, leftover } = readStockList(list)
  const isTold = items.every(({ extent, isDefinite }) => extent !== 'none' || isDefinite)
  const isMeasured = items.some(({ extent }) => extent === 'amount' || extent === 'all')
  if (leftover.length > 0 || !isTold || !isMeasured) return undefined
  return items.map(({ food, extent, quantity, unit, from, location }) =>
    extent === 'vague'
      ? askAmount(food)
      : {
          tool: 'use_item',
          arguments: { food, item: null, quantity, unit, location: from ?? location },
        },
  )
}

export const cookedFromRules: readonly TopicRule[] = [
  { match: COOKED_FROM, read: ({ list = '' }, { isQuestion }) => (isQuestion ? undefined : used(list)) },
]
