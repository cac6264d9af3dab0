import { complexitySchema, isTimeZone, planSchema, turnStatusSchema } from '@alfred/contracts'
import { z } from 'zod'

// The format of a file in evals/. Everything is strict, since a misspelled key would check nothing.

/** One value, or a list of which any will do. */
const anyOf = <Value>(value: z.ZodType<Value>) =>
  z.union([value.transform((one) => [one]), z.array(value).min(1)])

/** A part of a text, ignoring case, or a `/pattern/`. */
const texts = z.array(z.union([z.string().min(1), z.number().transform(String)]))

const turnExpectationSchema = z.strictObject({
  /** Null for a turn that no agent handles. */
  agent: anyOf(z.string().nullable()).optional(),
  complexity: anyOf(complexitySchema).optional(),
  decision: anyOf(planSchema.shape.decision.nullable()).optional(),
  status: anyOf(turnStatusSchema).optional(),
  response_type: anyOf(
    z.enum(['message', 'proposal', 'confirmation', 'question', 'disambiguation']),
  ).optional(),
  /** All calls of tools, each as often as it occurs; or some that occur and some that do not. */
  tools: z
    .union([
      z.array(z.string()),
      z.strictObject({ has: z.array(z.string()).default([]), lacks: z.array(z.string()).default([]) }),
    ])
    .optional(),
  model_calls_max: z.int().nonnegative().optional(),
  reply: z.strictObject({ has: texts.default([]), lacks: texts.default([]) }).optional(),
})
export type TurnExpectation = z.infer<typeof turnExpectationSchema>

const answerSchema = z.strictObject({
  action: z.enum(['confirm', 'cancel', 'edit', 'select']),
  edits: z.record(z.string(), z.unknown()).optional(),
  /** The turn whose offer is answered, if not the last one: 1 is the first turn. */
  of: z.int().positive().optional(),
})

const turnSchema = z
  .strictObject({
    say: z.string().min(1).optional(),
    answer: answerSchema.optional(),
    /** Minutes since the previous turn. */
    after: z.number().nonnegative().default(1),
    /** Whether it begins another conversation. */
    anew: z.boolean().default(false),
    expect: turnExpectationSchema.default({}),
  })
  .refine(({ say, answer }) => (say === undefined) !== (answer === undefined), {
    message: 'needs either say or answer',
  })
export type ScenarioTurn = z.infer<typeof turnSchema>

const day = z.iso.date()
const meal = z.enum(['breakfast', 'lunch', 'dinner', 'snack'])
const quantity = z.number().positive()

const kitchenSchema = z.strictObject({
  stock: z
    .array(
      z.strictObject({
        food: z.string(),
        quantity,
        unit: z.string().nullable().default(null),
        location: z.string().nullable().default(null),
        expires_on: day.nullable().default(null),
        opened: z.boolean().default(false),
      }),
    )
    .default([]),
  recipes: z
    .array(
      z.strictObject({
        name: z.string(),
        servings: z.number().positive().default(2),
        cuisine: z.string().nullable().default(null),
        /** "400 g cod" or "2 egg". */
        ingredients: z.array(z.string()).min(1),
        steps: z.array(z.string()).default(['Cook it.']),
      }),
    )
    .default([]),
  meals: z.array(z.strictObject({ day, meal, title: z.string() })).default([]),
  shopping: z
    .array(
      z.strictObject({
        food: z.string(),
        quantity: quantity.nullable().default(null),
        unit: z.string().nullable().default(null),
        checked: z.boolean().default(false),
      }),
    )
    .default([]),
  preferences: z.array(z.strictObject({ kind: z.string(), value: z.string() })).default([]),
  people: z
    .array(
      z.strictObject({
        person: z.string(),
        relation: z.string().nullable().default(null),
        lives_here: z.boolean().nullable().default(null),
        rules: z.array(z.strictObject({ kind: z.string(), value: z.string() })).default([]),
      }),
    )
    .default([]),
  goals: z
    .array(z.strictObject({ nutrient: z.string(), kind: z.enum(['goal', 'limit']), target: quantity }))
    .default([]),
  diary: z
    .array(
      z.strictObject({
        food: z.string(),
        quantity,
        unit: z.string(),
        day,
        meal: meal.nullable().default(null),
        nutrients: z.record(z.string(), z.number()),
      }),
    )
    .default([]),
})
export type Kitchen = z.infer<typeof kitchenSchema>

/** The tables whose final rows can be checked; only rows of the person count. */
export const tables = [
  'body_measures',
  'conversations',
  'cooked_meals',
  'favourite_meals',
  'food_log',
  'inventory_lots',
  'meal_plan_entries',
  'memories',
  'min_stocks',
  'nutrition_goals',
  'pack_sizes',
  'people',
  'person_rules',
  'preferences',
  'proposals',
  'recipe_ingredients',
  'recipes',
  'shopping_items',
  'stock_movements',
  'tasks',
  'workout_offsets',
] as const
/** One of these, or a table of an agent, whose name begins with the agent's. */
export type Table = string
const tableSchema = z.union([z.enum(tables), z.string().regex(/^[a-z][a-z0-9]*_[a-z0-9_]+$/)])

const rows = z.array(z.record(z.string(), z.unknown()))
const rowsExpectationSchema = z.union([
  z.literal('none'),
  rows,
  z.strictObject({
    count: z.int().nonnegative().optional(),
    min: z.int().nonnegative().optional(),
    max: z.int().nonnegative().optional(),
    some: rows.optional(),
    none: rows.optional(),
    each: z.record(z.string(), z.unknown()).optional(),
    /** The total amount of a food over all lots. */
    sum: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  }),
])

export const scenarioSchema = z.strictObject({
  name: z.string().min(8).max(120),
  class: z.string(),
  /** Whether a half of the scenarios has it in any case, as one that is known to miss. */
  in_every_half: z.boolean().default(false),
  /** The time of the first turn: a Wednesday at noon, unless the day matters. */
  clock: z.iso.datetime().default('2026-11-25T12:00:00Z'),
  time_zone: z.string().refine(isTimeZone, 'is not a known time zone').default('Europe/Berlin'),
  locale: z.string().default('en-GB'),
  given: kitchenSchema
    .extend({
      /** Pages by their names, which messages name as {pages}/name. */
      pages: z.record(z.string(), z.string()).default({}),
      /** Another person's kitchen, which must not show up. */
      others: kitchenSchema.optional(),
      /** Makes the person's n-th insert into this table fail. */
      fail: z.strictObject({ table: z.enum(tables), on_insert: z.int().positive() }).optional(),
    })
    .prefault({}),
  turns: z.array(turnSchema).min(1).max(40),
  then: z.record(tableSchema, rowsExpectationSchema).default({}),
})
export type Scenario = z.infer<typeof scenarioSchema>
