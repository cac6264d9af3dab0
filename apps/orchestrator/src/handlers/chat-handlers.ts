import type { SubmitTurn, SubmitTurnReply } from '@alfred/contracts'
import {
  AlfredError,
  CONTRACT_VERSION,
  chatCommands,
  compareEventIds,
  isTerminal,
  ownerReplay,
  subjects,
  turnCancelledSchema,
} from '@alfred/contracts'
import type { TurnClaim, TurnStore } from '@alfred/db/turns'
import type { Bus, WireSubscription } from '@alfred/messaging'
import { inTurn } from '@alfred/observability'
import type { Person } from '@alfred/service-kit'
import type { z } from 'zod'
import type { TurnRunner } from '../instance/turn-runner.ts'
import type { RunningTurn } from '../running/running-turn.ts'
import { toJob, withFinalEvent } from './stored-turn.ts'
import { requirePromptLogPermission, type PromptLogPermission } from './prompt-log-permission.ts'

type HandlerDependencies = {
  bus: Bus
  store: TurnStore
  runner: TurnRunner
  verify: (token: string) => Promise<Person>
  mayLogPrompts: PromptLogPermission
}

/**
 * Answers the gateway's chat requests. Verifies the person's token again: the gateway is not trusted to have done
 * it.
 */
export function handleChatCommands(dependencies: HandlerDependencies): WireSubscription[] {
  const { bus, store, runner, verify } = dependencies
  return [
    bus.handle(chatCommands.submitTurn, (request) =>
      inTurn(request.turn_id, () => submitTurn(request, dependencies)),
    ),
    bus.handle(chatCommands.cancelTurn, async ({ turn_id, token }) => {
      const { userId } = await verify(token)
      return cancelTurn({ turnId: turn_id, userId }, dependencies)
    }),
    bus.handle(chatCommands.getJob, async ({ turn_id, token }) => {
      const { userId } = await verify(token)
      return toJob(await store.read(turn_id, userId))
    }),
    bus.handle(chatCommands.replayTurn, async ({ turn_id, token, after }) => {
      const { userId } = await verify(token)
      const running = runner.find(turn_id)
      if (running?.claim.user_id === userId) return { events: running.emitter.since(after) }
      const events = withFinalEvent(await store.read(turn_id, userId))
      return { events: events.filter(({ id }) => after === null || compareEventIds(id, after) > 0) }
    }),
    bus.subscribe(subjects.anyTurnCancelled, turnCancelledSchema, ({ fence }, subject) => {
      runner.abandon(subject.split('.')[1] ?? '', fence)
    }),
  ]
}

/** Lets the process that owns a turn replay from memory the events a client has missed, chunks included. */
export function handleOwnerReplay(
  bus: Bus,
  verify: (token: string) => Promise<Person>,
): (turn: RunningTurn) => WireSubscription {
  return (turn) =>
    bus.handle(
      { ...ownerReplay, subject: subjects.turnReplay(turn.claim.turn_id) },
      async ({ token, after }) => {
        const { userId } = await verify(token)
        if (userId !== turn.claim.user_id) throw new AlfredError('NOT_FOUND', 'There is no such job.')
        return { events: turn.emitter.since(after) }
      },
    )
}

async function submitTurn(request: SubmitTurn, dependencies: HandlerDependencies): Promise<SubmitTurnReply> {
  const { userId } = await dependencies.verify(request.token)
  const wish = { isWanted: request.body.log_prompts, personId: userId }
  requirePromptLogPermission(wish, dependencies.mayLogPrompts)
  const opened = await dependencies.store.open({
    turnId: request.turn_id,
    userId,
    requestHash: request.request_hash,
    input: request.body,
    askedAt: request.received_at,
    contractVersion: CONTRACT_VERSION,
  })
  if (opened.claim) dependencies.runner.start(opened.claim)
  if (opened.interrupted) endCancelled(opened.interrupted, dependencies)
  const status = isTerminal(opened.status) ? 'finished' : opened.status === 'queued' ? 'queued' : 'running'
  return {
    turn_id: request.turn_id,
    conversation_id: opened.conversation_id,
    status,
    repeated: opened.repeated,
  }
}

async function cancelTurn(
  { turnId, userId }: { turnId: string; userId: string },
  dependencies: HandlerDependencies,
): Promise<z.input<typeof chatCommands.cancelTurn.reply>> {
  const { status, claim } = await dependencies.store.cancel(turnId, userId)
  if (claim) {
    endCancelled(claim, dependencies)
    return { job_id: turnId, outcome: 'cancelled', status: 'cancelled' }
  }
  if (status !== 'cancelled') return { job_id: turnId, outcome: 'already_finished', status }
  return { job_id: turnId, outcome: 'cancelled', status }
}

/**
 * Ends a cancelled turn that was claimed from its owner: the previous owner stops, and this process reports what
 * was done.
 */
function endCancelled(claim: TurnClaim, { bus, runner }: HandlerDependencies): void {
  bus.publish(subjects.turnCancelled(claim.turn_id), turnCancelledSchema, { fence: claim.fence })
  runner.start(claim)
}
