import { z } from 'zod'
import { planSchema } from './plan.ts'
import { complexitySchema } from './routing.ts'

/**
 * A shape of message that needs no model to be understood (spec S2.1, ruling R5). It is data, so that the
 * orchestrator recognises it without knowing its domain.
 */
export const fastPathSchema = z.object({
  name: z.string(),
  /** The message must have at least this many characters or this many lines. */
  characters_min: z.int().nonnegative(),
  lines_min: z.int().nonnegative(),
  /** Each match of a pattern scores its points, for at most `times_max` matches. */
  signals: z.array(
    z.object({ pattern: z.string().max(400), points: z.number(), times_max: z.int().positive() }),
  ),
  points_min: z.number(),
  goal: z.string(),
  complexity: complexitySchema,
  plan: planSchema,
})
export type FastPath = z.infer<typeof fastPathSchema>

const providersSchema = z.object({
  /** The context an agent can give about a person before it plans, each on request. */
  dashboard: z.boolean(),
  constraints: z.boolean(),
  background: z.boolean(),
  context: z.array(z.object({ name: z.string(), description: z.string() })),
  /** True when it can check a text against the person's rules. */
  rules: z.boolean().default(false),
  /** The entity types that it can describe in full. */
  details: z.array(z.string()).default([]),
  fast_paths: z.array(fastPathSchema),
  /** The tool that keeps what a person says of themselves, and the kinds of things that it keeps; null for none. */
  keeps: z
    .object({ tool: z.string(), kinds: z.array(z.string()) })
    .nullable()
    .default(null),
})
export type Providers = z.infer<typeof providersSchema>

export const noProviders: Providers = {
  dashboard: false,
  constraints: false,
  background: false,
  context: [],
  fast_paths: [],
  keeps: null,
  details: [],
  rules: false,
}

/**
 * What an agent service announces on start, on request and with each heartbeat (architecture, step 4). The router
 * and the policy know an agent from this alone.
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
      /** What happens to the other items of a batch when one fails (ruling R17). */
      batch_policy: z.enum(['partial', 'all_or_nothing']).default('partial'),
    }),
  ),
  /** Example messages for this agent; the router's prompt and the offline router use them. */
  examples: z.array(z.string()),
  /** Examples of messages that need more than a simple read or write; they show how complexity is judged. */
  harder_examples: z.array(z.object({ message: z.string(), complexity: complexitySchema })).default([]),
  /**
   * How its messages are worded, for turns without a model: patterns, ignoring case, with the points that each speaks for it. 1 is a word
   * that others use too, 5 a sentence that nobody else means.
   */
  wording: z
    .array(z.object({ pattern: z.string().max(400), points: z.number().min(0).max(8) }))
    .max(100)
    .default([]),
  tools: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['read', 'write', 'propose']),
      /** A tool of `policy` carries out what a person confirmed; no model may call it. */
      caller: z.enum(['model', 'policy']).default('model'),
      /** True when one call of it can answer a whole simple message: it is offered to quick turns. */
      quick: z.boolean().default(false),
      /** True when it takes things away: which one must be certain. */
      removes: z.boolean().default(false),
      /**
       * The arguments that name the thing which it takes from or changes: one that nobody spoke of is asked about.
       * Empty where that does no harm.
       */
      touches: z.array(z.string()).default([]),
      description: z.string(),
      arguments_schema: z.record(z.string(), z.unknown()),
    }),
  ),
  /** What it can generate in create mode, and in which subdomain. */
  artifacts: z
    .array(z.object({ type: z.string(), description: z.string(), subdomain: z.string() }))
    .default([]),
  providers: providersSchema.default(noProviders),
  stopping: z.boolean(),
})
export type Announcement = z.infer<typeof announcementSchema>
