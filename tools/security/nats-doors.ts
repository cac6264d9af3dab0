import { randomUUID } from 'node:crypto'
import {
  accountCommands,
  chatCommands,
  conversationCommands,
  inboxPrefixOf,
  ownerReplay,
  subjects,
} from '@alfred/contracts'
import { connect, nkeyAuthenticator } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import type { z } from 'zod'
import type { NatsKey } from '@alfred/local-stack'
import type { Door } from './attempt.ts'
import { fillSchema, schemaOf } from './fill-schema.ts'

const REPLY_WITHIN_MS = 4_000

/** Connects to NATS with a service's key, as that service does. */
export function connectAs(
  { natsUrl, natsKeys }: { natsUrl: string; natsKeys: readonly NatsKey[] },
  service: string,
): Promise<NatsConnection> {
  const seed = natsKeys.find((key) => key.service === service)?.seed ?? ''
  return connect({
    servers: natsUrl,
    name: service,
    inboxPrefix: inboxPrefixOf(service),
    authenticator: nkeyAuthenticator(new TextEncoder().encode(seed)),
    reconnect: false,
  })
}

/**
 * Every request that a gateway may send: what an attacker could do with a compromised gateway and the tokens that it
 * has seen.
 */
export function natsDoors(gateway: NatsConnection): Door[] {
  const commands: { subject: string; request: z.ZodType }[] = [
    ...Object.values(chatCommands),
    ...Object.values(conversationCommands),
    ...Object.values(accountCommands),
  ]
  const door = (subject: string, request: z.ZodType, subjectOf: (turn: string) => string): Door => ({
    name: `nats ${subject}`,
    surface: 'nats',
    isRead: !/requests|cancellations|rename|delete/.test(subject),
    try: async ({ token }, ids) => {
      const given = { token: token ?? '', after: null, conversation_id: ids.conversation }
      const body = { message: 'hello', conversation_id: ids.conversation, mode: 'plan' }
      // The sender chooses the id of a new turn, and a duplicate is reported as such; ids are no secret there.
      const fresh = subject === chatCommands.submitTurn.subject && { turn_id: randomUUID() }
      const payload = fillSchema(schemaOf(request), ids, { ...given, ...fresh, body })
      const reply = await gateway.request(subjectOf(ids.turn), JSON.stringify(payload), {
        timeout: REPLY_WITHIN_MS,
      })
      return { status: statusOf(reply.string()), body: reply.string() }
    },
  })
  const silent: Door['try'] = async () => ({ status: 'UNAVAILABLE', body: '' })
  const owner = door(subjects.turnReplay('{turn}'), ownerReplay.request, subjects.turnReplay)
  return [
    ...commands.map(({ subject, request }) => door(subject, request, () => subject)),
    // A turn that does not run has no owner to answer.
    { ...owner, try: (kind, ids) => owner.try(kind, ids).catch(() => silent(kind, ids)) },
  ]
}

function statusOf(reply: string): string {
  const envelope = JSON.parse(reply) as { ok: boolean; error?: { code: string } }
  return envelope.ok ? 'ok' : (envelope.error?.code ?? 'no code')
}
