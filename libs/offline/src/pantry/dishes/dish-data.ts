import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** How a dish is cooked. What a person has and asks for decides among those that a template allows. */
const methodSchema = z.enum(['pan', 'oven', 'air fryer', 'pot', 'slow cooker', 'instant pot', 'grill'])
export type Method = z.infer<typeof methodSchema>

const texts = z.array(z.string())
const amount = z.number().positive()
const minutes = z.int().nonnegative()

/** What a dish is made of; amounts are per person. */
const mainSchema = z.strictObject({
  food: z.string(),
  name: z.string(),
  sorts: texts,
  grams: amount,
  cut: z.string(),
  minutes,
  done: z.string(),
})
export type Main = z.infer<typeof mainSchema>

/** What stands beside a dish, with the step that makes it ready. */
const sideSchema = z.strictObject({ food: z.string(), name: z.string(), grams: amount, step: z.string() })
export type Side = z.infer<typeof sideSchema>

const lineSchema = z.strictObject({
  group: z.enum(['sauce', 'base', 'finish']),
  food: z.string(),
  quantity: amount.nullable().default(null),
  unit: z.string().nullable().default(null),
  preparation: z.string().optional(),
  /** Taken where the food is kept out. */
  instead: z.string().optional(),
  note: z.string().optional(),
})
export type TemplateLine = z.infer<typeof lineSchema>

/** A plain dish with room for what it is made of. */
const templateSchema = z.strictObject({
  code: z.string(),
  /** `{main}` is its name. */
  title: z.string(),
  /** Taken when something of it had to be replaced or left out. */
  plain_title: z.string(),
  cuisine: z.string().nullable().default(null),
  flavors: texts.default([]),
  forms: texts.default([]),
  methods: z.array(methodSchema).min(1),
  difficulty: z.enum(['easy', 'medium']).default('easy'),
  prep_minutes: minutes.default(10),
  extra_minutes: minutes.default(0),
  lines: z.array(lineSchema).min(1),
  steps: texts.min(1),
})
export type DishTemplate = z.infer<typeof templateSchema>

const file = new URL('../../../data/dishes.yaml', import.meta.url)

/** All that dishes can be made of without a model; a file that breaks its shape is found when the process starts. */
export const {
  mains,
  sides,
  dishes: dishTemplates,
} = z
  .strictObject({ mains: z.array(mainSchema), sides: z.array(sideSchema), dishes: z.array(templateSchema) })
  .parse(parse(readFileSync(file, 'utf8')))
