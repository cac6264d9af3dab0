import type { TurnBrief } from '@alfred/contracts'
import { forbiddenWish, saidWishes, unknownTopic } from './read-wishes.ts'

/** As many recipes as are written in one go. */
export const RECIPES_MAX = 8

/** Why no dish is made of what is asked for, as a question; null when nothing speaks against it. */
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
    : `Without a language model I have no dish for ${unknown}, only simple ones with fish, meat, tofu, pulses or vegetables. What shall it be? Or say "search the cookbook for ${unknown}".`
}
