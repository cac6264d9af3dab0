import { z } from 'zod'

/** Where a process tells its health and its figures, for apps to spread into the schema of their config. */
export const healthSettings = {
  /** The port of /livez, /readyz and /metrics; without it there are none. */
  HEALTH_PORT: z.coerce.number().int().positive().optional(),
  /** The address it listens on; the loopback interface when left out, since whoever reaches it reads the figures. */
  HEALTH_HOST: z.string().optional(),
}
