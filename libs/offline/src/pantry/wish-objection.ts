import type { TurnBrief } from '@alfred/contracts'
import { forbiddenWish, saidWishes, unknownTopic } from './read-wishes.ts'

/** The most recipes that are written in one request. */
export const RECIPES_MAX = 8

/** The reason why the wished dish cannot be made, as a question. Null when there is none. */
export function wishObjection(
  brief: TurnBrief,
  { text, topic }: { text: string; topic: string },
): string | null {
  const wished = saidWishes(brief, text, topic).flatMap(({ type, value }) =>
    type === 'ingredient_required' ? [value.toLowerCase()] : [],
  )
  const forbidden = forbiddenWish(brief, wished)
  if (forbidden)
    return `I make nothing with ${forbidden.food}, because ${forbidden.rule}. Shall I make it without?`
  const unknown = unknownTopic(topic)
  return unknown === null
    ? null
    : `Without a language model I have no dish for ${unknown}, only a few simple ones. What shall it be? Or say "search the cookbook for ${unknown}".`
}
