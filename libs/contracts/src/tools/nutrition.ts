import { z } from 'zod'
import { bodyFields, bodyTools } from './body.ts'
import { eatenAgainTools } from './eaten-again.ts'
import { proposalTools } from './proposals.ts'
import { mealSchema } from './meals.ts'
import {
  food,
  quantity,
  unit,
  day,
  amounts,
  alcohol,
  recipe,
  recipeName,
  servings,
  makes,
  span,
} from './nutrition-fields.ts'
import { itemNameSchema } from '../addresses.ts'
import { linesSchema, oneLineSchema } from '../one-line.ts'
import { amountSchema } from '../amounts.ts'
import { nutrientSchema } from '../nutrients.ts'

/**
 * The tools of the nutrition agent, with the names they have in NutriPal. Every field is required, and nullable
 * where it may be left out. Days are as said ("yesterday", "on Monday") and in the past; the agent's code resolves
 * them.
 */

export const nutritionTools = {
  get_user_profile: {
    kind: 'read',
    description: 'What is known of the person here: place, number of goals, since when they log.',
    arguments: z.strictObject({}),
  },
  get_user_goals: {
    kind: 'read',
    description: 'All nutrition goals and limits.',
    arguments: z.strictObject({}),
  },
  get_today_progress: {
    kind: 'read',
    description: 'What was eaten on a day, against the goals.',
    arguments: z.strictObject({ day }),
  },
  get_weekly_summary: {
    kind: 'read',
    description: 'Averages of the seven days up to a day.',
    arguments: z.strictObject({ day }),
  },
  get_food_history: {
    kind: 'read',
    description: 'The entries of the diary, with refs.',
    arguments: z.strictObject({
      day: day.describe('the last day wanted, as said; null for today'),
      days: z.int().min(1).max(31).nullable().describe('how many days up to it; null for that day alone'),
    }),
  },
  lookup_nutrition: {
    kind: 'read',
    description: 'The figures of one food, of an amount or of 100 g.',
    arguments: z.strictObject({
      food,
      quantity: quantity.nullable(),
      unit,
      nutrient: nutrientSchema.nullable().describe('the nutrient asked for; null for the main ones'),
    }),
  },
  estimate_nutrition: {
    kind: 'read',
    description:
      'Your own estimate for a food that lookup_nutrition does not know; it stays marked as an estimate.',
    arguments: z.strictObject({ food, quantity, unit, nutrients: amounts, alcohol_g: alcohol }),
  },
  list_failed_lookups: {
    kind: 'read',
    description:
      'The foods that were asked for or to be logged and had no figures, and which of them are known by now.',
    arguments: z.strictObject({}),
  },
  validate_nutrition: {
    kind: 'read',
    description: 'Holds figures that a person or a model gave against each other.',
    arguments: z.strictObject({
      food,
      nutrients: amounts,
      alcohol_g: alcohol,
      source: z
        .enum(['stated', 'estimate', 'data', 'product'])
        .nullable()
        .default(null)
        .describe('whose they are: what was measured (data) or is on a label (product) need not add up'),
    }),
  },
  compare_foods: {
    kind: 'read',
    description: 'Foods side by side, the most of a nutrient first. Foods without figures are named.',
    arguments: z.strictObject({
      foods: z.array(food).min(1).max(40),
      nutrient: nutrientSchema.nullable().describe('what to rank by; null for the main ones'),
      basis: z.enum(['100g', 'piece']).nullable().describe('null for 100 g'),
    }),
  },
  convert_amount: {
    kind: 'read',
    description:
      'An amount in another unit: of a food by its weight (a cup of flour in grams, what an onion weighs), or of a unit alone (ml in a pint, 350 F in C).',
    arguments: z.strictObject({
      food: food.nullable().describe('the food; null where only units or degrees are converted'),
      quantity,
      unit,
      to: unit.describe('the unit wanted, e.g. "g", "cup", "C"; null for grams'),
    }),
  },
  propose_food_log: {
    kind: 'propose',
    description:
      'Proposes to log what was eaten: all foods of a message in one call. Nothing is logged before a yes.',
    arguments: z.strictObject({
      items: z
        .array(
          z.strictObject({
            food,
            quantity,
            unit,
            nutrients: amounts
              .nullable()
              .default(null)
              .describe('only for a food without figures: what the person stated, or your estimate'),
            source: z
              .enum(['stated', 'estimate'])
              .nullable()
              .default(null)
              .describe('whose figures they are'),
            alcohol_g: alcohol,
            meal: mealSchema
              .nullable()
              .default(null)
              .describe('only where one message tells of several meals; else null'),
          }),
        )
        .min(1)
        .max(20),
      meal: mealSchema.nullable().describe('null when it was not said'),
      day,
    }),
  },
  ...bodyTools,
  ...eatenAgainTools,
  search_saved_recipes: {
    kind: 'read',
    description:
      "The person's saved recipes, all or by name, with refs. What is in stock is the pantry's matter.",
    arguments: z.strictObject({ query: itemNameSchema(160).nullable() }),
  },
  parse_recipe_text: {
    kind: 'read',
    description:
      'The figures of a recipe that is not saved yet: of one that was written or pasted in this conversation by its ref, or of a text with its ingredients.',
    arguments: z.strictObject({
      recipe: z
        .string()
        .max(64)
        .nullable()
        .describe('the ref of generated content, e.g. "gen_recipe_1"; null with a text'),
      text: linesSchema({ min: 1, max: 8_000 })
        .nullable()
        .describe('the recipe as it was pasted; null with a ref'),
    }),
  },
  get_recipe_details: {
    kind: 'read',
    description:
      'The figures of a saved recipe from its ingredients, and how many of them have figures. Its steps are with the pantry.',
    arguments: z.strictObject({ recipe, name: recipeName }),
  },
  calculate_recipe_serving: {
    kind: 'read',
    description: 'The figures of so many servings of a saved recipe.',
    arguments: z.strictObject({ recipe, name: recipeName, servings, makes }),
  },
  propose_recipe_log: {
    kind: 'propose',
    description:
      'Proposes to log servings of a saved recipe. Where several have that name the person chooses first.',
    arguments: z.strictObject({
      recipe,
      name: recipeName,
      servings,
      makes,
      meal: mealSchema.nullable().describe('null when it was not said'),
      day,
    }),
  },
  get_progress_report: {
    kind: 'read',
    description: 'Each goal over the days up to a day: how often it was kept, and how it moves.',
    arguments: z.strictObject({ day, days: span.describe('null for fourteen days') }),
  },
  analyze_eating_patterns: {
    kind: 'read',
    description: 'What comes back in the diary: meals, foods, weekdays against weekends.',
    arguments: z.strictObject({ day, days: span.describe('null for four weeks') }),
  },
  get_food_recommendations: {
    kind: 'read',
    description:
      'Foods with much of a nutrient, without what the person must not have. Null: the goal that lacks most today.',
    arguments: z.strictObject({ nutrient: nutrientSchema.nullable() }),
  },
  apply_daily_workout_offset: {
    kind: 'write',
    description: "Adds a workout's calories to what may be eaten on its day.",
    arguments: z.strictObject({
      calories: amountSchema.max(10_000),
      day,
      replace: z.boolean().nullable().describe('true to correct what was told for that day'),
    }),
  },
  update_user_goal: {
    kind: 'propose',
    description: 'Proposes a goal (at least) or a limit (at most) for a nutrient and a day.',
    arguments: z.strictObject({
      nutrient: nutrientSchema,
      kind: z.enum(['goal', 'limit']),
      target: amountSchema.max(1_000_000).describe("in the nutrient's own unit"),
    }),
  },
  remove_user_goal: {
    kind: 'write',
    description: 'Takes a goal or a limit away.',
    arguments: z.strictObject({ nutrient: nutrientSchema }),
  },
  set_goal_colours: {
    kind: 'write',
    description:
      'Sets from which percentage of its target a goal turns yellow and green, or a limit yellow and red.',
    arguments: z.strictObject({
      nutrient: nutrientSchema,
      yellow: z.number().min(1).max(999).describe('percent of the target from which on it is yellow'),
      turn: z.number().min(2).max(1000).describe('percent from which on a goal is green, or a limit red'),
    }),
  },
  calculate_recommended_goals: {
    kind: 'propose',
    description:
      'Proposes goals reckoned from what the person stated of themselves, now or as get_body tells it (Mifflin-St Jeor).',
    arguments: z.strictObject({
      ...bodyFields,
      aim: z.enum(['lose', 'maintain', 'gain']),
    }),
  },
  log_water: {
    kind: 'write',
    description: 'Logs water that was drunk.',
    arguments: z.strictObject({ ml: amountSchema.max(20_000), day }),
  },
  update_food_log: {
    kind: 'write',
    description:
      'Corrects one entry of the diary: by its ref, by its food on the last day of this week that has it, or with nulls the last one logged.',
    arguments: z.strictObject({
      entry: z.string().max(64).nullable().describe('the ref of an entry shown earlier, or null'),
      food: food.nullable().default(null).describe('the food whose entry is meant where there is no ref'),
      quantity: quantity.nullable(),
      unit: oneLineSchema({ max: 24 }).nullable().describe('null for the same unit'),
      meal: mealSchema.nullable(),
      day: day.describe('another past day as said; null for the same'),
    }),
  },
  delete_food_log: {
    kind: 'write',
    description:
      'Takes one entry out of the diary: by its ref, by food and day, or with nulls the last one logged. With a meal and no food: all of that meal.',
    arguments: z.strictObject({
      entry: z.string().max(64).nullable().describe('the ref of an entry shown earlier, or null'),
      food: food.nullable(),
      meal: mealSchema.nullable().describe('the meal that was named, or null'),
      day,
    }),
  },
  ...proposalTools,
} as const satisfies Record<
  string,
  { kind: 'read' | 'write' | 'propose'; caller?: 'policy'; description: string; arguments: z.ZodObject }
>
export type NutritionTool = keyof typeof nutritionTools
export type NutritionArguments<Name extends NutritionTool> = z.infer<
  (typeof nutritionTools)[Name]['arguments']
>
