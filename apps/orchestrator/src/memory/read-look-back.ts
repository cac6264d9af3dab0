import { keysOf } from '@alfred/contracts'
import { plainWords } from '@alfred/language'
import type { Language } from '@alfred/language/wording'
import type { LookBack } from '../state/turn-record.ts'
import { lookBackPhrases } from './look-back-phrases.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
const named = '(?:job|turn|request|the job|the turn|the request)?'

const patterns = keysOf(lookBackPhrases).map((language) => {
  const { politely, ends, redo, undo, show } = lookBackPhrases[language]
  const whole = (phrases: string[]): RegExp => new RegExp(`^${politely}(?:${phrases.join('|')})${ends}$`, 'u')
  return { language, redo: whole(redo), undo: whole(undo), show: whole(show) }
})

const { politely, ends } = lookBackPhrases.en
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
  return readWish(message)?.wish
}

/** The language of such a request; undefined for any other message. */
export function languageOfLookBack(message: string): Language | undefined {
  return readWish(message)?.language
}

function readWish(message: string): { wish: LookBack; language: Language } | undefined {
  const source = uuid.exec(message)?.[0].toLowerCase()
  const words = plainWords(source === undefined ? message : message.replace(uuid, ' '))
  if (source !== undefined) {
    const language = 'en'
    if (undoNamed.test(words)) return { wish: { tool: 'undo_changes', arguments: { source } }, language }
    return showNamed.test(words)
      ? { wish: { tool: 'show_changes', arguments: { source } }, language }
      : undefined
  }
  for (const { language, redo, undo, show } of patterns) {
    if (redo.test(words)) return { wish: { tool: 'undo_changes', arguments: { which: 'undo' } }, language }
    if (undo.test(words)) return { wish: { tool: 'undo_changes', arguments: { which: 'change' } }, language }
    if (show.test(words)) return { wish: { tool: 'show_changes', arguments: {} }, language }
  }
  return undefined
}
