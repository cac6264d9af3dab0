import type { TurnBrief } from '@alfred/contracts'
import { isToolIntent } from './kitchen-intent.ts'
import type { Intent, ToolIntent } from './kitchen-intent.ts'
import { moreOfStock } from './stock/more-of-stock.ts'

/** The full request for more of what was just asked for, by tool. */
const AGAIN: Partial<Record<ToolIntent['tool'], (what: string) => string>> = {
  add_item: (what) => `i bought ${what}`,
  bought: (what) => `i bought ${what}`,
  add_to_shopping: (what) => `add ${what} to the shopping list`,
  remove_from_shopping: (what) => `remove ${what} from the shopping list`,
  check_off: (what) => `tick off ${what}`,
  use_item: (what) => `i used ${what}`,
  discard_item: (what) => `throw away ${what}`,
  list_items: (what) => `do i have ${what}?`,
}

/** Something else to be done, behind a task: "and clean the oven, no rush". */
const ANOTHER_TASK =
  /^(?:and|also|plus|oh,? and|and also)[ ,]+(?<what>(?:to )?(?:clean|wash|descale|defrost|water|feed|empty|sweep|mop|hoover|vacuum|wipe|scrub|tidy|check|iron|replace|change|fix|sort|order|call|book|soak|thaw|marinate|sharpen|season|take|put)\b[^.?!;:]{2,100}?)(?:,? (?:too|as well|also|please|no rush|no hurry|whenever|at some point))*[.?!]*$/i

const ONLY_MORE =
  /^(?:and|also|plus|oh,? and|and also|what about|how about|same for|the same for)[ ,]+(?<what>[^.?!;:]{2,120}?)(?:,? (?:too|as well|also|please))*[.?!]*$/i
/** "Take the nappies off, my mum's got them", behind what was put on the list. */
const OFF =
  /^(?:ok |actually |oh |please |and )*(?:take|cross|strike|scratch|knock) (?:the |my )?(?<what>[\p{L}][\p{L}' -]{1,40}?) off(?: again| please)?(?:$|[ ]?[,.;!-].*$)/iu
const PUT_ON_LIST: ReadonlySet<string> = new Set<ToolIntent['tool']>(['add_to_shopping', 'set_shopping'])

/** A verb begins a request of its own. */
const OWN_VERB =
  /\b(?:is|are|was|i|we|put|add|buy|bought|make|create|plan|save|show|list|move|throw|delete|remove|freeze|use|used|what|when|how|on|for|in|it|them|that|then)\b/i

/**
 * Completes "and butter" after "add milk to the list" to a full request. Null when the message is complete by itself,
 * or the turn before used several tools or none.
 */
export function goOnWithLast(
  message: string,
  last: readonly Intent[],
  brief: TurnBrief | null = null,
): string | null {
  const off = OFF.exec(message.trim())?.groups?.['what']
  if (off !== undefined && last.length > 0 && last.every(({ tool }) => PUT_ON_LIST.has(tool)))
    return OWN_VERB.test(off) ? null : `remove ${off} from the shopping list`
  const task = ANOTHER_TASK.exec(message.trim())?.groups?.['what']
  if (task !== undefined && last.length > 0 && last.every(({ tool }) => tool === 'add_task'))
    return `remind me to ${task.replace(/^to /i, '')}`
  return moreOfTheSame(message, last) ?? moreOfStock(message, last, brief)
}

/** "And butter" with what was asked for last. */
function moreOfTheSame(message: string, last: readonly Intent[]): string | null {
  const what = ONLY_MORE.exec(message.trim())?.groups?.['what']
  if (what === undefined || OWN_VERB.test(what)) return null
  const [tool, ...others] = new Set(last.filter(isToolIntent).map((intent) => intent.tool))
  if (tool === undefined || others.length > 0) return null
  const full = AGAIN[tool]?.(what)
  const places = new Set(
    last.map((intent) =>
      intent.tool === 'add_item' || intent.tool === 'bought' ? intent.arguments.location : null,
    ),
  )
  const [place] = places
  return full !== undefined && places.size === 1 && place ? `${full} to the ${place}` : (full ?? null)
}
