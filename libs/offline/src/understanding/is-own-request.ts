import { readLearned } from './learned.ts'
import { MESSAGE_MAX, nearestReadings, sharesOfMeanings } from './read-message.ts'
import { situationSchema } from './situation.ts'
import { fillers } from './slots/fillers.ts'
import { domainOf } from './tools.ts'

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
const alone = situationSchema.parse({ now: '' })

/** Does a message say so much by itself that it is a request, and no answer to what was asked? */
export function isOwnRequest(message: string): boolean {
  if (message.length > MESSAGE_MAX || message.trim().split(/\s+/).length < WORDS_MIN) return false
  const [{ reading }] = nearestReadings(message, alone, readLearned())
  // What lacks something, such as an amount without its food, may well be an answer.
  if (reading.kind !== 'acts') return false
  const shares = sharesOfMeanings(message, alone, readLearned())
  const requests = [...shares].filter(
    ([label]) => label in fillers && domainOf(label) !== undefined && !TELLING.has(label),
  )
  return requests.reduce((sum, [, share]) => sum + share, 0) >= SURE
}
