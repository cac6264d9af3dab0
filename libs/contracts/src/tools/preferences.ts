import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'

/** The tools for what a person says about themselves. Allergies and most diets are enforced from then on. */
export const preferenceKindSchema = z.enum([
  'allergy',
  'diet',
  'dislike',
  'like',
  'equipment',
  'skill',
  'servings',
  'cuisine',
  'routine',
])
export type PreferenceKind = z.infer<typeof preferenceKindSchema>

const value = itemNameSchema(120)

export const preferenceTools = {
  remember_preference: {
    kind: 'write',
    description:
      'Remembers one thing about the person. One call per thing: "peanuts and eggs" are two allergies.',
    arguments: z.strictObject({
      kind: preferenceKindSchema,
      value: value.describe(
        'in few words: "peanuts", "vegetarian", "air fryer", "2", "no cooking on Wednesdays"',
      ),
    }),
  },
  forget_preference: {
    kind: 'write',
    description: 'Forgets one thing that is remembered about the person.',
    arguments: z.strictObject({
      kind: preferenceKindSchema.nullable(),
      value,
      item: oneLineSchema({ max: 64 })
        .nullable()
        .describe('its ref where it was shown earlier ("preference_2"), or null to find it by its value'),
    }),
  },
  list_preferences: {
    kind: 'read',
    description: 'Lists everything that is remembered about the person.',
    arguments: z.strictObject({}),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type PreferenceTool = keyof typeof preferenceTools
export type PreferenceArguments<Name extends PreferenceTool> = z.infer<
  (typeof preferenceTools)[Name]['arguments']
>
