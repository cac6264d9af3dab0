import type { Wire, WireSubscription } from '@alfred/messaging'

/**
 * One process's connection to a shared broker. Once cut it is as dead as its process: nothing is sent or received.
 */
export type ProcessWire = Wire & { cut(): void; readonly isCut: () => boolean }

export function connectProcess(broker: Wire): ProcessWire {
  const subscriptions = new Set<WireSubscription>()
  let isCut = false
  const leave = (): void => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    subscriptions.clear()
  }
  return {
    isCut: () => isCut,
    cut: () => {
      isCut = true
      leave()
    },
    publish: (subject, data, headers) => {
      if (!isCut) broker.publish(subject, data, headers)
    },
    request: async (subject, data, options) => {
      if (isCut) return never()
      const answer = await broker.request(subject, data, options)
      return isCut ? never() : answer
    },
    subscribe: (subject, options, onMessage) => {
      const subscription = broker.subscribe(subject, options, (message) => {
        if (isCut) return
        const { respond, ...rest } = message
        onMessage(
          respond
            ? {
                ...rest,
                respond: (data) => {
                  if (!isCut) respond(data)
                },
              }
            : rest,
        )
      })
      subscriptions.add(subscription)
      return {
        unsubscribe: () => {
          subscription.unsubscribe()
          subscriptions.delete(subscription)
        },
      }
    },
    onReconnect: () => () => {},
    isConnected: () => !isCut,
    flush: async () => {},
    drain: async () => leave(),
  }
}

/** A promise that never resolves: what a dead process waits for. */
export function never<Result>(): Promise<Result> {
  return new Promise<Result>(() => {})
}
