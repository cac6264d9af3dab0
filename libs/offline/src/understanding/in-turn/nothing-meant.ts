import { readInTurn } from './read-in-turn.ts'
import type { Told } from './situation-of-turn.ts'

/** How probable it has to be that a message asks for nothing. What is told to it claims nothing and leaves all as it is, so that half will do. */
const SHARE_MIN = 0.5
/** Fewer words say too little to take them for anything. */
const WORDS_MIN = 3

/** A part of a message that begins so asks for something: "thank you, read me the week". */
const ASKS =
  /(?:^|[,.;!] ?|\b(?:and|now|please|then) )(?:please |can you |could you |just )?(?:show|read|tell me|list|give|add|put|plan|log|move|delete|remove|make|change|save|take|set|buy|swap|use) /i

/** A question asks for something, with a question mark or without: "what can you do". */
const QUESTION =
  /^(?:(?:so|and|ok|okay|hi|hey|hello|alfred)[ ,]+)*(?:what|how|who|why|when|where|which|can|could|do|does|is|are)\b/i

/** What is said to a message that most probably asks for nothing; undefined where it may ask for something. */
export function nothingMeant(message: string, told: Told): string | undefined {
  if (message.trim().split(/\s+/).length < WORDS_MIN || message.trim().endsWith('?')) return undefined
  if (ASKS.test(message) || QUESTION.test(message.trim())) return undefined
  const nearest = readInTurn(message, told)?.nearest
  if (nearest === undefined || nearest.share < SHARE_MIN) return undefined
  const { kind } = nearest.reading
  if (kind !== 'none' && kind !== 'chat') return undefined
  return MAY_DO.test(message)
    ? 'I have done nothing with that yet. Say what is to be done: plan it, look for its recipe, or put what it needs on the list.'
    : 'All right, I leave everything as it is. If you meant something to be done, say it in other words.'
}

/** What somebody thinks of doing declines nothing: "I thought I might do a tagine". */
const MAY_DO =
  /\b(?:i|we) (?:(?:thought|was thinking|were thinking|am thinking|'m thinking|think|reckon|guess) (?:that )?(?:(?:i|we) )?(?:of |about )?|)(?:might|may|could|would|should|'ll|will) (?:do|make|cook|have|bake|try|go for|serve)\b|\b(?:i'm|i am|we're|we are) (?:thinking|planning|fancying) (?:of|about|on)?\b/i
