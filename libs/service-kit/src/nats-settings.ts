import { z } from 'zod'

const seedOfUser = /^SU[A-Z2-7]{56}$/

/** Where NATS is and who the service is there, for apps to spread into the schema of their config. */
export const natsSettings = {
  NATS_URL: z.string().default('nats://127.0.0.1:4222'),
  /** The seed of the service's own nkey; a NATS that lets anybody in needs none. */
  NATS_NKEY_SEED: z.string().regex(seedOfUser, 'is not the seed of a user').optional(),
}
