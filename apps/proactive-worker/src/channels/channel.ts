import type { ClaimedDelivery, DeliveryWay } from '@alfred/contracts'

/** One way to reach somebody outside of Alfred. */
export type Channel = {
  /** What a browser subscribes with; null for all other ways. */
  publicKey: string | null
  /**
   * Sends a message, which may come a second time with the same id. Gives up when the signal aborts. Throws DeliveryError; any other error is a failure that is
   * tried again.
   */
  send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<void>
}

/** The channels that are set up; a way that is not is off. */
export type Channels = Partial<Record<DeliveryWay, Channel>>
