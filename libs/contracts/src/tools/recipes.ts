import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { linesSchema, oneLineSchema } from '../one-line.ts'
import { amountOrNoneSchema, amountSchema } from '../amounts.ts'
import { withoutSchema } from '../without.ts'
import { mealSchema } from './meals.ts'

/**
 * The tools of the recipes. A generated recipe is saved by its ref and never written again: the agent's code
 * compiles the content behind the ref into rows.
 */
const savedRecipe = z
  .string()
  .max(64)
  .nullable()
  .describe('the ref of a recipe shown earlier, or null to find it by name')
const name = itemNameSchema(160).nullable().describe('its name, or words of it')
const word = oneLineSchema({ max: 120 }).nullable()

const amountOfFood = z.strictObject({
  food: itemNameSchema(120),
  quantity: amountSchema.nullable(),
  unit: oneLineSchema({ max: 24 }).nullable(),
})

const step = linesSchema({ min: 1, max: 2_000 })
const stepNumber = z.int().min(-1).max(200).describe('counted from 1 as they are shown now; -1 is the last')

/** The possible courses of a cookbook recipe. */
export const recipeCourses = [
  'breakfast',
  'starter',
  'soup',
  'salad',
  'main',
  'side',
  'dessert',
  'snack',
  'bread',
  'drink',
  'sauce',
] as const

export const recipeTools = {
  save_recipe: {
    kind: 'write',
    description:
      'Saves one generated recipe. Pass its ref only; its content is kept under that ref already. One call per recipe.',
    arguments: z.strictObject({
      recipe: z.string().min(1).max(64).describe('the ref of generated content, e.g. "gen_recipe_1"'),
      as: z
        .enum(['update', 'new'])
        .nullable()
        .describe(
          'null, until the person was asked: one of its name is saved. update: it takes its place; new: it comes beside it',
        ),
    }),
  },
  find_recipes: {
    kind: 'read',
    description:
      'Finds saved recipes by words, a food, a sort of food, a cuisine or time. All null lists them all.',
    arguments: z.strictObject({
      query: word.describe('words of a name or description'),
      category: word.describe('a sort of food: "fish" finds cod and salmon'),
      ingredient: word.describe('one food, e.g. "chicken"'),
      cuisine: word,
      max_minutes: z.int().positive().max(20_000).nullable(),
      without: withoutSchema,
    }),
  },
  search_cookbook: {
    kind: 'read',
    description:
      'Finds recipes in the cookbook, several hundred tried ones that nobody had to save: by meaning, foods, cuisine, course, ' +
      'diet, time, or by what is in stock. Nothing against the rules of the person is found.',
    arguments: z.strictObject({
      query: oneLineSchema({ max: 300 })
        .nullable()
        .describe('what it should be like: "something like curry", "warming soup"'),
      foods: z.array(itemNameSchema(120)).max(5).describe('foods or sorts of food that it must have'),
      cuisine: word.describe('"italian", "thai"'),
      course: z.enum(recipeCourses).nullable(),
      diet: word.describe('"vegan", "gluten-free"'),
      max_minutes: z.int().positive().max(20_000).nullable(),
      without: withoutSchema,
      from_stock: z.boolean().describe('true: those first for which least is missing'),
      skip: z
        .int()
        .min(0)
        .max(112)
        .nullable()
        .default(null)
        .describe('how many of the best were shown before, for who wants others; else null'),
    }),
  },
  copy_recipe: {
    kind: 'write',
    description: 'Saves a copy of a cookbook recipe among the own ones, where it can be changed.',
    arguments: z.strictObject({ recipe: savedRecipe, name }),
  },
  show_recipe: {
    kind: 'read',
    description: 'Shows one recipe, saved or of the cookbook, with all its ingredients and steps.',
    arguments: z.strictObject({
      recipe: savedRecipe,
      name,
      servings: amountSchema
        .max(999)
        .nullable()
        .default(null)
        .describe('for how many the amounts are to be told, which changes nothing; null: as it is written'),
    }),
  },
  delete_recipe: {
    kind: 'write',
    description: 'Deletes one saved recipe.',
    arguments: z.strictObject({ recipe: savedRecipe, name }),
  },
  cook_recipe: {
    kind: 'write',
    description:
      'A recipe was cooked, saved or of the cookbook: takes its ingredients out of stock, tells what was missing, and puts leftovers into stock.',
    arguments: z.strictObject({
      recipe: savedRecipe,
      name,
      servings: amountSchema.max(999).nullable().describe('how many were cooked; null: as many as it makes'),
      times: amountSchema.max(999).nullable().describe('2 for a double batch; null when servings are told'),
      planned: z
        .strictObject({
          item: oneLineSchema({ max: 64 }).nullable().describe('the ref of a planned dish, or null'),
          day: oneLineSchema({ max: 60 }).nullable().describe('null where a ref says which'),
          meal: mealSchema.nullable(),
          dish: oneLineSchema({ max: 160 })
            .nullable()
            .describe('one dish of the meal; null for all of its dishes'),
        })
        .nullable()
        .describe(
          'what is planned there, instead of a name: {item: null, day: "today", meal: "dinner", dish: null} cooks all of its dishes; else null',
        ),
      leftovers: amountOrNoneSchema
        .max(999)
        .nullable()
        .describe('servings that are left and kept; null when none were named'),
    }),
  },
  update_recipe: {
    kind: 'write',
    description:
      'Renames a saved recipe, or changes how many it serves or its notes. Null leaves a field as it is.',
    arguments: z.strictObject({
      recipe: savedRecipe,
      name,
      new_name: itemNameSchema(160).nullable(),
      servings: amountSchema.max(1_000).nullable(),
      notes: linesSchema({ max: 4_000 }).nullable(),
    }),
  },
  edit_recipe: {
    kind: 'write',
    description:
      'Changes the ingredients or the steps of a saved recipe, or scales it to another number of servings with all its amounts.',
    arguments: z.strictObject({
      recipe: savedRecipe,
      name,
      add: z.array(amountOfFood).max(20).describe('ingredients that come to it'),
      amounts: z.array(amountOfFood).max(20).describe('ingredients that it has, with their new amounts'),
      remove: z.array(itemNameSchema(120)).max(20),
      swap: z
        .array(z.strictObject({ food: itemNameSchema(120), by: itemNameSchema(120) }))
        .max(20)
        .describe('an ingredient by another, in the same amount'),
      add_steps: z.array(step).max(20),
      add_steps_after: stepNumber.nullable().describe('the step that the added ones follow; null: the last'),
      change_steps: z.array(z.strictObject({ step: stepNumber, text: step })).max(20),
      remove_steps: z.array(stepNumber).max(20),
      scale_to: amountSchema
        .max(999)
        .nullable()
        .describe('servings: all amounts are scaled; null leaves them'),
      scale_by: amountSchema
        .max(100)
        .nullable()
        .default(null)
        .describe('2 doubles it with its servings, 0.5 halves it; null with servings'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type RecipeTool = keyof typeof recipeTools
export type RecipeArguments<Name extends RecipeTool> = z.infer<(typeof recipeTools)[Name]['arguments']>
