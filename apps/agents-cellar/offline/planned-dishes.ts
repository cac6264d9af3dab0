import type { ShownCall } from '@alfred/contracts'
import { z } from 'zod'

const plannedSchema = z.object({
  calls: z.array(
    z.object({
      data: z.looseObject({
        meals: z
          .array(z.looseObject({ title: z.string(), meal: z.string().nullable().default(null) }))
          .default([]),
      }),
    }),
  ),
})

/** The dishes of what is planned, as another agent told them: those of dinner, or of whatever meal where no dinner is planned. */
export function plannedDishes({ data }: Pick<ShownCall, 'data'>): string[] {
  const read = plannedSchema.safeParse(data)
  if (!read.success) return []
  const meals = read.data.calls.flatMap(({ data: { meals: planned } }) => planned)
  const dinner = meals.filter(({ meal }) => meal === 'dinner')
  return (dinner.length > 0 ? dinner : meals.filter(({ meal }) => meal !== 'breakfast')).map(
    ({ title }) => title,
  )
}
