import { readLearned } from './learned.ts'
import { MESSAGE_MAX, nearestReading } from './read-message.ts'
import { nobody, toolsMeant } from './tools-meant.ts'

/** How probable the meanings that are requests have to be together. */
const SURE = 0.8
/** Answers to a question are short; a message of fewer words may be one, whatever else it means. */
const WORDS_MIN = 6
/** What people tell of themselves answers many a question. */
const TELLING = new Set([
  'remember_preference',
  'remember_fact',
  'plan_meals',
  'generate_plan',
  'create_recipe',
])

/** Amounts of foods and nothing else answer what is asked for, whatever they would be by themselves. */
const ONLY_AMOUNTS =
  /^\d(?!.*\b(?:for|in|on|at|from|to|and then|i|we|ate|had|drank|log|add|put|buy|bought|used|cooked|made|today|yesterday|tomorrow)\b)/i

/** Does a message say so much by itself that it is a request, and no answer to what was asked? */
export function isOwnRequest(message: string): boolean {
  if (message.length > MESSAGE_MAX || message.trim().split(/\s+/).length < WORDS_MIN) return false
  if (ONLY_AMOUNTS.test(message.trim())) return false
  const { reading } = nearestReading(message, nobody, readLearned())
  // What lacks something, such as an amount without its food, may well be an answer.
  if (reading.kind !== 'acts') return false
  const requests = toolsMeant(message).filter(({ tool }) => !TELLING.has(tool))
  return requests.reduce((sum, { share }) => sum + share, 0) >= SURE
}
