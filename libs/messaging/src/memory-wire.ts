import { AlfredError } from '@alfred/contracts'
import type { Wire, WireMessage } from './wire.ts'

type MemorySubscription = {
  pattern: RegExp
  queue: string | undefined
  onMessage: (message: WireMessage) => void
}

/** A broker within the process, for tests; it passes the same conformance suite as NATS. */
export function createMemoryWire(): Wire {
  const subscriptions = new Set<MemorySubscription>()
  const turnOf = new Map<string, number>()

  /** The subscriptions that receive a message: every plain one, and one of each queue group in turn. */
  const receivers = (subject: string): MemorySubscription[] => {
    const matching = [...subscriptions].filter(({ pattern }) => pattern.test(subject))
    const plain = matching.filter(({ queue }) => queue === undefined)
    const queues = Map.groupBy(
      matching.filter(({ queue }) => queue !== undefined),
      ({ queue }) => queue,
    )
    const chosen = [...queues].map(([queue, members]) => {
      const turn = (turnOf.get(queue ?? '') ?? -1) + 1
      turnOf.set(queue ?? '', turn)
      return members[turn % members.length]
    })
    return [...plain, ...chosen.filter((member) => member !== undefined)]
  }
  const deliver = (message: WireMessage): number => {
    const targets = receivers(message.subject)
    for (const target of targets) queueMicrotask(() => target.onMessage(message))
    return targets.length
  }
  return {
    publish: (subject, data, headers) => void deliver({ subject, data, headers }),
    request: (subject, data, { headers, timeoutMs }) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new AlfredError('TIMEOUT', 'A part of Alfred took too long to answer.')),
          timeoutMs,
        )
        // A pending request must not keep the process alive.
        timer.unref()
        const respond = (reply: Uint8Array): void => {
          clearTimeout(timer)
          resolve(reply)
        }
        if (deliver({ subject, data, headers, respond }) > 0) return
        clearTimeout(timer)
        reject(new AlfredError('UNAVAILABLE', 'A part of Alfred is not there at the moment.'))
      }),
    subscribe: (subject, { queue }, onMessage) => {
      const subscription = { pattern: subjectPattern(subject), queue, onMessage }
      subscriptions.add(subscription)
      return { unsubscribe: () => void subscriptions.delete(subscription) }
    },
    onReconnect: () => () => {},
    isConnected: () => true,
    flush: async () => {},
    drain: async () => subscriptions.clear(),
  }
}

function subjectPattern(subject: string): RegExp {
  const tokens = subject
    .split('.')
    .map((token) => (token === '*' ? '[^.]+' : token === '>' ? '.+' : token.replace(/\W/g, '\\$&')))
  return new RegExp(`^${tokens.join('\\.')}$`)
}
