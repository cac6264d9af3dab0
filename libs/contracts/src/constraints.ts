import { z } from 'zod'

/** A constraint that holds until the person changes it: allergies, diets, equipment (spec S3.7). */
export const permanentConstraintSchema = z.object({ kind: z.string(), value: z.string() })
export type PermanentConstraint = z.infer<typeof permanentConstraintSchema>

/** A constraint of the present goal. */
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
  /** The part of the dish that it is about, when several of one type may hold: "protein", "side". */
  field: z.string().default(''),
  value: z.string(),
  confidence: z.number().min(0).max(1),
})
export type Constraint = z.infer<typeof constraintSchema>

/** The constraints that hold in a turn, merged by code from all turns so far. */
export const compiledConstraintsSchema = z.object({
  permanent: z.array(permanentConstraintSchema),
  goal: z
    .object({
      description: z.string(),
      constraints: z.array(constraintSchema),
      /** The subdomain of the goal's first plan; null before there is one. */
      subdomain: z.string().nullable().optional(),
    })
    .nullable(),
})
export type CompiledConstraints = z.infer<typeof compiledConstraintsSchema>

const FOOD_LENGTH_MAX = 120

/** The foods that the present goal excludes: "no dairy tonight". */
export function excludedFoods(goal: { readonly constraints: readonly Constraint[] } | null): string[] {
  return (goal?.constraints ?? [])
    .filter(({ type }) => type === 'ingredient_excluded')
    .map(({ value }) => value.slice(0, FOOD_LENGTH_MAX))
}
