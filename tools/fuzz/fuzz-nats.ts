import { randomUUID } from 'node:crypto'
import {
  accountCommands,
  agentCommands,
  agentDiscoverySchema,
  announcementSchema,
  chatCommands,
  conversationCommands,
  ownerReplay,
  replyEnvelopeSchema,
  subjects,
  turnCancelledSchema,
  turnNewsSchema,
} from '@alfred/contracts'
import { headers as natsHeaders, NoRespondersError, RequestError } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import type { z } from 'zod'
import { fillSchema, schemaOf } from '../security/fill-schema.ts'
import { absentIds } from '../security/make-person.ts'
import { findFault } from './check-answer.ts'
import { countAnswer, repeat, type FuzzReport } from './fuzz-report.ts'
import { mutate, pick, randomOf, toBytes, type Random } from './mutate.ts'

/** A subject with a service that may publish there; `isAsked` if a response is due. */
type Channel = { subject: string; publisher: string; schema: z.ZodType; isAsked: boolean }

/** Every subject of the catalog, for these agents. */
export function channels(domains: readonly string[]): Channel[] {
  const turn = randomUUID()
  const asked = [
    ...Object.values(chatCommands),
    ...Object.values(conversationCommands),
    ...Object.values(accountCommands),
  ]
  const agentSubjects = {
    context: subjects.agentContext,
    plan: subjects.agentPlan,
    act: subjects.agentAct,
    execute: subjects.agentExecute,
  }
  return [
    ...asked.map(({ subject, request }) => ({
      subject,
      publisher: 'gateway',
      schema: request,
      isAsked: true,
    })),
    { subject: subjects.turnReplay(turn), publisher: 'gateway', schema: ownerReplay.request, isAsked: false },
    { subject: subjects.turnEvents(turn), publisher: 'orchestrator', schema: turnNewsSchema, isAsked: false },
    {
      subject: subjects.turnCancelled(turn),
      publisher: 'orchestrator',
      schema: turnCancelledSchema,
      isAsked: false,
    },
    {
      subject: subjects.agentDiscovery,
      publisher: 'orchestrator',
      schema: agentDiscoverySchema,
      isAsked: false,
    },
    ...domains.flatMap((domain) => [
      ...Object.values(agentCommands).map(({ verb, request }) => ({
        ...{ subject: agentSubjects[verb](domain, 1), publisher: 'orchestrator', schema: request },
        isAsked: true,
      })),
      {
        subject: subjects.agentAnnouncement(domain),
        publisher: `agents-${domain}`,
        schema: announcementSchema,
        isAsked: false,
      },
    ]),
  ]
}

type Options = {
  connections: ReadonlyMap<string, NatsConnection>
  domains: readonly string[]
  token: string
  seed: number
  times: number
  onProgress(done: number): void
}

/** Sends malformed messages on every subject as a service that may publish there: each request must be answered. */
export async function fuzzNats({
  connections,
  domains,
  token,
  seed,
  times,
  onProgress,
}: Options): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, answers: {}, faults: [] }
  const all = channels(domains)
  const attempt = async (number: number): Promise<void> => {
    const random = randomOf(seed * 2_000_003 + number)
    const channel = all[number % all.length] as Channel
    const connection = connections.get(channel.publisher) as NatsConnection
    const data = makeMessage(random, channel, token)
    const headers = strangeHeaders(random)
    report.sent += 1
    if (data.length > (connection.info?.max_payload ?? 0))
      return countAnswer(report, 'more than NATS carries')
    if (!channel.isAsked) {
      connection.publish(channel.subject, data, { headers })
      return countAnswer(report, 'published')
    }
    try {
      const reply = await connection.request(channel.subject, data, { timeout: 20_000, headers })
      const { code, fault } = judge(reply.string(), data.toString())
      countAnswer(report, code)
      if (fault) report.faults.push(`message ${number} on ${channel.subject}: ${fault}`)
    } catch (error) {
      const isNobody =
        error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders())
      report.faults.push(
        `message ${number} on ${channel.subject}: ${isNobody ? 'nobody answers' : 'no answer in time'}`,
      )
    }
  }
  await repeat(times, attempt, onProgress)
  for (const connection of connections.values()) await connection.flush()
  return report
}

function makeMessage(random: Random, { schema }: Channel, token: string): Buffer {
  const given = random.integer(0, 1) === 0 ? { token } : {}
  const valid = fillSchema(schemaOf(schema), absentIds(), given)
  return toBytes(random, random.integer(0, 9) === 0 ? valid : mutate(random, valid))
}

function strangeHeaders(random: Random): ReturnType<typeof natsHeaders> {
  const headers = natsHeaders()
  if (random.integer(0, 2) > 0) return headers
  headers.set('alfred-turn', pick(random, ['x', '__proto__', 'y'.repeat(2_000), randomUUID()]))
  headers.set('traceparent', pick(random, ['x', '00-0-0-0', `00-${'f'.repeat(32)}-${'f'.repeat(16)}-ff`]))
  return headers
}

function judge(reply: string, sent: string): { code: string; fault?: string | undefined } {
  let envelope: unknown
  try {
    envelope = JSON.parse(reply)
  } catch {
    return { code: 'not JSON', fault: `answered what is not JSON: ${reply.slice(0, 200)}` }
  }
  const parsed = replyEnvelopeSchema.safeParse(envelope)
  if (!parsed.success)
    return { code: 'no envelope', fault: `answered what is no answer: ${reply.slice(0, 200)}` }
  if (parsed.data.ok) return { code: 'ok' }
  return { code: parsed.data.error.code, fault: findFault(0, parsed.data.error.message, sent) }
}
