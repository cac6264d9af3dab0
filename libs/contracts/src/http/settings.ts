import { z } from 'zod'

/** The body of GET /api/settings: what a client must know before anyone signs in. */
export const settingsSchema = z.object({
  /** Where rows are read under row level security (`readCatalog`): a door of the gateway; null where there is none. */
  data: z
    .object({
      url: z.url(),
      /** Goes along as the header `apikey` where it is told; gateways of before that door told the one of hosted Supabase. */
      api_key: z.string().nullable(),
    })
    .nullable(),
})
export type Settings = z.infer<typeof settingsSchema>
