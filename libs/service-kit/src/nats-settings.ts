import { z } from 'zod'

const seedOfUser = /^SU[A-Z2-7]{56}$/

/** The NATS address and the service's key, for apps to spread into their config schema. */
export const natsSettings = {
  /** The address of NATS. */
  NATS_URL: z.string().default('nats://127.0.0.1:4222'),
  /** The seed of the service's own nkey; a NATS that accepts anonymous clients needs none. */
  NATS_NKEY_SEED: z.string().regex(seedOfUser, 'is not the seed of a user').optional(),
}
