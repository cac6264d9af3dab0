import { isToolIntent } from './kitchen-intent.ts'
import type { Intent, ToolIntent } from './kitchen-intent.ts'

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

/** What is left of a dish, told after it was cooked: "there are 2 servings left". */
const LEFT_OVER =
  /^(?:(?:and|oh|so)[ ,]+)?(?:(?:there(?:'s| is| are)|(?:i|we) (?:have|had|kept|saved)|(?:i|we)'ve got|that leaves) )?(?:about )?(?<count>\d{1,2}|one|two|three|four|five|six|half|an?) (?:servings?|portions?|plates?|bowls?|helpings?)(?: of (?:it|that|them))? ?(?:(?:is|are|were) )?(?:left ?over|left|leftover|over|to spare|for (?:later|tomorrow))[.!]*$/i

/** Completes "2 servings left" behind a dish that was cooked to a request that keeps them. Null for anything else. */
export function leftoversOfLast(message: string, last: readonly Intent[]): string | null {
  const count = LEFT_OVER.exec(message.trim())?.groups?.['count']
  const [cooked, ...others] = last.filter(isToolIntent)
  if (count === undefined || others.length > 0 || cooked?.tool !== 'cook_recipe') return null
  const { name } = cooked.arguments
  return name === null ? null : `add ${/^an?$/i.test(count) ? 1 : count} servings of ${name} to the fridge`
}

const ONLY_MORE =
  /^(?:and|also|plus|oh,? and|and also|what about|how about|same for|the same for)[ ,]+(?<what>[^.?!;:]{2,120}?)(?:,? (?:too|as well|also|please))*[.?!]*$/i
/** A verb begins a request of its own. */
const OWN_VERB =
  /\b(?:is|are|was|i|we|put|add|buy|bought|make|create|plan|save|show|list|move|throw|delete|remove|freeze|use|used|what|when|how|on|for|in|it|them|that|then)\b/i

/**
 * Completes "and butter" after "add milk to the list" to a full request. Null when the message is complete by itself,
 * or the turn before used several tools or none.
 */
export function goOnWithLast(message: string, last: readonly Intent[]): string | null {
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
