import type { TurnBrief } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { normalise } from '../../reading/normalise.ts'
import type { Intent } from '../kitchen-intent.ts'
import { readStockList } from '../stock/read-stock-list.ts'

/** "Get me another one of those, and some dill": what was just used up or thrown away is bought again. */
const ANOTHER =
  /^(?:(?:ok|okay|right|and|so|please|can you|could you|oh|well)[ ,.!]+)*(?:get|buy|add|order|i need|we need|i'll need)(?: me| us)? (?:another(?: one)?(?: of (?:those|them|these))?|a new one|a fresh one|one more(?: of (?:those|them|these))?)(?: (?:to|on|onto) (?:the |my |our )?(?:shopping )?list)?(?<more>,? and .+)?$/i
/** How a reply tells of one food that none of it is left. */
const GONE = /^(?:Used|Threw away) (?<what>[^;.()]+(?:\.\d[^;.()]*)?)(?:; none left| \(none left\))/m

/** Puts what is gone on the list, with what else is to be bought. Undefined where nothing was just used up, and for anything else. */
export function anotherOfGone(
  message: string,
  brief: TurnBrief | null,
  read: (rest: string) => Intent[],
): Intent[] | undefined {
  const found = ANOTHER.exec(withoutEnding(message.trim().replaceAll('’', "'"), '.! '))
  const what = GONE.exec(brief?.recent_turns.at(-1)?.response ?? '')?.groups?.['what']
  if (found === null || what === undefined) return undefined
  const [item, ...others] = readStockList(normalise(what)).items
  if (item === undefined || others.length > 0) return undefined
  const { food, quantity, unit } = item
  const more = found.groups?.['more']?.replace(/^,? and /i, '')
  const again: Intent = { tool: 'add_to_shopping', arguments: { food, quantity, unit } }
  return [again, ...(more === undefined ? [] : read(`add ${more} to the shopping list`))]
}
