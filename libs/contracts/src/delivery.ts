import { z } from 'zod'
import { suggestionSchema } from './suggestion.ts'

/** How a suggestion reaches somebody outside of Alfred: a browser's notifications, a web address of their own, or e-mail. */
export const deliveryWays = ['web_push', 'webhook', 'email'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** A way that is set up here; a browser subscribes with the public key of web_push. */
export const deliveryWaySchema = z.object({ way: z.string(), public_key: z.string().nullable() })
export type OpenDeliveryWay = z.infer<typeof deliveryWaySchema>

export const deliveryWaysSchema = z.array(deliveryWaySchema)

/** What came of adding a place: the secret of a webhook is told here and never again; an e-mail address waits for its code. */
export const addedPlaceSchema = z.object({
  id: z.uuid(),
  is_confirmed: z.boolean(),
  secret: z.string().nullable(),
})
export type AddedPlace = z.infer<typeof addedPlaceSchema>

export const confirmedPlaceSchema = z.object({ id: z.uuid(), is_confirmed: z.boolean() })
export type ConfirmedPlace = z.infer<typeof confirmedPlaceSchema>

export const removedPlaceSchema = z.object({ id: z.uuid() })

/** When a person is left alone, on their own clock as HH:MM, and how many suggestions a place gets in a day. */
export const deliveryWishesSchema = z.object({
  quiet_from: z.string(),
  quiet_until: z.string(),
  a_day_max: z.int(),
})
export type DeliveryWishes = z.infer<typeof deliveryWishesSchema>

/** A message that is to be sent now. `suggestions` is empty where it asks whether the place is theirs, by `code`. */
export const claimedDeliverySchema = z.object({
  id: z.uuid(),
  attempt: z.int(),
  way: z.enum(deliveryWays),
  address: z.string(),
  keys: z.record(z.string(), z.string()),
  code: z.string().nullable(),
  suggestions: z.array(
    suggestionSchema.extend({ subject: z.string(), request: z.string().nullable(), due_on: z.iso.date() }),
  ),
})
export type ClaimedDelivery = z.infer<typeof claimedDeliverySchema>

/** What came of an attempt: failed is tried again, some times; refused is not; gone ends the place. */
export type DeliveryOutcome = 'sent' | 'failed' | 'refused' | 'gone'
