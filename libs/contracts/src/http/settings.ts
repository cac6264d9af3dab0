import { z } from 'zod'

/** The body of GET /api/settings: what a client must know before anyone signs in. */
export const settingsSchema = z.object({
  /**
   * Where rows are read under row level security (`readCatalog`): an endpoint of the gateway; null when there is
   * none.
   */
  data: z
    .object({
      url: z.url(),
      /** Sent as the header `apikey` when it is set. Older gateways gave the key of hosted Supabase here. */
      api_key: z.string().nullable(),
    })
    .nullable(),
})
export type Settings = z.infer<typeof settingsSchema>
