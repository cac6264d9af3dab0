import type { TurnBrief } from '@alfred/contracts'
import type { Intent } from './coach-intent.ts'

/** A question for what is in a dish, whatever the dish is. */
const FIGURES =
  /\b(?:calories|kcals?|macros|nutrition(?:al)?|nutrients|protein|carbs|energy)\b.*\b(?:in|of|for|does|has|have|per|a)\b/i
/** The dish is the one that was just written: "how many calories does it have per serving?" */
const OF_DRAFT =
  /\b(?:it|that|this|this one|(?:the|that|this) (?:recipe|draft|dish))(?: have| has| got| contain)?(?: (?:per|a|in a|for each) (?:serving|portion))?[?.! ]*$/i
/** How many lines below the question a pasted recipe has at least. */
const LINES_MIN = 2
const TEXT_MAX = 8_000

/** Reads a question for the figures of a recipe that is not saved yet: of one that is pasted below it, or of the draft in play. */
export function readDraft({
  message,
  entities,
}: Pick<TurnBrief, 'message' | 'entities'>): Intent[] | undefined {
  const [question = '', ...pasted] = message.trim().split('\n')
  if (!FIGURES.test(question)) return undefined
  const text = pasted.join('\n').trim()
  if (pasted.filter((line) => line.trim() !== '').length >= LINES_MIN && text.length <= TEXT_MAX)
    return [{ tool: 'parse_recipe_text', arguments: { recipe: null, text } }]
  if (pasted.length > 0 || !OF_DRAFT.test(question)) return undefined
  const draft = entities.findLast(({ type, ref }) => type === 'recipe' && ref.startsWith('gen_'))
  return draft && [{ tool: 'parse_recipe_text', arguments: { recipe: draft.ref, text: null } }]
}
