import {
  addedPlaceSchema,
  confirmedPlaceSchema,
  deliveryWaysSchema,
  deliveryWishesSchema,
  removedPlaceSchema,
  type AddedPlace,
  type ConfirmedPlace,
  type DeliveryWay,
  type DeliveryWishes,
  type OpenDeliveryWay,
} from '@alfred/contracts'
import type { DataDoor } from './data-door.ts'
import { parseBody, type Schema } from './send.ts'

/** Where, when and how often a person is told of suggestions outside of Alfred. Read `delivery_places` and `deliveries` for what there is. */
export type Deliveries = {
  /** The ways that are set up in this installation. */
  ways(): Promise<OpenDeliveryWay[]>
  /**
   * Adds a place, or takes up a known one again. A browser's place has its endpoint as address, and its keys p256dh and auth. Throws INVALID_REQUEST, and
   * TOO_MANY_REQUESTS where e-mail addresses were asked too often.
   */
  add(place: {
    way: DeliveryWay
    address: string
    label?: string
    keys?: { p256dh: string; auth: string }
  }): Promise<AddedPlace>
  /** Tells the code that was sent to an e-mail address. After five wrong ones the place is gone. Throws NOT_FOUND. */
  confirm(place: { place: string; code: string }): Promise<ConfirmedPlace>
  /** Removes a place with what was delivered there. Throws NOT_FOUND. */
  remove(place: string): Promise<void>
  /** Sets the hours in which nothing is delivered ("21:00" to "08:00"; the same twice for none) and how many suggestions a day. Gives what holds now. */
  setWishes(wishes: Partial<DeliveryWishes>): Promise<DeliveryWishes>
}

export function createDeliveries(door: DataDoor): Deliveries {
  const call = async <Value>(
    name: string,
    body: Record<string, unknown>,
    answer: Schema<Value>,
  ): Promise<Value> =>
    parseBody(answer, await door(`rpc/${name}`, { method: 'POST', body: JSON.stringify(body) }))
  return {
    ways: () => call('delivery_ways', {}, deliveryWaysSchema),
    add: (place) => call('add_delivery_place', place, addedPlaceSchema),
    confirm: (told) => call('confirm_delivery_place', told, confirmedPlaceSchema),
    remove: async (place) => {
      await call('remove_delivery_place', { place }, removedPlaceSchema)
    },
    setWishes: (wishes) => call('set_delivery_wishes', wishes, deliveryWishesSchema),
  }
}
