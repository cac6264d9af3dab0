import { answerWithCalls, withoutPoliteness, type PlainCall } from '@alfred/offline/reading'
import type { OfflineRules } from '@alfred/llm'

const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about cellar, such as "cellar note: call on Friday", ' +
  '"what are my cellar notes?" or "remove the cellar note about Friday". What shall I do?'

/** The sentences that are understood, each with the call that it asks for. The first that fits a message is taken. */
const sentences: readonly { pattern: RegExp; call: (text: string) => Omit<PlainCall, 'subdomain'> }[] = [
  {
    pattern:
      /^(?:show|list|tell|what are|what's in|read)(?: me)?(?: all)?(?: of)?(?: my| the)? cellar notes?\??$/i,
    call: () => ({ tool: 'list_cellar_notes', arguments: {}, kind: 'read' }),
  },
  {
    pattern: /^(?:remove|delete|drop|forget)(?: my| the)? cellar note(?: about| on|:)? (.+?)\.?$/i,
    call: (text) => ({ tool: 'remove_cellar_note', arguments: { text }, kind: 'write' }),
  },
  {
    pattern:
      /^(?:(?:write|add|make|take|keep)(?: down)?(?: an?| this)? )?cellar note(?::|,| that)? (.+?)\.?$/i,
    call: (text) => ({ tool: 'add_cellar_note', arguments: { text }, kind: 'write' }),
  },
]

/** The rules that answer for this agent when there is no model. */
export const cellarOfflineRules: OfflineRules = answerWithCalls({
  prompts: { think: 'agents-cellar/think', act: 'agents-cellar/act' },
  help: WHAT_I_UNDERSTAND,
  read: readCellar,
})

/** Reads a message into the calls that it asks for; none when it says nothing that is known here. */
export function readCellar(message: string): PlainCall[] {
  const { text } = withoutPoliteness(message.trim())
  for (const { pattern, call } of sentences) {
    const found = pattern.exec(text)
    if (found !== null) return [{ ...call(found[1] ?? ''), subdomain: 'notes' }]
  }
  return []
}
