import type { TurnBrief } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import type { Intent } from './coach-intent.ts'
import { foodsThatWait } from './read-correction.ts'
import { isSameFood } from './read-eaten.ts'

type Given = Pick<TurnBrief, 'pending' | 'asked_at' | 'time_zone'>

/**
 * Foods that are told while others of the same day wait to be logged come to them: a second proposal would take the place of the first, and
 * whoever tells of a day meal by meal would lose all but the last (R8). Without a meal of their own they are of the one that waits, as
 * the proposal shows.
 */
export function besideWhatWaits(intents: readonly Intent[], given: Given): readonly Intent[] {
  const waiting = foodsThatWait(given.pending)
  if (waiting === undefined) return intents
  if (waiting.day !== localDateAt(given.asked_at, given.time_zone)) return intents
  return intents.map((intent): Intent => {
    if (intent.tool !== 'propose_food_log') return intent
    const { items, meal, day } = intent.arguments
    if (day !== null && day !== 'today') return intent
    if (items.some((item) => isToldAgain({ ...item, meal: item.meal ?? meal }, waiting))) return intent
    const [last = null] = waiting.items.slice(-1).map((item) => item.meal)
    const add = items.map((item) => ({ ...item, meal: item.meal ?? meal ?? last }))
    return { tool: 'change_proposal', arguments: { changes: [], add, meal: null, day: null } }
  })
}

type Waiting = NonNullable<ReturnType<typeof foodsThatWait>>

/** The same food of the same meal is told again, and was not eaten twice. */
function isToldAgain(
  { food, meal }: { food: string; meal: string | null },
  { items, ...all }: Waiting,
): boolean {
  return items.some(
    (item) => isSameFood(item.food, food) && (meal === null || (item.meal ?? all.meal) === meal),
  )
}

const HOW_IT_ENDED = /\bhow (?:did|have|do) i (?:end(?:ed)?|finish(?:ed)?|do)\b/i

/** Behind what was told of another day, how it ended is asked of that day: after midnight yesterday is meant. */
export function ofDaySpokenOf(
  intents: readonly Intent[],
  { message, pending, recent_turns: turns }: Pick<TurnBrief, 'message' | 'pending' | 'recent_turns'>,
): readonly Intent[] {
  if (!HOW_IT_ENDED.test(message)) return intents
  const logged = turns.at(-1)?.facts.some((fact) => /^Logged .* yesterday\b/.test(fact)) === true
  const day = foodsThatWait(pending)?.day ?? (logged ? 'yesterday' : null)
  return intents.map((intent) =>
    intent.tool === 'get_today_progress' && intent.arguments.day === null
      ? { ...intent, arguments: { day } }
      : intent,
  )
}
