import type { Intent } from '../kitchen-intent.ts'
import { readStatement } from '../stock/read-statements.ts'

/** "Everything on the list plus 2 lemons": what was bought beside the list is bought as well. */
export function boughtListAnd(more: string): Intent[] | undefined {
  const { intents, list } = readStatement(`i bought ${more}`) ?? { intents: [], list: { leftover: [] } }
  if (intents.length === 0 || list.leftover.length > 0) return undefined
  return [{ tool: 'bought_list', arguments: { except: [] } }, ...intents]
}
