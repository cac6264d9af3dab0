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
  /**
   * What answers, as far as the gateway was told: `offline` (rules, without a model), `openai`, or the host of another
   * server. The `done` of a turn says what answered it.
   */
  model: z.object({ provider: z.string(), is_offline: z.boolean() }).nullable().optional(),
})
export type Settings = z.infer<typeof settingsSchema>
