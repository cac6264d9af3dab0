import { connect, nkeyAuthenticator } from '@nats-io/transport-node'

/** One message on NATS as it went over the wire. */
export type NatsMessage = {
  subject: string
  /** Where an answer is awaited. */
  replyTo: string | undefined
  data: string
  headers: Record<string, string>
}

export type NatsRecorder = { messages: NatsMessage[]; stop(): Promise<void> }

/**
 * Hears everything that is said. While somebody hears everything no question finds nobody, so that what is asked of a
 * process that is away takes its whole time instead of being refused at once.
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
