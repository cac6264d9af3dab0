import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'

/** The tools that look up what is known of a food, whether or not it is in stock. */
const food = itemNameSchema(120).describe('one food, plainly: "salmon", "sour cream"')

export const foodTools = {
  describe_food: {
    kind: 'read',
    description:
      'What is known of a food: its sort, allergens, which diets allow it, how long it keeps where, what a portion weighs.',
    arguments: z.strictObject({
      food: food.describe(
        'one food, plainly: "salmon"; with what was done to it, if it was: "cooked rice", "opened hummus", "defrosted chicken"',
      ),
      about: z
        .enum(['keeping', 'freezing'])
        .nullable()
        .default(null)
        .describe('"keeping" or "freezing" where only that was asked; null for everything'),
    }),
  },
  pair_food: {
    kind: 'read',
    description: 'What goes well with a food, by shared aroma and by recipes that use both.',
    arguments: z.strictObject({ food }),
  },
  substitute_food: {
    kind: 'read',
    description: 'What can stand in for a food, best first, and how.',
    arguments: z.strictObject({ food }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type FoodTool = keyof typeof foodTools
