import { z } from 'zod'
import { constraintSchema } from './constraints.ts'
import { planSchema } from './plan.ts'
import { complexitySchema } from './routing.ts'

/**
 * A shape of message that needs no model to be understood (spec S2.1, ruling R5): told as data, so that the
 * orchestrator recognises it without knowing what it is about.
 */
export const fastPathSchema = z.object({
  name: z.string(),
  /** Long enough, or of several lines. */
  characters_min: z.int().nonnegative(),
  lines_min: z.int().nonnegative(),
  /** Each match of a pattern counts its points, `times_max` times at most. */
  signals: z.array(
    z.object({ pattern: z.string().max(400), points: z.number(), times_max: z.int().positive() }),
  ),
  points_min: z.number(),
  goal: z.string(),
  complexity: complexitySchema,
  plan: planSchema,
})
export type FastPath = z.infer<typeof fastPathSchema>

const constraintSignalSchema = z.object({
  pattern: z.string().max(400),
  /** A wish of that type, or the goal itself. */
  type: z.union([constraintSchema.shape.type, z.literal('goal')]),
  field: z.string().default(''),
  overrides: z.boolean().default(false),
})
export type ConstraintSignal = z.infer<typeof constraintSignalSchema>

/**
 * How a simple wish is worded that is one call, for rules without a model: groups of the pattern fill the arguments
 * `$name`; a group that matched nothing is null, and digits alone are a number.
 */
const quickSignalSchema = z.object({
  pattern: z.string().max(400),
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()),
})
export type QuickSignal = z.infer<typeof quickSignalSchema>

const providersSchema = z.object({
  /** What the agent can tell of a person's data before it plans, each on request. */
  dashboard: z.boolean(),
  constraints: z.boolean(),
  background: z.boolean(),
  context: z.array(z.object({ name: z.string(), description: z.string() })),
  /** It can hold a text against the person's rules. */
  rules: z.boolean().default(false),
  /** The types of things that it can tell in full. */
  details: z.array(z.string()).default([]),
  fast_paths: z.array(fastPathSchema),
  /** Empty since the rules without a model know how wishes are worded; received from older agents, and read by older rules. */
  constraint_signals: z.array(constraintSignalSchema).default([]),
  quick_signals: z.array(quickSignalSchema).default([]),
})
export type Providers = z.infer<typeof providersSchema>

export const noProviders: Providers = {
  dashboard: false,
  constraints: false,
  background: false,
  context: [],
  fast_paths: [],
  constraint_signals: [],
  details: [],
  rules: false,
  quick_signals: [],
}

/**
 * What an agent service says of itself on start, on request and by heartbeat (architecture, step 4).
 * The router and the policy know an agent from this alone.
 */
export const announcementSchema = z.object({
  domain: z.string().regex(/^[a-z][a-z0-9]*$/),
  version: z.int().positive(),
  instance: z.string(),
  description: z.string(),
  /** How replies about this agent's work sound, and what it likes to point out (ruling R11). */
  persona: z.string().max(1_000).default(''),
  subdomains: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      /** What becomes of the others when one item of a batch fails (ruling R17). */
      batch_policy: z.enum(['partial', 'all_or_nothing']).default('partial'),
    }),
  ),
  /** Messages that this agent is for: read by the router's prompt and by the offline router. */
  examples: z.array(z.string()),
  /** Empty since the rules without a model know them; received from older agents, and read by older rules. */
  routing_signals: z
    .array(
      z.object({
        pattern: z.string().max(400),
        points: z.number(),
        /** How hard a message of that kind is; the first signal that says so decides. */
        complexity: complexitySchema.optional(),
      }),
    )
    .default([]),
  /** Examples of what takes more than a simple read or write: how complexity is judged. */
  harder_examples: z.array(z.object({ message: z.string(), complexity: complexitySchema })).default([]),
  tools: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['read', 'write', 'propose']),
      /** A tool of `policy` carries out what a person confirmed; no model may call it. */
      caller: z.enum(['model', 'policy']).default('model'),
      /** One call of it can be all that a simple message wants: offered to quick turns. */
      quick: z.boolean().default(false),
      description: z.string(),
      arguments_schema: z.record(z.string(), z.unknown()),
    }),
  ),
  /** What it can write when asked to create, and in which of its subdomains. */
  artifacts: z
    .array(z.object({ type: z.string(), description: z.string(), subdomain: z.string() }))
    .default([]),
  providers: providersSchema.default(noProviders),
  stopping: z.boolean(),
})
export type Announcement = z.infer<typeof announcementSchema>
