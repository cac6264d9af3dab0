import { z } from 'zod'

// What a message is read in, and what it is read as. The form is that of evals/corpus/format.md.

/** A call that a message asks for: a tool and only the arguments that were told. */
export const actSchema = z.looseObject({ tool: z.string() })
export type Act = z.infer<typeof actSchema>

const namedSchema = z.looseObject({
  food: z.string().optional(),
  title: z.string().optional(),
  name: z.string().optional(),
})
/** A row of what is there: a lot, a line of the list, a recipe, a planned meal, a diary entry, a goal, a preference. */
export type Row = z.infer<typeof namedSchema>
const rowsSchema = z.array(z.union([z.string(), namedSchema])).default([])

const stateSchema = z.looseObject({
  stock: rowsSchema,
  list: rowsSchema,
  recipes: rowsSchema,
  plan: rowsSchema,
  diary: rowsSchema,
  goals: rowsSchema,
  preferences: rowsSchema,
})
export type State = z.infer<typeof stateSchema>

const earlierSchema = z.looseObject({
  say: z.string(),
  acts: z.array(actSchema).default([]),
  reply: z.string().optional(),
})
export type Earlier = z.infer<typeof earlierSchema>

const openSchema = z.looseObject({
  kind: z.enum(['proposal', 'question']),
  acts: z.array(actSchema).default([]),
  asks: z.string().optional(),
  of: actSchema.optional(),
  text: z.string().optional(),
  options: z.array(z.unknown()).optional(),
})
/** What waits for an answer: acts that a yes carries out, or a question with the act that lacks the answer. */
export type Open = z.infer<typeof openSchema>

/** The person's things, the conversation so far and what waits for an answer. */
export const situationSchema = z.looseObject({
  now: z.string(),
  state: stateSchema.prefault({}),
  before: z.array(earlierSchema).default([]),
  open: openSchema.optional(),
})
export type Situation = z.infer<typeof situationSchema>

export const kinds = ['acts', 'ask', 'chat', 'none', 'beyond', 'refuse'] as const
export type Kind = (typeof kinds)[number]

/** What a message means: `lost` when it was not understood. */
export type Understood = {
  kind: Kind | 'lost'
  acts: Act[]
  /** The slot that a question is about. */
  asks?: string
  /** How sure it is that the whole reading is right, from 0 to 1. */
  sureness?: number
  /** What was nearest where the reading was not sure enough. */
  nearest?: Act[]
}
