import { weekdayPattern } from '../reading/day-words.ts'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

const MEAL = `(?:${mealPattern})`
const DAY = `(?:yesterday|last night|(?:last |on )?${weekdayPattern}|the day before yesterday|today)`
const LOGGED = "(?:please )?(?:log|track|repeat|i had|i ate|i am having|i'm having|had|ate|having|just had)?"
const ONCE_MORE = '(?: once more| again| too| as well)?'
const TO = `(?: (?:to|for|into|onto|on) (?<to>tomorrow|today|${weekdayPattern}))`
const FOR_TODAY = '(?: (?:for|to|into|onto) today)?'

/** What was eaten on a day that is named. */
const OF_DAYS: readonly RegExp[] = [
  `${LOGGED} ?(?:the |my )?(?:exact )?same (?:thing |things |food |meal )?(?:again )?(?:as |like )(?:i (?:had|ate) )?(?<day>${DAY})(?: for (?<meal>${MEAL}))?`,
  `${LOGGED} ?(?:the |my )?(?:exact )?same (?<meal>${MEAL}) (?:again )?(?:as |like )(?:i (?:had|ate) )?(?<day>${DAY})`,
  `${LOGGED} ?(?:the )?same (?<meal>${MEAL}) (?:again )?(?:as|like) (?<day>${DAY})`,
  `(?:log|repeat|copy|duplicate) (?:all of |everything (?:from|of) )?(?<day>${DAY})(?:'s)?(?: (?<meal>${MEAL}))?${ONCE_MORE}${FOR_TODAY}`,
  `(?:log|repeat|copy|duplicate) (?<day>${DAY})(?:'s)? (?<meal>${MEAL})${ONCE_MORE}${TO}`,
  `(?:log|repeat|copy|duplicate) (?:my |the )?(?<meal>${MEAL}) (?:from|of) (?<day>${DAY})${ONCE_MORE}${TO}`,
  `(?:log|repeat|copy) (?:my )?(?<meal>${MEAL}) (?:from|of) (?<day>${DAY})${ONCE_MORE}${FOR_TODAY}`,
  `for (?<meal>${MEAL}) (?:i (?:had|ate) |had |log )?the same (?:as |like )(?<day>${DAY})`,
].map((pattern) => new RegExp(`^${pattern}$`))

/** What is usual for a meal. */
const USUAL: readonly RegExp[] = [
  `${LOGGED} ?(?:the|my) usual(?: (?:for|at) (?<meal>${MEAL}))?${FOR_TODAY}`,
  `${LOGGED} ?(?:the |my )?usual (?<meal>${MEAL})${ONCE_MORE}${FOR_TODAY}`,
  `for (?<meal>${MEAL}) (?:i (?:had|ate) )?(?:the|my) usual`,
].map((pattern) => new RegExp(`^${pattern}$`))

/** What was eaten the last time. */
const LAST = new RegExp(
  `^${LOGGED} ?(?:the |my )?same(?: thing)?(?: (?<meal>${MEAL}))? (?:again|once more)(?: for (?<other>${MEAL}))?$`,
)

/** Parses a request to log again what was eaten on another day, the last time, or usually. */
export function readRepetition({ text, isQuestion }: Sentence): Intent[] | undefined {
  if (isQuestion) return undefined
  for (const pattern of OF_DAYS) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined)
      return repeated({ meal: groups['meal'], ofDay: groups['day'], to: groups['to'] })
  }
  for (const pattern of USUAL) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined) return repeated({ meal: groups['meal'], name: 'usual' })
  }
  const last = LAST.exec(text)?.groups
  return last === undefined ? undefined : repeated({ meal: last['meal'] ?? last['other'] })
}

function repeated({
  meal,
  ofDay,
  name,
  to,
}: {
  meal: string | undefined
  ofDay?: string | undefined
  name?: string
  to?: string | undefined
}): Intent[] {
  const given = { meal: mealNamed(meal ?? ''), day: to ?? null, of_day: ofDay ?? null, name: name ?? null }
  return [{ tool: 'repeat_meal', arguments: given }]
}
