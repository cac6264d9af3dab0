import { z } from 'zod'
import { amountSchema } from '../amounts.ts'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'
import { mealSchema } from './meals.ts'
import { alcohol, amounts, day, quantity } from './nutrition-fields.ts'

/** Ids that the pending offer sets; a model never does. */
const proposal = z.uuid()
const version = z.int().positive()

const unitWord = oneLineSchema({ max: 24 })
const dayWord = oneLineSchema({ max: 60 })
const isSome = (edits: object): boolean => Object.keys(edits).some((name) => name !== 'item')
const NOTHING = 'names nothing to change'

/** What may be changed of food that waits to be logged. Several foods are told apart by their place, counted from one. */
const foodLogEdits = z
  .strictObject({
    item: z.int().positive(),
    food: itemNameSchema(120),
    quantity,
    unit: unitWord,
    nutrients: amounts.describe('what the person states of that amount, in place of what was looked up'),
    meal: mealSchema,
    day: dayWord,
  })
  .partial()
  .refine(isSome, NOTHING)

/** A food that is taken out of what waits, by its place. */
const foodTakenOut = z.strictObject({ item: z.int().positive(), remove: z.literal(true) })

/** A food that is added to what waits. */
const foodAdded = z.strictObject({
  add: z.strictObject({
    food: itemNameSchema(120),
    quantity,
    unit: unitWord.optional(),
    nutrients: amounts.optional().describe('what the person states of that amount'),
    meal: mealSchema.optional().describe('where it is of another meal than the rest'),
  }),
})

/** What may be changed of a recipe that waits: the servings, the meal and the day. */
const recipeLogEdits = z
  .strictObject({ quantity: amountSchema.max(100), meal: mealSchema, day: dayWord })
  .partial()
  .refine(isSome, NOTHING)

/** What may be changed of a goal that waits. The database knows its bounds. */
const goalEdits = z.strictObject({ target: amountSchema })

/** What may be changed of each kind of proposal. What fits none of them is refused as a whole, and nothing is changed. */
export const proposalEditsSchema = z.union([foodLogEdits, foodTakenOut, foodAdded, recipeLogEdits, goalEdits])
export type ProposalEdits = z.infer<typeof proposalEditsSchema>

/** The tools that change what waits for a yes, and those that carry out the answer. */
export const proposalTools = {
  change_proposal: {
    kind: 'propose',
    description:
      'Changes what waits to be logged and shows it again: "make it 200 g", "that was lunch", "swap the butter for margarine", "without the toast", "and a coffee". Tell only what changes.',
    arguments: z.strictObject({
      changes: z
        .array(
          z.strictObject({
            item: itemNameSchema(120)
              .nullable()
              .describe('the food as it is proposed; null for the only one'),
            food: itemNameSchema(120).nullable().describe('another food in its place; null for the same'),
            quantity: quantity.nullable().describe('for a recipe its servings; null for the same'),
            unit: unitWord.nullable().describe('null for the same'),
            nutrients: amounts.nullable().describe('what the person states of it; null for the same figures'),
            remove: z.boolean().nullable().default(null).describe('true to take it out; else null'),
          }),
        )
        .max(20),
      add: z
        .array(
          z.strictObject({
            food: itemNameSchema(120),
            quantity,
            unit: unitWord.nullable().describe('null for pieces'),
            nutrients: amounts.nullable().default(null).describe('what the person stated, or your estimate'),
            source: z.enum(['stated', 'estimate']).nullable().default(null),
            alcohol_g: alcohol,
            meal: mealSchema.nullable().default(null).describe('null for that of the rest'),
          }),
        )
        .max(20)
        .nullable()
        .default(null)
        .describe('foods that come to what waits; else null'),
      meal: mealSchema.nullable().describe('of all that waits; null for the same'),
      day: day.describe('another past day as said; null for the same'),
    }),
  },
  commit_proposal: {
    kind: 'write',
    caller: 'policy',
    description: 'Does what was proposed, after the yes.',
    arguments: z.strictObject({ proposal, version, option: z.string().nullable() }),
  },
  cancel_proposal: {
    kind: 'write',
    caller: 'policy',
    description: 'Calls off what was proposed.',
    arguments: z.strictObject({ proposal }),
  },
  edit_proposal: {
    kind: 'propose',
    caller: 'policy',
    description: 'Changes what was proposed and shows it again.',
    arguments: z.strictObject({
      proposal,
      version,
      /** Read by the agent as proposalEditsSchema, so that whoever edits by hand is told in words what can be changed. */
      edits: z.record(z.string(), z.unknown()),
    }),
  },
} as const
