import { AlfredError, isUnanswered, modelCallsOf, toWireError, withoutControls } from '@alfred/contracts'
import { noEnding } from '../fold/endings.ts'
import { stepsAtWork } from '../fold/steps.ts'
import type { WireError } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { inSpan, NO_ERROR, timeWork } from '@alfred/observability'
import { applyHandEdits } from '../memory/apply-hand-edits.ts'
import { localeAtStart } from '../memory/turn-locale.ts'
import { act } from '../nodes/act.ts'
import { execute } from '../nodes/execute.ts'
import { handOff } from '../nodes/hand-off.ts'
import { keep } from '../nodes/keep.ts'
import { lookBack } from '../nodes/look-back.ts'
import { openSession } from '../nodes/open-session.ts'
import type { NodeFunction } from './node-function.ts'
import { receive } from '../nodes/receive.ts'
import { reply } from '../nodes/reply.ts'
import { route } from '../nodes/route.ts'
import { think } from '../nodes/think.ts'
import { understand } from '../nodes/understand.ts'
import { nodeDuration } from '../instance/turn-metrics.ts'
import { commitTurn } from './commit-turn.ts'
import { foldKept } from '../fold/after-keeping.ts'
import { evolve, modelCallsIn } from '../fold/evolve.ts'
import type { Limits } from '../policy/limits.ts'
import { budgetRefusal } from '../policy/token-budget.ts'
import { storedKept, storedLookBack, storedResults } from './stored-results.ts'
import type { RunningTurn, TurnDependencies } from './running-turn.ts'
import { factsOf } from './turn-trace.ts'
import type { Node } from '../state/transitions.ts'
import { tellNode, tellReply, tellTurning } from '../telling/tell-progress.ts'
import { initialTurnState } from '../state/turn-state.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'

const nodes: Record<Exclude<Node, 'reply'>, NodeFunction> = {
  receive,
  open_session: openSession,
  hand_off: handOff,
  understand,
  keep,
  route,
  think,
  act,
  execute,
  look_back: lookBack,
}

/**
 * The turn's loop: runs the node of the current state and folds its record until the turn has ended, then replies
 * and commits. Gives the claim of the conversation's next turn, or null. Throws when the turn was taken away or
 * given back; its next owner continues from the stored records.
 */
export async function runTurn(turn: RunningTurn, dependencies: TurnDependencies): Promise<TurnClaim | null> {
  const { limits } = dependencies
  const stored = turn.recorder.all()
  const registry = applyHandEdits(turn.conversation.registry, turn.claim.hand_edits)
  let state = stored.reduce(
    (folded, record) => evolve(folded, record, limits),
    initialTurnState({ ...turn.request, ...localesOf(turn) }, { ...turn.conversation, registry }),
  )
  if (turn.claim.attempts > 1) tellTurning(turn, state, 'resumed')
  const begunAt = Date.now()
  while (state.node !== 'reply' && !turn.claim.cancel_requested) {
    const { node } = state
    const { result, timing } = await turn.trace.follow(
      node,
      () => perform(turn, state, { dependencies, begunAt }),
      factsOf,
    )
    const record = { ...result, timing }
    turn.recorder.add(record)
    const next = evolve(state, record, limits)
    if (next.mode !== state.mode) tellTurning(turn, next, 'escalated')
    state = next
    checkpointInBackground(turn, dependencies)
  }
  // A cancelled turn does not leave its session, even if the handoff was recorded.
  if (turn.claim.cancel_requested) state = { ...foldStored(state, turn, limits), handoff: null }
  const ending = turn.claim.cancel_requested ? cancelled : state.ending
  if (!ending) throw new AlfredError('INTERNAL', 'The turn has not ended.')
  return finish(turn, { ...state, node: 'reply', ending }, dependencies)
}

/** The person's locale, and the one in which the turn begins. */
function localesOf({ claim, request, conversation }: RunningTurn): { ownLocale: string; locale: string } {
  const { locale: ownLocale, asked_at: askedAt } = claim
  return { ownLocale, locale: localeAtStart(request.message, conversation, { ownLocale, askedAt }) }
}

const cancelled: Ending = { ...noEnding, status: 'cancelled' }

/** Folds the stored results of decisions that were being applied when the turn was cancelled. */
function foldStored(cancelledState: TurnState, turn: RunningTurn, limits: Limits): TurnState {
  if (cancelledState.node === 'look_back') {
    const stored = storedLookBack(turn.claim)
    return stored ? evolve(cancelledState, stored, limits) : cancelledState
  }
  let state = cancelledState
  if (state.node === 'keep')
    return foldKept(state, storedKept(state, { calls: turn.claim.calls, locale: state.locale }))
  while (state.node === 'execute') {
    const step = stepsAtWork(state.steps).find(({ open }) => open !== null)
    if (!step) return state
    const stored = { calls: turn.claim.calls, locale: state.locale }
    state = evolve(state, storedResults(step, stored), limits)
  }
  return state
}

