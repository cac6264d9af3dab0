import { z } from 'zod'

/** What may be kept of a body, each by itself. */
export const bodyMeasures = ['sex', 'age', 'height_cm', 'weight_kg', 'activity'] as const
export type BodyMeasure = (typeof bodyMeasures)[number]

const measure = z.enum(bodyMeasures)

/** What somebody may state of their body. */
export const bodyFields = {
  sex: z.enum(['female', 'male']),
  age: z.number().min(15).max(110),
  height_cm: z.number().min(100).max(250),
  weight_kg: z.number().min(30).max(350),
  activity: z.enum(['sedentary', 'light', 'moderate', 'active', 'very_active']),
} as const satisfies Record<BodyMeasure, z.ZodType>

/** The tools for what is kept of a person's body, where they want it. */
export const bodyTools = {
  get_body: {
    kind: 'read',
    description: 'What is kept of the body of the person: sex, age, height, weight, activity.',
    arguments: z.strictObject({
      for_goals: z.boolean().describe('true when looked up to reckon goals; false when they ask about it'),
    }),
  },
  remember_body: {
    kind: 'write',
    description:
      'Keeps what the person told of their own body ("remember that I am 175 cm"), or corrects what is kept ("I weigh 78 kg now"). Only what they said, never of somebody else.',
    arguments: z.strictObject({
      sex: bodyFields.sex.nullable(),
      age: bodyFields.age.nullable(),
      height_cm: bodyFields.height_cm.nullable(),
      weight_kg: bodyFields.weight_kg.nullable(),
      activity: bodyFields.activity.nullable(),
      told: z
        .array(measure)
        .max(bodyMeasures.length)
        .nullable()
        .describe('measures that were told for goals earlier and are to be kept as told; else null'),
      asked: z
        .boolean()
        .describe('true when they ask to have it kept; false when they mention it: then they are asked'),
    }),
  },
  forget_body: {
    kind: 'write',
    description: 'Forgets one measure of the body, or all that is kept of it.',
    arguments: z.strictObject({ measure: measure.nullable().describe('null for all') }),
  },
} as const
