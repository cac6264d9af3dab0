import type { ActDecision, Announcement } from '@alfred/contracts'
import { plainRef } from '../memory/registry.ts'
import { workingSet } from '../memory/working-set.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'
import { writtenCalls, type WrittenCall } from '../state/written-calls.ts'
import { isPutRight, isSpokenOf, namesOf, spokenIn, type Spoken } from './spoken.ts'

/** Words that point at what was spoken of before: "throw it away". What they mean is the plan's to find. */
const pointing =
  /\b(?:it|that|them|this|these|those|one|ones|all|both|everything|expired|es|das|die|sie|alles|beide|le|la|les|ça|tout|lo|los|las|eso|todo)\b/iu

type Given = Pick<
  TurnState,
  'message' | 'answered' | 'understanding' | 'registry' | 'artifacts' | 'changedBefore'
>

/**
 * What a decision takes away, takes from or changes though nobody spoke of it, by name: neither the message nor what it
 * answers names it, by a word or as a thing that was resolved. Such a decision is asked for first, whatever a plan says.
 */
function unspokenThings(decision: ActDecision, agent: Announcement, state: Given): string[] {
  const removing = new Set(
    agent.tools.filter(({ removes, touches }) => removes && touches.length === 0).map(({ name }) => name),
  )
  const mentions = state.understanding?.entity_mentions.map(({ resolved_ref: ref }) => ref) ?? []
  const written = writtenCalls(decision)
  const inPlay = spokenIn(state, mentions)
  const touched = touchedUnspoken(written, agent, inPlay)
  const calls = written.filter(({ tool }) => removing.has(tool))
  const { answered } = state
  // "Both" points at what the question named that it answers.
  if (calls.length === 0 || pointing.test(`${state.message} ${answered?.answer ?? ''}`)) return touched
  const spoken = wordsOf(`${state.message} ${answered?.message ?? ''} ${answered?.answer ?? ''}`)
  const plain = (ref: string): string => plainRef(state.registry, ref)
  const mentioned = new Set(
    state.understanding?.entity_mentions.flatMap(({ resolved_ref: ref }) =>
      ref === null ? [] : [plain(ref)],
    ),
  )
  const labels = new Map(workingSet(state).map(({ ref, label }) => [plain(ref), label]))
  const removed = calls.flatMap((call) => {
    const values = Object.values(call.arguments ?? {}).filter((value) => typeof value === 'string')
    const isSpoken = values.some((value) => {
      const label = labels.get(plain(value))
      return mentioned.has(plain(value)) || [...wordsOf(label ?? value)].some((word) => spoken.has(word))
    })
    // "Delete that" names nothing: the tool takes the last one, which is what was meant.
    if (isPutRight({ call, names: values }, written, inPlay)) return []
    return isSpoken ? [] : values.slice(0, 1).map((value) => labels.get(plain(value)) ?? value)
  })
  return [...new Set([...touched, ...removed])]
}

/** The names of what these calls take from or change though nobody spoke of it. */
function touchedUnspoken(calls: readonly WrittenCall[], agent: Announcement, spoken: Spoken): string[] {
  const names = calls.flatMap((call) => {
    const tool = agent.tools.find(({ name }) => name === call.tool)
    if (tool === undefined || isSpokenOf(call, tool, spoken)) return []
    const things = namesOf(call, tool, spoken)
    return isPutRight({ call, names: things }, calls, spoken) ? [] : things.slice(0, 1)
  })
  return [...new Set(names)]
}

/** The words of a text without the endings of a plural, so that "eggs" is spoken of by "egg". */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
  return new Set(words.map((word) => word.replace(/(?:ies|ie|y|es|e|s)$/, '')))
}

/** A decision that touches nothing that was not spoken of. */
export const noneUnspoken: Unspoken = { unspoken: false, unspoken_things: [] }
type Unspoken = Pick<StepDecision, 'unspoken' | 'unspoken_things'>

/** What a decision says of what nobody spoke of. */
export function unspokenIn(decision: ActDecision, agent: Announcement, state: Given): Unspoken {
  const things = unspokenThings(decision, agent, state)
  return { unspoken: things.length > 0, unspoken_things: things }
}
