import { isKeyOf } from '@alfred/contracts'
import { z } from 'zod'
import { entryDetails } from './refusal-details.ts'

/** The types of entities whose label says more than a name, each with the data that it is made of. */
export const labelDetails = {
  body_measure: z.object({ measure: z.string() }),
  food_entry: entryDetails,
  meal: z.object({ meal: z.string(), day: z.string(), title: z.string() }),
  nutrition_goal: z.object({ nutrient: z.string() }),
  person: z.object({ name: z.string() }),
  preference: z.object({ kind: z.string(), value: z.string() }),
  workout: z.object({ day: z.string() }),
} as const satisfies Record<string, z.ZodObject>

export type LabelledType = keyof typeof labelDetails
export type LabelDetails<Type extends LabelledType> = z.output<(typeof labelDetails)[Type]>

export function isLabelledType(type: string): type is LabelledType {
  return isKeyOf(labelDetails, type)
}
