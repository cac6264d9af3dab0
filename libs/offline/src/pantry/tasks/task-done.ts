import type { TurnBrief } from '@alfred/contracts'
import type { Intent } from '../kitchen-intent.ts'

const DONE =
  /^(?:(?:ok|okay|right|yes|that's|that is|it's|all|i'm|i am)[ ,]+)*(?:done|finished|did (?:it|that))[.! ]*$/i
const OF_TASKS: ReadonlySet<string> = new Set(['list_tasks', 'add_task'])

/** Ticks off the one task that was told of last: "done". Undefined where it may be another, and for anything else. */
export function taskDone(
  message: string,
  last: readonly Intent[],
  brief: TurnBrief | null,
): Intent[] | undefined {
  if (!DONE.test(message.trim().replaceAll('’', "'")) || !last.some(({ tool }) => OF_TASKS.has(tool)))
    return undefined
  const [only, ...others] = (brief?.entities ?? []).filter(
    ({ type, tier }) => type === 'task' && tier === 'active',
  )
  return only === undefined || others.length > 0
    ? undefined
    : [{ tool: 'done_task', arguments: { what: (only.label.split(' (')[0] ?? only.label).slice(0, 160) } }]
}
