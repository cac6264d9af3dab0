import type { ActDecision, Announcement } from '@alfred/contracts'
import { plainRef } from '../memory/registry.ts'
import { workingSet } from '../memory/working-set.ts'
import type { TurnState } from '../state/turn-state.ts'
import { writtenCalls, type WrittenCall } from '../state/written-calls.ts'
import { isSpokenOf, spokenIn, type Spoken } from './spoken.ts'

/** Words that point at what was spoken of before: "throw it away". What they mean is the plan's to find. */
const pointing =
  /\b(?:it|that|them|this|these|those|one|ones|all|both|everything|expired|es|das|die|sie|alles|beide|le|la|les|ça|tout|lo|los|las|eso|todo)\b/iu

type Given = Pick<TurnState, 'message' | 'answered' | 'understanding' | 'registry' | 'artifacts'>

/**
 * Whether a decision takes away, takes from or changes something that nobody spoke of: neither the message nor what it answers names it, by a
 * word or as a thing that was resolved. Such a decision is asked for first, whatever a plan says.
 */
export function removesUnspoken(decision: ActDecision, agent: Announcement, state: Given): boolean {
  const removing = new Set(
    agent.tools.filter(({ removes, touches }) => removes && touches.length === 0).map(({ name }) => name),
  )
  const mentions = state.understanding?.entity_mentions.map(({ resolved_ref: ref }) => ref) ?? []
  if (touchesUnspoken(writtenCalls(decision), agent, spokenIn(state, mentions))) return true
  const calls = writtenCalls(decision).filter(({ tool }) => removing.has(tool))
  if (calls.length === 0 || pointing.test(state.message)) return false
  const { answered } = state
  const spoken = wordsOf(`${state.message} ${answered?.message ?? ''} ${answered?.answer ?? ''}`)
  const plain = (ref: string): string => plainRef(state.registry, ref)
  const mentioned = new Set(
    state.understanding?.entity_mentions.flatMap(({ resolved_ref: ref }) =>
      ref === null ? [] : [plain(ref)],
    ),
  )
  const labels = new Map(workingSet(state).map(({ ref, label }) => [plain(ref), label]))
  return calls.some(({ arguments: args }) => {
    const values = Object.values(args ?? {}).filter((value) => typeof value === 'string')
    const isSpoken = values.some((value) => {
      const label = labels.get(plain(value))
      return mentioned.has(plain(value)) || [...wordsOf(label ?? value)].some((word) => spoken.has(word))
    })
    // "Delete that" names nothing: the tool takes the last one, which is what was meant.
    return values.length > 0 && !isSpoken
  })
}

/** Whether one of these calls takes from or changes something that nobody spoke of. */
function touchesUnspoken(calls: readonly WrittenCall[], agent: Announcement, spoken: Spoken): boolean {
  return calls.some((call) => {
    const tool = agent.tools.find(({ name }) => name === call.tool)
    return tool !== undefined && !isSpokenOf(call, tool, spoken)
  })
}

/** The words of a text without the endings of a plural, so that "eggs" is spoken of by "egg". */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
  return new Set(words.map((word) => word.replace(/(?:ies|y|es|s)$/, '')))
}
