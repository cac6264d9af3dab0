import { setTimeout as sleep } from 'node:timers/promises'
import { connect, nkeyAuthenticator, PermissionViolationError } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import { inboxPrefixOf } from '@alfred/contracts'

/** An identity on a real server, which tries operations and observes whether they are allowed. */
export type NatsProbe = {
  mayPublish(subject: string): Promise<boolean>
  mayListen(subject: string, queue?: string): Promise<boolean>
  connection: NatsConnection
  close(): Promise<void>
}

/** Connects with a service's key. */
export async function probeNats(
  url: string,
  { service, seed }: { service: string; seed: string },
): Promise<NatsProbe> {
  const authenticator = nkeyAuthenticator(new TextEncoder().encode(seed))
  const inboxPrefix = inboxPrefixOf(service)
  const connection = await connect({ servers: url, name: service, authenticator, inboxPrefix })
  const refusals: PermissionViolationError[] = []
  void (async () => {
    for await (const status of connection.status())
      if (status.type === 'error' && status.error instanceof PermissionViolationError)
        refusals.push(status.error)
  })()
  /** The server reports a refusal before it answers the ping sent after the refused operation. */
  const isLet = async (attempt: () => void): Promise<boolean> => {
    refusals.length = 0
    attempt()
    await connection.flush()
    await sleep(0)
    return refusals.length === 0
  }
  return {
    connection,
    mayPublish: (subject) => isLet(() => connection.publish(subject, 'probe')),
    mayListen: async (subject, queue) => {
      let subscription: { unsubscribe(): void } | undefined
      const isHeard = await isLet(() => {
        subscription = connection.subscribe(subject, { ...(queue && { queue }), callback: () => {} })
      })
      subscription?.unsubscribe()
      return isHeard
    },
    close: () => connection.close(),
  }
}
