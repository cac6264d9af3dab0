import { AlfredError, toWireError } from '@alfred/contracts'
import { noEnding } from '../fold/endings.ts'
import { stepsAtWork } from '../fold/steps.ts'
import type { TurnClaim } from '@alfred/db/turns'
import { inSpan } from '@alfred/observability'
import { applyHandEdits } from '../session/apply-hand-edits.ts'
import { act } from '../nodes/act.ts'
import { execute } from '../nodes/execute.ts'
import type { NodeFunction } from './node-function.ts'
import { receive } from '../nodes/receive.ts'
import { reply } from '../nodes/reply.ts'
import { route } from '../nodes/route.ts'
import { think } from '../nodes/think.ts'
import { understand } from '../nodes/understand.ts'
import { commitTurn } from './commit-turn.ts'
import { evolve } from './evolve.ts'
import type { Limits } from './limits.ts'
import { storedResults } from './stored-results.ts'
import type { RunningTurn, TurnDependencies } from './running-turn.ts'
import type { Node } from './transitions.ts'
import { initialTurnState } from './turn-state.ts'
import type { TurnRecord } from './turn-record.ts'
import type { Ending, TurnState } from './turn-state.ts'

const nodes: Record<Exclude<Node, 'reply'>, NodeFunction> = {
  receive,
  understand,
  route,
  think,
  act,
  execute,
}

/** The sentence that progress shows while a node works. */
const nodeMessages: Record<Exclude<Node, 'receive' | 'execute'>, string> = {
  understand: 'Reading your message',
  route: 'Finding who can help',
  think: 'Planning',
  act: 'Working',
  reply: 'Writing the answer',
}

/**
 * The only loop there is: take the state, do what its node says, fold what happened, until the
 * turn has ended; then reply and commit. Gives the conversation's next turn, which the commit claimed.
 * Throws when the turn was taken away or given back; whoever owns it then goes on from the rows.
 */
export async function runTurn(turn: RunningTurn, dependencies: TurnDependencies): Promise<TurnClaim | null> {
  const { limits } = dependencies
  const stored = turn.recorder.all()
  const registry = applyHandEdits(turn.conversation.registry, turn.claim.hand_edits)
  let state = stored.reduce(
    (folded, record) => evolve(folded, record, limits),
    initialTurnState(turn.request.message, { ...turn.conversation, registry }),
  )
  if (turn.claim.attempts > 1) {
    turn.emitter.emit('progress', {
      type: 'resumed',
      node: state.node,
      step: null,
      message: 'Picking up where it stopped.',
    })
  }
  const giveUpAt = Date.now() + limits.wallTimeMs
  while (state.node !== 'reply' && !turn.claim.cancel_requested) {
    const record = await perform(turn, state, { dependencies, giveUpAt })
    turn.recorder.add(record)
    state = evolve(state, record, limits)
    checkpointInBackground(turn, dependencies)
  }
  if (turn.claim.cancel_requested) state = foldStored(state, turn, limits)
  const ending = turn.claim.cancel_requested ? cancelled : state.ending
  if (!ending) throw new AlfredError('INTERNAL', 'The turn has not ended.')
  return finish(turn, { ...state, node: 'reply', ending }, dependencies)
}

const cancelled: Ending = { ...noEnding, status: 'cancelled' }

/** What the rows know of decisions that were being applied when the turn was cancelled. */
function foldStored(cancelledState: TurnState, turn: RunningTurn, limits: Limits): TurnState {
  let state = cancelledState
  while (state.node === 'execute') {
    const step = stepsAtWork(state.steps).find(({ open }) => open !== null)
    if (!step) return state
    state = evolve(state, storedResults(step, turn.claim), limits)
  }
  return state
}

/** Runs one node. What no repetition can mend becomes a record, so that the turn still ends with an answer. */
async function perform(
  turn: RunningTurn,
  state: TurnState,
  { dependencies, giveUpAt }: { dependencies: TurnDependencies; giveUpAt: number },
): Promise<TurnRecord> {
  if (state.node === 'reply') throw new AlfredError('INTERNAL', 'The turn has already ended.')
  const node = nodes[state.node]
  if (state.node !== 'execute' && state.node !== 'receive') {
    turn.emitter.emit('progress', {
      type: 'node_started',
      node: state.node,
      step: null,
      message: nodeMessages[state.node],
    })
  }
  try {
    if (turn.claim.attempts > dependencies.limits.attemptsMax) {
      throw new AlfredError('ATTEMPTS_EXHAUSTED', 'This request failed too often and was given up.')
    }
    if (asksModels(state.node) && state.modelCalls.length >= dependencies.limits.modelCallsMax - 1)
      throw new AlfredError('TURN_BUDGET_EXCEEDED', 'That took more thinking than one request may.')
    if (Date.now() > giveUpAt)
      throw new AlfredError('TURN_BUDGET_EXCEEDED', 'That took longer than one request may.')
    return await inSpan(`node ${state.node}`, {}, () => node(turn, state, dependencies))
  } catch (error) {
    turn.signal.throwIfAborted()
    if (error instanceof AlfredError && error.code === 'STALE') throw error
    dependencies.logger.error({ node: state.node, error }, 'a node could not do its work')
    return { kind: 'gave_up', error: toWireError(error) }
  }
}

function asksModels(node: Node): boolean {
  return node !== 'receive' && node !== 'execute'
}

async function finish(
  turn: RunningTurn,
  state: TurnState & { ending: Ending },
  dependencies: TurnDependencies,
): Promise<TurnClaim | null> {
  const type = turn.claim.attempts > 1 ? 'reply_restarted' : 'node_started'
  turn.emitter.emit('progress', { type, node: 'reply', step: null, message: nodeMessages.reply })
  turn.emitter.restartText()
  const told = await inSpan('node reply', {}, () => reply(turn, state, dependencies))
  return commitTurn(turn, { state, ending: state.ending, reply: told }, dependencies)
}

/** Model time worth a second is stored without waiting for the answer; a lost checkpoint is only a lost saving. */
function checkpointInBackground(turn: RunningTurn, { store, limits }: TurnDependencies): void {
  const { first, records } = turn.recorder.unstored()
  const spentMs = records
    .flatMap((record) => ('model_calls' in record ? record.model_calls : []))
    .reduce((sum, call) => sum + call.duration_ms, 0)
  if (spentMs < limits.unrecordedModelTimeMs) return
  const events = turn.emitter.unstored()
  store
    .checkpoint({ turnId: turn.claim.turn_id, fence: turn.claim.fence, firstRecord: first, records, events })
    .then(
      () => {
        turn.recorder.markStored(first + records.length)
        turn.emitter.markStored(events)
      },
      () => undefined,
    )
}
