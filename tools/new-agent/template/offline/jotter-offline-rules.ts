import { answerWithCalls, withoutPoliteness, type PlainCall } from '@alfred/offline/reading'
import type { OfflineRules } from '@alfred/llm'

const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about jotter, such as "jotter note: call on Friday", ' +
  '"what are my jotter notes?" or "remove the jotter note about Friday". What shall I do?'

/** The sentences that are understood, each with the call that it asks for. The first that fits a message is taken. */
const sentences: readonly { pattern: RegExp; call: (text: string) => Omit<PlainCall, 'subdomain'> }[] = [
  {
    pattern:
      /^(?:show|list|tell|what are|what's in|read)(?: me)?(?: all)?(?: of)?(?: my| the)? jotter notes?\??$/i,
    call: () => ({ tool: 'list_jotter_notes', arguments: {}, kind: 'read' }),
  },
  {
    pattern: /^(?:remove|delete|drop|forget)(?: my| the)? jotter note(?: about| on|:)? (.+?)\.?$/i,
    call: (text) => ({ tool: 'remove_jotter_note', arguments: { text }, kind: 'write' }),
  },
  {
    pattern:
      /^(?:(?:write|add|make|take|keep)(?: down)?(?: an?| this)? )?jotter note(?::|,| that)? (.+?)\.?$/i,
    call: (text) => ({ tool: 'add_jotter_note', arguments: { text }, kind: 'write' }),
  },
]

/** The rules that answer for this agent when there is no model. */
export const jotterOfflineRules: OfflineRules = answerWithCalls({
  prompts: { think: 'agents-jotter/think', act: 'agents-jotter/act' },
  help: WHAT_I_UNDERSTAND,
  read: readJotter,
})

/** Reads a message into the calls that it asks for; none when it says nothing that is known here. */
export function readJotter(message: string): PlainCall[] {
  const { text } = withoutPoliteness(message.trim())
  for (const { pattern, call } of sentences) {
    const found = pattern.exec(text)
    if (found !== null) return [{ ...call(found[1] ?? ''), subdomain: 'notes' }]
  }
  return []
}
