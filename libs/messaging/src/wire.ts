/** Bytes and headers on a subject: what a broker carries, without our types. */
export type WireMessage = {
  subject: string
  data: Uint8Array
  headers: Record<string, string>
  /** Present when the sender waits for a reply. */
  respond?: (data: Uint8Array) => void
}

export type WireSubscription = { unsubscribe(): void }

/** The interface between the typed bus and a broker: NATS in production, memory in tests. */
export type Wire = {
  publish(subject: string, data: Uint8Array, headers: Record<string, string>): void
  /**
   * Sends a request. Throws an AlfredError: UNAVAILABLE when nobody listens or the broker is away, TIMEOUT when
   * nobody answers.
   */
  request(
    subject: string,
    data: Uint8Array,
    options: { headers: Record<string, string>; timeoutMs: number },
  ): Promise<Uint8Array>
  subscribe(
    subject: string,
    options: { queue?: string },
    onMessage: (message: WireMessage) => void,
  ): WireSubscription
  /** Calls the listener after each reconnect; gives a function that removes it. */
  onReconnect(listener: () => void): () => void
  isConnected(): boolean
  /** Resolves once the broker knows all subscriptions made so far. */
  flush(): Promise<void>
  /** Stops receiving, lets received messages be answered, then closes. */
  drain(): Promise<void>
}
