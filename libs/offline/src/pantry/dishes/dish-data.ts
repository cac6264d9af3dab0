import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** The cooking method. The person's equipment and wishes decide among those that a template allows. */
export const methodSchema = z.enum(['pan', 'oven', 'air fryer', 'pot', 'slow cooker', 'instant pot', 'grill'])
export type Method = z.infer<typeof methodSchema>

const texts = z.array(z.string())
const amount = z.number().positive()
const minutes = z.int().nonnegative()

/** The main ingredient of a dish; amounts are per person. */
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

/** A side dish, with the step that prepares it. */
const sideSchema = z.strictObject({ food: z.string(), name: z.string(), grams: amount, step: z.string() })
export type Side = z.infer<typeof sideSchema>

const lineSchema = z.strictObject({
  group: z.enum(['sauce', 'base', 'finish']),
  food: z.string(),
  quantity: amount.nullable().default(null),
  unit: z.string().nullable().default(null),
  preparation: z.string().optional(),
  /** The substitute for a food that is excluded. */
  instead: z.string().optional(),
  note: z.string().optional(),
})
export type TemplateLine = z.infer<typeof lineSchema>

/** A template of a plain dish with a variable main ingredient. */
const templateSchema = z.strictObject({
  code: z.string(),
  /** `{main}` is replaced by the name of the main ingredient. */
  title: z.string(),
  /** The title if an ingredient was replaced or left out. */
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

/** The data for dishes without a model. A file of the wrong shape throws when the process starts. */
export const {
  mains,
  sides,
  dishes: dishTemplates,
} = z
  .strictObject({ mains: z.array(mainSchema), sides: z.array(sideSchema), dishes: z.array(templateSchema) })
  .parse(parse(readFileSync(file, 'utf8')))
