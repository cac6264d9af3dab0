import { z } from 'zod'

/** Schemas of the data that the SQL functions about foods return. */
const text = z.string()
const texts = z.array(text)
const number = z.coerce.number()

export const foodData = {
  describe_food: z.object({
    food: text,
    sort: text.nullable(),
    aisle: text,
    also: texts,
    allergens: texts,
    contains: texts,
    diets: texts,
    location: text,
    keeps: z.array(z.object({ location: text, is_opened: z.boolean(), days: number })),
    portions: z.array(z.object({ unit: text, grams: number, note: text.nullable(), source: text })),
    calories: number.nullable(),
    source: text.nullable(),
  }),
  pair_food: z.object({
    food: text,
    pairings: z.array(z.object({ food: text, shared: texts, recipes: number, in_stock: z.boolean() })),
  }),
  substitute_food: z.object({
    food: text,
    substitutes: z.array(z.object({ food: text, how: text.nullable(), in_stock: z.boolean() })),
  }),
} as const
