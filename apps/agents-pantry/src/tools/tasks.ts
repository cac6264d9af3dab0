import { asGiven, defineTools, prepared, refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { taskTools, type TaskArguments } from '@alfred/contracts'
import {
  addDays,
  dayAndTime,
  isPartOver,
  localDateAt,
  localTimeAt,
  resolveAhead,
  resolveDate,
  resolveDays,
  resolveTime,
  sayDate,
} from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { sayTask, task } from '../kitchen/say-task.ts'
import { unknownDate } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'

const addedTask = task.extend({
  already: z.boolean(),
  // A database of the version before tells neither.
  repeats: z.boolean().default(false),
  is_soon: z.boolean().default(false),
})
const listedTasks = z.object({
  from: z.string().nullable(),
  until: z.string().nullable(),
  tasks: z.array(task),
})

/** The tools of what is to be done in the kitchen. */
export const tasks = defineTools(taskTools, {
  add_task: {
    prepare: prepareTask,
    answer: addedTask,
    describe: ({ already, repeats, is_soon: isSoon, ...told }, viewer) => {
      const words = wordsFor(viewer.locale).tasks
      return [
        already ? words.already(sayTask(told, viewer)) : words.added(sayTask(told, viewer)),
        ...(repeats ? [words.onlyOnce] : []),
        ...(isSoon ? [words.noAlarm] : []),
      ]
    },
    isQuick: true,
  },
  list_tasks: { prepare: prepareList, answer: listedTasks, describe: sayListed, isQuick: true },
  done_task: {
    prepare: asGiven,
    answer: task,
    describe: (told, viewer) => [wordsFor(viewer.locale).tasks.done(sayTask(told, viewer))],
    isQuick: true,
  },
  remove_task: {
    prepare: asGiven,
    answer: task,
    describe: (told, viewer) => [wordsFor(viewer.locale).tasks.removed(sayTask(told, viewer))],
    isRemoving: true,
  },
})

/** "Tomorrow evening" is a day and a time; a time that is no time is asked about. */
function prepareTask(
  { what, day, time, repeats }: TaskArguments<'add_task'>,
  { moment }: CallToPrepare,
): Prepared {
  const ahead = resolveAhead(time ?? day ?? '', moment)
  if (ahead !== undefined) return prepared({ what, ...ahead, repeats, is_soon: true })
  const said = day === null ? null : dayAndTime(day)
  const date = said === null ? null : resolveDate(said.day, moment)
  if (date === undefined) return unknownDate(day ?? '', moment)
  const at = time === null ? (said?.time ?? null) : resolveTime(time, nowOf(date, moment))
  if (at === undefined) return refused('UNKNOWN_TIME', wordsFor(moment.locale).asking.unknownTime(time ?? ''))
  const isOver = date !== null && at !== null && !isTonight(day) && isPartOver(at, nowOf(date, moment))
  return prepared({ what, day: isOver ? addDays(date, 1) : date, time: at, repeats })
}

/** Who says "tonight" means this night, however late it is. */
const isTonight = (day: string | null): boolean => /^\s*tonight\s*$/i.test(day ?? '')

/** The time of the clock for who speaks, where it is for today; null for another day. */
function nowOf(date: string | null, { askedAt, timeZone }: CallToPrepare['moment']): string | null {
  const isToday = date === null || date === localDateAt(askedAt, timeZone)
  return isToday ? localTimeAt(askedAt, timeZone) : null
}

function prepareList({ day }: TaskArguments<'list_tasks'>, { moment }: CallToPrepare): Prepared {
  if (day === null) return prepared({ from: null, until: null })
  const days = resolveDays(dayAndTime(day).day, moment)
  return days === undefined ? unknownDate(day, moment) : prepared({ ...days })
}

function sayListed({ from, until, tasks: all }: z.output<typeof listedTasks>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).tasks
  if (all.length > 0) return [words.listed(all.map((one) => sayTask(one, viewer)))]
  if (from === null) return [words.nothing(null)]
  const [first, last] = [sayDate(from, viewer), sayDate(until ?? from, viewer)]
  return [words.nothing(first === last ? first : termsFor(viewer.locale).fromTo(first, last))]
}
