import { z } from 'zod'

/** An amount in the base unit of its dimension: g, ml, piece, pack, can ... An unreadable one becomes NaN and counts as unknown. */
const amount = { quantity: z.number().catch(Number.NaN), unit: z.string() }

export const dishSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  cuisine: z.string().nullable(),
  course: z.string().nullable(),
  minutes: z.number().nullable(),
  /** The foods that it cannot do without; `match` is the same for the same food in a stock. */
  foods: z.array(z.object({ food: z.string(), match: z.string() })),
})
/** A recipe, as it is compared with what is there. */
export type Dish = z.infer<typeof dishSchema>

export const householdSchema = z.object({
  user_id: z.uuid(),
  /** The day where the person lives. */
  today: z.iso.date(),
  /** Where the person lives, by its time zone; an older database tells none. */
  time_zone: z.string().default('UTC'),
  /** The language in which the person spoke last; an older database tells none. */
  locale: z.string().default('en'),
  /** When it was looked at because it had changed; absent when it is the look of the day. */
  looked_at: z.string().optional(),
  stock: z.array(
    z.object({
      ...amount,
      ...{ id: z.uuid(), food: z.string(), match: z.string(), location: z.string() },
      due_on: z.iso.date().nullable(),
      is_estimated: z.boolean(),
    }),
  ),
  /** What came and went in the last sixty days, the earliest first. */
  moved: z.array(
    z.object({
      ...amount,
      kind: z.enum(['bought', 'used', 'cooked', 'discarded']),
      ...{ food: z.string(), match: z.string(), reason: z.string().nullable(), on: z.iso.date() },
    }),
  ),
  /** The foods that are on the list and not bought yet. */
  listed: z.array(z.string()),
  below_minimum: z.array(
    z.object({
      ...{ food: z.string(), match: z.string(), quantity: z.number(), unit: z.string(), there: z.number() },
    }),
  ),
  planned: z.array(
    z.object({ day: z.iso.date(), meal: z.string(), title: z.string(), recipe: z.uuid().nullable() }),
  ),
  /** What lacks for the meals of the next days, beside what is there and listed. */
  lacking: z.array(
    z.object({
      ...{ day: z.iso.date(), dishes: z.array(z.string()), foods: z.array(z.string()) },
      /** How many packs that is of a food of which the person told what a pack holds, and what is left over, in `size_unit`. */
      packs: z
        .array(
          z.object({
            ...{ food: z.string(), count: z.int(), unit: z.string() },
            ...{ over: z.number(), size_unit: z.string() },
          }),
        )
        .default([]),
    }),
  ),
  /** What was cooked in the last sixty days, the earliest first. */
  eaten: z.array(
    z.object({
      ...{ title: z.string(), recipe: z.uuid().nullable(), cuisine: z.string().nullable() },
      on: z.iso.date(),
    }),
  ),
  recipes: z.array(dishSchema),
  preferences: z.array(z.object({ kind: z.string(), key: z.string(), match: z.string() })),
  /** Recipes that a rule of somebody there is against. */
  unfit: z.array(z.uuid()),
  told: z.array(z.object({ kind: z.string(), subject: z.string(), status: z.string(), on: z.iso.date() })),
})
/** A kitchen as it stands, with what happened in it lately. */
export type Household = z.infer<typeof householdSchema>

/** Something noticed of a household. */
export type Noticed = {
  kind: string
  /** What it is about, by a key: the same subject is not told twice within a week. */
  subject: string
  /** Of those with the same one, the first that may be told is. */
  slot?: string
  reason: string
  action: string
  request: string | null
  /** The dish that is offered: it is held against everybody's rules once more. */
  recipe?: string
  entities: readonly { type: string; id: string }[]
  /** True for what is kept for the look of the day: it still holds, and is not told anew because of a change. */
  waits?: boolean
  /** How much it matters, 0 to 1. */
  rank: number
  due_on: string
  valid_until: string
}

export type LookedAt = Pick<Household, 'user_id' | 'today' | 'looked_at'> & {
  /** True for the look of the day. */
  is_daily: boolean
  suggestions: readonly Noticed[]
}
