/** Bytes and headers on a subject: what a broker does, without our types. */
export type WireMessage = {
  subject: string
  data: Uint8Array
  headers: Record<string, string>
  /** Present when the sender waits for an answer. */
  respond?: (data: Uint8Array) => void
}

export type WireSubscription = { unsubscribe(): void }

/** The seam between the typed bus and a broker; NATS in production, memory in tests. */
export type Wire = {
  publish(subject: string, data: Uint8Array, headers: Record<string, string>): void
  /** Throws an AlfredError: UNAVAILABLE when nobody listens or the broker is away, TIMEOUT when nobody answers. */
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
  /** Calls back after the connection was lost and is there again; gives a function that stops it. */
  onReconnect(listener: () => void): () => void
  isConnected(): boolean
  /** Resolves once subscriptions made so far are known to the broker. */
  flush(): Promise<void>
  /** Stops receiving, lets what was received be answered, closes. */
  drain(): Promise<void>
}
