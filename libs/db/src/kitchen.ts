import { z } from 'zod'
import type { Database } from './client.ts'

/** Counts that planning may know of a kitchen; never its rows. */
export const kitchenDashboardSchema = z.object({
  items: z.int().nonnegative(),
  by_location: z.record(z.string(), z.int()),
})
export type KitchenDashboard = z.infer<typeof kitchenDashboardSchema>

/** Reads the dashboard as the person that the token names. */
export function createKitchenReader(database: Database): {
  dashboard(token: string): Promise<KitchenDashboard>
} {
  return {
    dashboard: (token) =>
      database.call({
        name: 'kitchen_dashboard',
        arguments: {},
        token,
        reply: kitchenDashboardSchema,
        retryForMs: 5_000,
      }),
  }
}
