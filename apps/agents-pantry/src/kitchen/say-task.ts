import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { bracketed } from '../words/bracketed.ts'
import { wordsFor } from '../words/words-for.ts'
import type { PartOfDay, TaskKind } from '../words/words-of-tasks.ts'

/** A task as the database tells it; a derived one says what it is by its kind. */
export const task = z.object({
  what: z.string(),
  kind: z.enum(['thaw', 'soak', 'marinate', 'chill', 'rise', 'rest']).nullable(),
  food: z.string().nullable(),
  hours: z.number().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
  meal: z.object({ day: z.string(), meal: z.string(), title: z.string() }).nullable(),
})
export type Task = z.output<typeof task>

/** A task with its day, and with the dish that it is for where that is not said around it. */
export function sayTask(told: Task, viewer: Viewer, { withDish = true } = {}): string {
  const words = wordsFor(viewer.locale).tasks
  const when = [
    ...(told.day === null ? [] : [sayDate(told.day, viewer)]),
    ...(told.time === null ? [] : [isPart(told.time, words.parts) ? words.parts[told.time] : told.time]),
  ].join(', ')
  const dish = withDish && told.food !== null && told.meal !== null ? [words.forDish(told.meal.title)] : []
  return `${sayWhat(told, viewer)}${bracketed([...(when === '' ? [] : [when]), ...dish])}`
}

/** What a plan makes necessary, as one sentence; none where it is nothing. */
export function sayBefore(tasks: readonly Task[], viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).tasks
  const dishes = new Set(tasks.map(({ meal }) => meal?.title))
  const all = tasks.map((one) => sayTask(one, viewer, { withDish: dishes.size > 1 }))
  return all.length === 0 ? [] : [words.before(all)]
}

function sayWhat({ what, kind, food, hours, meal }: Task, { locale }: Viewer): string {
  const terms = termsFor(locale)
  const name = food ?? meal?.title
  if (kind === null || name === undefined) return what
  const of = { name: food === null ? name : terms.name(food), isDish: food === null }
  return wordsFor(locale).tasks.derived(kind satisfies TaskKind, { ...of, hours: terms.number(hours ?? 0) })
}

function isPart(time: string, parts: Readonly<Record<PartOfDay, string>>): time is PartOfDay {
  return Object.hasOwn(parts, time)
}
