import { z } from 'zod'

/** The body of GET /api/settings: what a client must know before anyone signs in. */
export const settingsSchema = z.object({
  /** Where rows are read under row level security (`readCatalog`); null where this installation has no such door. */
  data: z
    .object({
      url: z.url(),
      /** Goes along as the header `apikey`; hosted Supabase asks for it. It is public. */
      api_key: z.string().nullable(),
    })
    .nullable(),
})
export type Settings = z.infer<typeof settingsSchema>
