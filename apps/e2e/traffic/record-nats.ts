import { connect, nkeyAuthenticator } from '@nats-io/transport-node'

/** A message on NATS as it was sent. */
export type NatsMessage = {
  subject: string
  /** The reply subject. */
  replyTo: string | undefined
  data: string
  headers: Record<string, string>
}

export type NatsRecorder = { messages: NatsMessage[]; stop(): Promise<void> }

/**
 * Records all messages. Its subscription covers all subjects, so a request without a responder times out instead of
 * failing at once.
 */
export async function recordNats({ url, seed }: { url: string; seed: string }): Promise<NatsRecorder> {
  const authenticator = nkeyAuthenticator(new TextEncoder().encode(seed))
  const connection = await connect({ servers: url, name: 'traffic-recorder', authenticator })
  const messages: NatsMessage[] = []
  connection.subscribe('>', {
    callback: (_error, message) => {
      const headers = Object.fromEntries(
        [...(message.headers?.keys() ?? [])].map((name) => [name, message.headers?.get(name) ?? '']),
      )
      messages.push({
        subject: message.subject,
        replyTo: message.reply || undefined,
        data: message.string(),
        headers,
      })
    },
  })
  await connection.flush()
  return { messages, stop: () => connection.drain() }
}
