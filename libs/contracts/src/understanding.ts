import { z } from 'zod'

/** What Understand says of a message (spec S2.2, V4 4.1). It plans nothing and infers no goal. */
export const constraintSchema = z.object({
  type: z.enum([
    'ingredient_required',
    'ingredient_excluded',
    'equipment',
    'cuisine',
    'difficulty',
    'time_limit',
    'servings',
    'flavor',
  ]),
  value: z.string(),
  confidence: z.number().min(0).max(1),
})

export const entityMentionSchema = z.object({
  raw_text: z.string(),
  entity_type: z.string(),
  resolved_ref: z.string().nullable(),
  candidates: z.array(z.string()),
  confidence: z.enum(['high', 'medium', 'low']),
  resolution: z.enum(['exact', 'fuzzy', 'unresolved']),
})

export const understandingSchema = z.object({
  processed_message: z.string().max(50),
  entity_mentions: z.array(entityMentionSchema),
  constraint_snapshot: z.object({
    new_constraints: z.array(constraintSchema),
    override_constraints: z.array(constraintSchema),
    reset_goal: z.boolean(),
    goal_update: z.string().nullable(),
    source_phrases: z.array(z.string()),
  }),
  quick_mode: z.boolean(),
  quick_mode_confidence: z.enum(['high', 'medium']),
})
export type Understanding = z.infer<typeof understandingSchema>