/**
 * Runs one node. An error that a retry cannot mend becomes a `gave_up` record, so that the turn still ends with an
 * answer.
 */
async function perform(
  turn: RunningTurn,
  state: TurnState,
  { dependencies, begunAt }: { dependencies: TurnDependencies; begunAt: number },
): Promise<TurnRecord> {
  if (state.node === 'reply') throw new AlfredError('INTERNAL', 'The turn has already ended.')
  const { limits } = dependencies
  const node = nodes[state.node]
  tellNode(turn, state)
  try {
    if (turn.claim.attempts > limits.attemptsMax) {
      throw new AlfredError('ATTEMPTS_EXHAUSTED', 'This request failed too often and was given up.')
    }
    if (asksModels(state.node) && state.modelCalls.length >= callsBeforeReply(state, limits))
      throw new AlfredError('TURN_BUDGET_EXCEEDED', 'That took more thinking than one request may.')
    const spent = { modelCalls: state.modelCalls, tokensToday: turn.claim.tokens_today }
    const refusal = budgetRefusal(spent, limits)
    if (asksModels(state.node) && refusal) throw refusal
    if (Date.now() > begunAt + limits.wallTimeMs[state.mode])
      throw new AlfredError('TURN_BUDGET_EXCEEDED', 'That took longer than one request may.')
    return await timed(state.node, () => node(turn, state, dependencies))
  } catch (error) {
    turn.signal.throwIfAborted()
    if (error instanceof AlfredError && error.code === 'STALE') throw error
    dependencies.logger.error({ node: state.node, error }, 'a node could not do its work')
    // An earlier owner of the turn may have sent the request that is given up here.
    const unanswered = isUnanswered(error) || turn.claim.attempts > 1
    return { kind: 'gave_up', error: toWireError(error), unanswered, model_calls: modelCallsOf(error) }
  }
}

/** Runs a node in a span, and counts it. */
function timed<Result>(node: Node, run: () => Promise<Result>): Promise<Result> {
  return inSpan(`node ${node}`, { 'alfred.node': node }, () =>
    timeWork(run, ({ seconds, errorType }) =>
      nodeDuration.record(seconds, { node, outcome: outcomeOf(errorType) }),
    ),
  )
}

function outcomeOf(errorType: string): string {
  if (errorType === NO_ERROR) return 'done'
  return errorType === 'STALE' || errorType === 'ABORTED' ? 'broken_off' : 'gave_up'
}

function asksModels(node: Node): boolean {
  return !['receive', 'keep', 'execute', 'open_session', 'look_back'].includes(node)
}

/**
 * How many model calls may be made before the reply: one is kept for it, except in a handoff, whose summary is the
 * reply.
 */
function callsBeforeReply({ mode, node }: TurnState, { modelCallsMax }: Limits): number {
  return node === 'hand_off' ? modelCallsMax[mode] : modelCallsMax[mode] - 1
}

function brokenDown(error: WireError): Pick<Ending, 'status' | 'error' | 'isBreakdown'> {
  return { status: 'failed', error, isBreakdown: true }
}

async function finish(
  turn: RunningTurn,
  state: TurnState & { ending: Ending },
  dependencies: TurnDependencies,
): Promise<TurnClaim | null> {
  tellReply(turn, state)
  const { result: replied } = await turn.trace.follow(
    'reply',
    () => timed('reply', () => reply(turn, state, dependencies)),
    ({ modelCalls, error }) => ({ model_calls: [...modelCalls], calls: [], error: error?.code ?? null }),
  )
  // The text as the emitter streamed it.
  const told = { ...replied, text: withoutControls(replied.text) }
  const ending = told.error ? { ...noEnding, ...brokenDown(told.error) } : state.ending
  return commitTurn(turn, { state, ending, reply: told }, dependencies)
}

/**
 * Stores a checkpoint once enough model time is unstored, without waiting for the answer; a lost checkpoint only
 * loses the saving.
 */
function checkpointInBackground(turn: RunningTurn, { store, limits }: TurnDependencies): void {
  const { first, records } = turn.recorder.unstored()
  const spentMs = records.flatMap(modelCallsIn).reduce((sum, call) => sum + call.duration_ms, 0)
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
