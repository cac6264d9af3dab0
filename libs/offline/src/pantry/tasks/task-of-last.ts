import { resolveTime } from '@alfred/language'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { normalise } from '../../reading/normalise.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import type { Intent } from '../kitchen-intent.ts'

const DAY = `(?:(?:this |next )?${shortWeekdayPattern}|tomorrow|tonight|today)`
const MAKE_IT =
  /^(?:(?:no|oh|oops|sorry|wait|actually|and|ok|hmm)[ ,.]+)*(?:make|change|move|do|set) (?:it|that)(?: to| for)? (?<said>[^.!?]{1,40}?)(?: instead| please)?[.! ]*$/
const IS_FINE = new RegExp(
  `^(?:(?:no|oh|ok|yes|hmm|well)[ ,.]+)*(?:on |for )?(?<said>${DAY}) (?:is|would be|will be|'s|will) (?:fine|good|ok|okay|great|do|better|best|perfect)[.! ]*$`,
)
const IS_DAY = new RegExp(`^(?:on )?(?<day>${DAY})(?:,? (?:at )?(?<time>.+))?$`)

/**
 * Reads another time or day right behind a task: "make that half 7", "Saturday is fine". The task is taken off and set anew. Undefined for
 * anything else, and where several tasks were told.
 */
export function taskOfLast(message: string, last: readonly Intent[]): Intent[] | undefined {
  const plain = normalise(message).trim()
  const said = (MAKE_IT.exec(plain) ?? IS_FINE.exec(plain))?.groups?.['said']
  const [only, ...others] = last.filter(isToolIntent)
  if (said === undefined || only?.tool !== 'add_task' || others.length > 0) return undefined
  const { day = null, time = said } = IS_DAY.exec(said)?.groups ?? {}
  const isTime = resolveTime(time) !== undefined
  if (!isTime && day === null) return undefined
  const { what, repeats } = only.arguments
  return [
    { tool: 'remove_task', arguments: { what } },
    {
      tool: 'add_task',
      arguments: {
        ...{ what, repeats },
        day: day ?? only.arguments.day,
        time: isTime ? time : only.arguments.time,
      },
    },
  ]
}
