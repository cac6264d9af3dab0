import type { LookBack } from '../state/turn-record.ts'
import { plainWords } from '@alfred/language'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
const politely = String.raw`(?:please |can you |could you |would you |will you |ok |okay |no |wait |oops |hm |hmm |sorry |actually )*`
const that =
  '(?:that|this|it|them|those|these|all of that|all that|everything|the changes?|your changes?|(?:my|your|the) last (?:change|changes|thing|action|step|request|turn|one)|' +
  'what you (?:just )?did|what you have (?:just )?done|everything you (?:just )?did|the last one)'
const ends = '(?: again)?(?: please)?(?: now)?'

const redo = [
  `redo(?: ${that})?`,
  '(?:undo|revert|reverse|take back) (?:the|your|that|my|the last|your last) undo',
  '(?:bring|put) (?:that|it|everything) back after all',
]
const undo = [
  `(?:undo|revert|reverse|roll back|rollback|take back)(?: ${that})?`,
  `(?:roll|take) ${that} back`,
  '(?:put|set) (?:it|that|them|everything) back (?:how|as|like|the way|to how|to the way) (?:it|they|that|everything) (?:was|were)(?: before)?',
]
const show = [
  'what (?:did you|have you) (?:just |last )?(?:do|done|change|changed)(?: for me| just now| last| there| in my kitchen| right now)?',
  'what (?:was|has been) (?:just )?changed(?: just now)?',
  'what (?:changed|has changed)(?: just now)?',
  '(?:show|tell) (?:me )?(?:what you (?:just |last )?(?:did|changed)|(?:the|your) (?:last|latest|recent) changes?|what (?:was|has been) changed)',
  'what were (?:the|your) (?:last|latest) changes?',
]
const named = '(?:job|turn|request|the job|the turn|the request)?'

const whole = (patterns: string[]): RegExp => new RegExp(`^${politely}(?:${patterns.join('|')})${ends}$`, 'u')
const redoPattern = whole(redo)
const undoPattern = whole(undo)
const showPattern = whole(show)
const undoNamed = new RegExp(`^${politely}(?:undo|revert|reverse|take back|roll back) ?${named}${ends}$`, 'u')
const showNamed = new RegExp(
  `^${politely}(?:what did you (?:do|change) (?:in|for|with)|(?:show|tell) (?:me )?(?:what you (?:did|changed) (?:in|for)|the changes (?:of|in))) ?${named}${ends}$`,
  'u',
)

/**
 * Recognizes a request to show, undo or redo earlier changes from the person's own words: no model may undo
 * anything (invariant 4). Gives the call, or undefined for any other message. "Undo the eggs" names a thing and is
 * left to the agents.
 */
export function readLookBack(message: string): LookBack | undefined {
  const source = uuid.exec(message)?.[0].toLowerCase()
  const words = plainWords(source === undefined ? message : message.replace(uuid, ' '))
  if (source !== undefined) {
    if (undoNamed.test(words)) return { tool: 'undo_changes', arguments: { source } }
    return showNamed.test(words) ? { tool: 'show_changes', arguments: { source } } : undefined
  }
  if (redoPattern.test(words)) return { tool: 'undo_changes', arguments: { which: 'undo' } }
  if (undoPattern.test(words)) return { tool: 'undo_changes', arguments: { which: 'change' } }
  return showPattern.test(words) ? { tool: 'show_changes', arguments: {} } : undefined
}
