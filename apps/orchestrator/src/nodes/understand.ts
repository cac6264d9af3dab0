import { AlfredError, messageReadingSchema, toWireError } from '@alfred/contracts'
import type { Announcement, MessageReading, ModelCall } from '@alfred/contracts'
import { gatherContext, wantedToUnderstand } from '../agents/gather-context.ts'
import { harmlessTalk } from '../agents/harmless-talk.ts'
import { hearAgents } from '../agents/hear-agents.ts'
import { noAgent, notAnswering } from '../agents/no-agent.ts'
import { fileGathered } from '../fold/file-gathered.ts'
import { openPending } from '../memory/make-pending.ts'
import { understandingOf } from '../memory/understanding-of.ts'
import { withoutIds } from '../memory/without-ids.ts'
import { findCreator } from '../policy/find-creator.ts'
import { findKeeping, withMissed } from '../policy/find-keeping.ts'
import { isErrand } from '../policy/is-errand.ts'
import { leftOf, readWork } from '../policy/read-work.ts'
import { readingForm } from '../prompts/reading-form.ts'
import { readingRequest } from '../prompts/reading-request.ts'
import type { NodeFunction } from '../running/node-function.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { LookBack } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

/**
 * Asks the model once what a message means, who is to work at it, and which calls follow from it alone (spec S2.2,
 * S2.3). Code checks all of it before it becomes the record. A process that has just started may not have heard of the
 * right agent yet, such as the one of the last turn; then it waits. Gives up when no agent is known, or the one that
 * the message is for was not heard of.
 */
export const understand: NodeFunction = async (turn, state, dependencies) => {
  const { directory } = dependencies
  // Only agents that answer now are asked: the context of a silent agent is missing, and the turn does not wait for
  // it.
  const wanted = wantedToUnderstand(await directory.living())
  const gathered = await gatherContext(turn, state, { wanted, dependencies })
  const filed = fileGathered(state, gathered)
  const calls: ModelCall[] = []
  for (;;) {
    const { heard, missing, agents } = await hearAgents(turn, dependencies)
    if (agents.length === 0) {
      if (await directory.hasMore(agents, turn.signal)) continue
      return { kind: 'gave_up', error: toWireError(noAgent()), model_calls: calls }
    }
    const { reading, call } = await read(turn, filed, { agents, dependencies })
    calls.push(call)
    const work = readWork(reading, { message: state.message, agents, known: filed })
    const smallTalk = await harmlessTalk(turn, filed, { reading, dependencies })
    const left = leftOf(reading, agents)
    const isTalk = smallTalk !== null || reading.told_of_person.length > 0
    if ((work.length === 0 || left.length > 0) && !isTalk && (await directory.hasMore(agents, turn.signal)))
      continue
    if (isUnread(turn, { ...state, reading }, { work, isTalk }))
      return { kind: 'gave_up', error: toWireError(noUsableReading()), model_calls: calls }
    const absent = work.find(({ agent }) => agent.domain === missing)
    if (absent)
      return { kind: 'gave_up', error: toWireError(notAnswering(absent.agent.domain)), model_calls: calls }
    const understanding = understandingOf(reading, {
      hasPending: hasPending(turn, state),
    })
    return {
      kind: 'understood',
      understanding,
      gathered,
      quick: null,
      creator: state.mode === 'create' ? findCreator(withoutIds(state.message), understanding, agents) : null,
      work,
      left,
      small_talk: smallTalk,
      look_back: lookBackOf(reading),
      keep: findKeeping(reading, state.message, heard),
      model_calls: calls,
    }
  }
}

/**
 * Whether a reading has missed the work. A part for an agent that is not there is no small talk: a reply without facts would
 * make something up. Nor is an errand, whatever the model says to it, unless it answers what is open or tells of the person.
 */
function isUnread(
  turn: RunningTurn,
  state: TurnState & { reading: MessageReading },
  { work, isTalk }: { work: readonly unknown[]; isTalk: boolean },
): boolean {
  const { reading, message, mode } = state
  if (work.length > 0 || lookBackOf(reading) !== null) return false
  if (reading.work.length > 0) return !isTalk
  const isToldOnly = reading.told_of_person.length > 0 || reading.constraint_snapshot.goal_update !== null
  if (reading.small_talk === null || isToldOnly || mode === 'create' || hasPending(turn, state)) return false
  return isErrand(message)
}

function lookBackOf({ look_back: wish, work }: MessageReading): LookBack | null {
  if (wish === null || work.length > 0) return null
  if (wish === 'show') return { tool: 'show_changes', arguments: {} }
  return { tool: 'undo_changes', arguments: { which: wish === 'undo' ? 'change' : 'undo' } }
}

function hasPending(turn: RunningTurn, state: TurnState): boolean {
  return openPending(state, turn.claim.asked_at) !== null
}

function noUsableReading(): AlfredError {
  return new AlfredError(
    'MODEL_OUTPUT_INVALID',
    'I could not work out what to do with that. Please say it another way.',
  )
}

type Asking = { agents: readonly Announcement[]; dependencies: TurnDependencies }

async function read(turn: RunningTurn, state: TurnState, { agents, dependencies }: Asking) {
  const { output, call } = await dependencies.model.generate({
    ...readingRequest(turn, state, agents),
    schema: messageReadingSchema,
    form: readingForm(agents),
  })
  // The rules that answer without a model read what is told themselves.
  const isByRules = dependencies.model.provider === 'offline'
  return { reading: isByRules ? output : withMissed(output, state.message), call }
}
