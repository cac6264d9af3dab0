import type { NewSuggestion, SuggestionStore, TaskCandidate } from '@alfred/db/proactive'
import { endOfDay, sayingIn } from '@alfred/noticing'
import type { Logger } from '@alfred/observability'

const PAGE_SIZE = 500
/** A guard: a run ends with its first incomplete page, and after this many pages in any case. */
const PAGES_MAX = 1_000

/** Finds what is to be done today and stores one suggestion for each task and day (spec S8). */
export async function findTasksDue(
  run: { fireAt: string },
  { store, logger }: { store: Pick<SuggestionStore, 'taskCandidates' | 'store'>; logger: Logger },
): Promise<void> {
  let after: string | null = null
  let stored = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const candidates: TaskCandidate[] = await store.taskCandidates({
      fireAt: run.fireAt,
      after,
      limit: PAGE_SIZE,
    })
    const isFinal = candidates.length < PAGE_SIZE
    stored += await store.store({
      schedule: 'tasks-due',
      fireAt: run.fireAt,
      suggestions: candidates.map(toSuggestion),
      isFinal,
    })
    after = candidates.at(-1)?.task_id ?? null
    if (isFinal) break
  }
  logger.info({ schedule: 'tasks-due', fire_at: run.fireAt, stored }, 'a schedule ran')
}

/** Makes the suggestion for a task, in its person's language; task and day form its key, so that repeats make no second one. */
export function toSuggestion(task: TaskCandidate): NewSuggestion {
  const { words } = sayingIn(task.locale)
  return {
    user_id: task.user_id,
    kind: 'task',
    dedupe_key: `task:${task.task_id}:${task.due_on}`,
    reason: words.toDo(whatItIs(task), task.time).slice(0, 500),
    action: words.tickOff,
    subject: `task:${task.task_id}`,
    entities: [{ type: 'task', id: task.task_id }],
    rank: 0.95,
    due_on: task.due_on,
    valid_until: endOfDay(task.due_on),
  }
}

/** What the person said, or what a planned dish makes necessary. */
function whatItIs({ what, kind, food, dish, eaten_on: eatenOn, locale }: TaskCandidate): string {
  if (kind === null || dish === null || eatenOn === null) return what
  const { words, name, weekday } = sayingIn(locale)
  return words.forDish({ kind, dish, food: food === null ? null : name(food), day: weekday(eatenOn) })
}
