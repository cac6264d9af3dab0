import { z } from 'zod'
import { openEnum } from '../open-enum.ts'
import { suggestionSchema } from '../suggestion.ts'

/** What a person hears live, whatever client made it: event name to payload (spec S8). */
export const feedEventCatalog = {
  /** From here on everything is told. */
  ready: z.object({}),
  /** A row of the person's changed: a client reads again what shows it. */
  change: z.object({
    table: z.string(),
    row_id: z.uuid(),
    op: openEnum(['insert', 'update', 'delete']),
    /** The turn that changed it, or the key of an edit by hand. */
    job_id: z.uuid().nullable(),
    key: z.uuid().nullable(),
    at: z.iso.datetime({ offset: true }),
  }),
  /** Something was noticed. */
  suggestion: suggestionSchema.extend({ subject: z.string(), due_on: z.iso.date() }),
  /** More changed than is told one by one: a client reads everything again. */
  reload: z.object({}),
} as const
export type FeedEventName = keyof typeof feedEventCatalog

export const feedEventIdSchema = z.string().regex(/^\d+\.\d+$/)
const eventOf = <Name extends FeedEventName>(type: Name) =>
  z.object({ id: feedEventIdSchema, type: z.literal(type), data: feedEventCatalog[type] })

/** An event of the feed. Its id is where a client that reconnects goes on: the last change, and the moment (µs) of the last suggestion. */
export const feedEventSchema = z.discriminatedUnion('type', [
  eventOf('ready'),
  eventOf('change'),
  eventOf('suggestion'),
  eventOf('reload'),
])
export type FeedEvent = z.infer<typeof feedEventSchema>

/** A look at what is new for a person, as the database gives it. Changes of the last moment come again, since one that began earlier may end later. */
export const feedPageSchema = z.object({
  changes: z.array(feedEventCatalog.change.extend({ id: z.number() })),
  suggestions: z.array(feedEventCatalog.suggestion.extend({ at: z.number() })),
  /** Where the next look begins. */
  change: z.number(),
  moment: z.number(),
  /** True where there is more than one page of it. */
  is_too_much: z.boolean(),
})
export type FeedPage = z.infer<typeof feedPageSchema>
