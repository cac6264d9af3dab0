import {
  agentCommands,
  AlfredError,
  announcementSchema,
  replyEnvelopeSchema,
  subjects,
} from '@alfred/contracts'
import type { Announcement, ReplyEnvelope } from '@alfred/contracts'
import type { Wire } from '@alfred/messaging'
import type { z } from 'zod'
import { NotConformError } from './errors.ts'

export type Verb = keyof typeof agentCommands

/** The most that one answer may hold; NATS refuses more. */
const ANSWER_BYTES_MAX = 1_000_000
const subjectOf = {
  context: subjects.agentContext,
  plan: subjects.agentPlan,
  act: subjects.agentAct,
  execute: subjects.agentExecute,
} as const

/** What a check may use: the agent as it announced itself, and ways to ask it, well and badly. */
export type Stage = {
  agent: Announcement
  /** Everything that it announced since the checks began. */
  heard: readonly Announcement[]
  /** How long (ms) an answer may take. */
  answerMs: number
  /** How long (ms) it may take until it has announced itself three times. */
  heartbeatsMs: number
  wire: Wire
  /** Asks by the contract, and holds the answer against it. @throws NotConformError, or the AlfredError that it answered. */
  ask<V extends Verb>(verb: V, request: object): Promise<z.output<(typeof agentCommands)[V]['reply']>>
  /** Sends bytes that need not be anything, and gives the envelope of the answer. */
  askBadly(verb: Verb, bytes: Uint8Array): Promise<ReplyEnvelope>
  /** The subject of a question, in the announced version unless said otherwise. */
  subject(verb: Verb, version?: number): string
}

export type Given = { wire: Wire; domain: string; answerMs?: number; heardMs?: number; heartbeatsMs?: number }

/** Listens until the agent has announced itself. `stop` ends the listening. */
export async function openStage({
  wire,
  domain,
  answerMs = 15_000,
  heardMs = 5_000,
  heartbeatsMs = 10_000,
}: Given): Promise<{
  stage: Stage
  stop(): void
}> {
  const heard: Announcement[] = []
  const first = Promise.withResolvers<Announcement>()
  const listening = wire.subscribe(subjects.agentAnnouncement(domain), {}, ({ data }) => {
    const said = announcementSchema.safeParse(jsonOf(data))
    if (!said.success)
      return first.reject(
        new NotConformError(`what it announces breaks its contract: ${reasonOf(said.error)}`),
      )
    heard.push(said.data)
    first.resolve(said.data)
  })
  const timer = setTimeout(
    () => first.reject(new NotConformError(`nothing was announced for "${domain}" in ${heardMs} ms`)),
    heardMs,
  )
  try {
    const agent = await first.promise
    const subject: Stage['subject'] = (verb, version = agent.version) => subjectOf[verb](domain, version)
    const askBadly: Stage['askBadly'] = async (verb, bytes) =>
      envelopeOf(await wire.request(subject(verb), bytes, { headers: {}, timeoutMs: answerMs }))
    const ask: Stage['ask'] = async (verb, request) => {
      const envelope = await askBadly(verb, Buffer.from(JSON.stringify(request)))
      if (!envelope.ok) throw AlfredError.from(envelope.error)
      const reply = agentCommands[verb].reply.safeParse(envelope.value)
      if (!reply.success)
        throw new NotConformError(`its answer to ${verb} breaks the contract: ${reasonOf(reply.error)}`)
      return reply.data as never
    }
    return {
      stage: { agent, heard, answerMs, heartbeatsMs, wire, ask, askBadly, subject },
      stop: () => listening.unsubscribe(),
    }
  } catch (error) {
    listening.unsubscribe()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function envelopeOf(data: Uint8Array): ReplyEnvelope {
  if (data.byteLength > ANSWER_BYTES_MAX)
    throw new NotConformError(`it answers with ${data.byteLength} bytes`)
  const envelope = replyEnvelopeSchema.safeParse(jsonOf(data))
  if (envelope.success) return envelope.data
  throw new NotConformError(`it answers with no envelope: ${reasonOf(envelope.error)}`)
}

function jsonOf(data: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data))
  } catch {
    return undefined
  }
}

function reasonOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 4)
    .map(({ path, message }) => `${path.join('.') || 'message'}: ${message}`)
    .join('; ')
}
