import { plainWordsOf } from '../words/plain-words.ts'
import { textOf, type Given } from './given.ts'
import { isOrdinal, pickedFrom } from './ordinals.ts'

// The tasks that were set or shown before, and which of them a message says to be done.

/** The tasks that were set in this conversation, or that the last reply lists. */
function tasksKnown({ situation: { before } }: Given): string[] {
  const last = before.at(-1)
  const isListed = last?.acts.some(({ tool }) => tool === 'list_tasks') ?? false
  const shown = isListed ? (last?.reply ?? '') : ''
  const listed = shown
    .replaceAll(/["“”]/g, '')
    .split(/[,.;:]| and /)
    .map((one) => one.trim())
    .filter((one) => one.includes(' '))
    .map((one) => one.charAt(0).toLowerCase() + one.slice(1))
    .map((one) => one.replace(/^and /, ''))
  const set = before.flatMap(({ acts }) =>
    acts.flatMap(({ tool, what }) => (tool === 'add_task' && typeof what === 'string' ? [what] : [])),
  )
  return [...new Set(listed.length > 0 ? listed : set)]
}

/** Words of tasks that tell none from others. */
const NO_WORD = new Set(
  'the and for out off from with into take put make get done did have has was are all both them this that one day of in on to a up my'.split(
    ' ',
  ),
)

/** "The soup and the bread are both done", "did the first": the tasks that are meant of those that were set or shown. */
export function tasksMeant(given: Given): readonly string[] {
  const known = tasksKnown(given)
  const text = textOf(given)
  if (isOrdinal(given)) return pickedFrom(known, given)
  const words = new Set(plainWordsOf(text).filter((word) => !NO_WORD.has(word)))
  const named = known.filter((what) => plainWordsOf(what).some((word) => words.has(word)))
  if (named.length > 0) return named
  const isBoth = known.length === 2 && / both /.test(text)
  return isBoth || (known.length > 1 && / (?:all|everything) /.test(text)) ? known : []
}
