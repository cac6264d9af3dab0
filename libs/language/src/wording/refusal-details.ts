import { isKeyOf, keysOf } from '@alfred/contracts'
import { z } from 'zod'

/** What a person or a client called something; empty where a client left it out. */
const name = z
  .string()
  .nullable()
  .transform((said) => said ?? '')
const day = name
/** What a refusal says beside its code. */
const details = z.object
const nothing = details({})
const food = details({ food: name })
const recipe = details({ recipe: name })
const options = z.array(z.string()).min(1)
const max = details({ max: z.number() })

/** Why a food goes against a rule: what it is to the rule, and by which part of it. */
export const becauseDetails = z.object({
  food: z.string(),
  relation: z.enum(['named', 'contains', 'is', 'may_contain']),
  part: z.string().nullable(),
})

/** A diary entry as refusals and labels name it. */
export const entryDetails = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  meal: z.string().nullable(),
  day: z.string(),
})

/**
 * The codes with which the database refuses a call, each with the data that its sentence names: foods as they are
 * called, places and meals by their codes, days as YYYY-MM-DD. The SQL functions write it, those of the house and those of the agents.
 */
export const refusalDetails = {
  ALREADY_SAVED: recipe,
  ALREADY_UNDONE: nothing,
  BODY_NOT_KEPT: details({ measure: z.string().nullable() }),
  BODY_NOT_TOLD: details({ measures: z.array(z.string()) }),
  AMBIGUOUS_ENTRY: details({ entries: z.array(entryDetails).min(1) }),
  AMBIGUOUS_DISH: details({
    dish: name,
    dishes: z.array(z.object({ title: z.string(), day: z.string(), meal: z.string() })).min(1),
  }),
  AMBIGUOUS_FOOD: food.extend({ options }),
  AMBIGUOUS_LOT: food.extend({
    lots: z
      .array(
        z.object({
          quantity: z.number(),
          unit: z.string(),
          location: z.string(),
          expires_on: z.string().nullable(),
        }),
      )
      .min(1),
  }),
  /** How much one of a unit holds, in another one. */
  AMBIGUOUS_PACK: food.extend({ unit: z.string(), asked: z.string() }),
  AMBIGUOUS_RECIPE: recipe.extend({ options }),
  AMBIGUOUS_SAVING: recipe.extend({ same_foods: z.boolean(), options }),
  AMBIGUOUS_PERSON: details({ person: name, options }),
  AMBIGUOUS_TASK: details({ what: name, options }),
  AMBIGUOUS_MEMORY: details({ about: name, options }),
  AMOUNT_MISSING: food,
  AMOUNT_OUT_OF_RANGE: nothing,
  BATCH_HELD_BACK: nothing,
  /** Without things, something else has the place that the change would be taken back to. */
  CHANGED_SINCE: details({ things: z.array(z.string()), more: z.number() }),
  CONFLICT_WITH_RULES: food.extend({
    rule: z.object({ kind: z.string(), value: z.string() }),
    because: becauseDetails,
  }),
  COLOURS_OUT_OF_ORDER: nothing,
  COOKBOOK_RECIPE: recipe,
  COPY_SAVED: recipe,
  DAY_OUT_OF_RANGE: nothing,
  DISH_NOT_PLANNED: details({ dish: name, day }),
  DUPLICATE_RECIPE: recipe,
  ENTRY_EDIT_UNCLEAR: nothing,
  ENTRY_NOT_FOUND: nothing,
  AMBIGUOUS_FAVOURITE: details({ name, meals: z.array(z.string()) }),
  FAVOURITE_NOT_FOUND: details({ name }),
  FAVOURITE_NOT_NAMED: nothing,
  /** What was eaten for a meal, the most often first: no meal is told where it is not known of which the usual is wanted. */
  USUAL_UNCLEAR: details({
    meal: z.string().nullable(),
    often: z.array(z.object({ foods: z.array(z.string()), times: z.number() })),
  }),
  /** The day and the meal of which nothing is in the diary; no day where none has anything. */
  NOTHING_EATEN: details({ day: z.string().nullable(), meal: z.string().nullable() }),
  FIGURES_EXIST: food,
  FIGURES_OF_ONE_AMOUNT: food,
  FIGURES_OF_ONE_UNIT: food,
  FOOD_ELSEWHERE: food.extend({ location: z.string(), places: options }),
  FOOD_NOT_FOUND: food,
  FOOD_NOT_IN_RECIPE: food.extend({ recipe: z.string() }),
  FOOD_NOT_KNOWN: food.extend({ near: z.array(z.string()) }),
  FOOD_NOT_LISTED: food,
  FOOD_NOT_NAMED: nothing,
  FOOD_UNKNOWN: details({ foods: z.array(name).min(1) }),
  FORGOTTEN: nothing,
  GOAL_CHANGED: details({ nutrient: z.string() }),
  GOAL_EDIT_UNCLEAR: nothing,
  GOAL_INCOMPLETE: nothing,
  GOAL_NEEDS_ADVICE: details({ told: z.string() }),
  GOAL_NOT_FOUND: details({ nutrient: z.string() }),
  GOAL_OUT_OF_RANGE: details({
    nutrient: z.string(),
    target: z.number(),
    min: z.number(),
    max: z.number(),
    unit: z.string(),
  }),
  INVALID_VALUE: nothing,
  ITEM_EDIT_UNCLEAR: nothing,
  ITEM_IS_ALL: food,
  ITEM_NOT_FOUND: nothing,
  ITEM_NOT_PROPOSED: nothing,
  LIMIT_REACHED: max,
  LOT_OF_OTHER_FOOD: food.extend({ other: name }),
  /** What would be changed, the first of it by name; a change of many rows of several kinds has no names. */
  MANY_CHANGES: details({
    ...{ count: z.number(), things: z.array(z.string()) },
    /** What would be forgotten for good is counted by its sort. */
    forever: z.boolean().default(false),
    ...{ memories: z.number().default(0), preferences: z.number().default(0), people: z.number().default(0) },
  }),
  MEAL_GONE: nothing,
  MEAL_NOT_FOUND: details({ meal: name, day }),
  MEAL_NOT_NAMED: nothing,
  /** With another dish of the same plan in that place, nothing of which is planned then. */
  MEAL_TAKEN: details({ meal: name, day, title: name, other: name.optional() }),
  MEMORY_NOT_FOUND: details({ about: z.string() }),
  MEMORY_NOT_NAMED: nothing,
  NAME_NOT_SHOWABLE: nothing,
  /** Of the request that was named, of the latest change, or of the latest undo. */
  NOTHING_TO_UNDO: details({ of: z.enum(['request', 'change', 'undo']).catch('change') }),
  NOTHING_TO_MOVE: food.extend({ location: name }),
  NOT_BY_HAND: nothing,
  NOT_SAID: details({ text: z.string() }),
  NUTRIENT_MISSING: nothing,
  NUTRIENT_OUT_OF_RANGE: nothing,
  ONLY_OTHER_FOOD: food.extend({ others: options }),
  OPTION_UNKNOWN: nothing,
  OWN_RECIPE_EATEN: food.extend({ recipe: name }),
  PACK_SIZE_NOT_FOUND: food,
  PACK_SIZE_UNCLEAR: food,
  PART_TOO_LONG: nothing,
  PERSON_KNOWN: details({ person: name }),
  PERSON_NOT_FOUND: details({ person: name }),
  PERSON_NOT_NAMED: nothing,
  PERSON_RULE_NOT_FOUND: details({ person: name, value: name }),
  PREFERENCE_NOT_FOUND: details({ value: name }),
  PREFERENCE_NOT_NAMED: nothing,
  PROPOSAL_CANCELLED: nothing,
  PROPOSAL_CHANGED: nothing,
  PROPOSAL_COMMITTED: nothing,
  PROPOSAL_EDIT_UNCLEAR: nothing,
  PROPOSAL_EXPIRED: nothing,
  PROPOSAL_NOT_FOUND: nothing,
  PROPOSAL_NOT_SHOWN: nothing,
  PROPOSAL_SUPERSEDED: nothing,
  PROPOSAL_UNUSABLE: nothing,
  RECIPE_EMPTY: details({ recipe: z.string() }),
  RECIPE_NOT_FOUND: recipe,
  RECIPE_REF_UNKNOWN: nothing,
  RECIPE_WITHOUT_FIGURES: recipe,
  REQUEST_TOO_LARGE: nothing,
  ROW_LIMIT: nothing,
  RULE_LIMIT_REACHED: max,
  SERVINGS_EDIT_UNCLEAR: nothing,
  SERVINGS_OUT_OF_RANGE: nothing,
  SERVINGS_UNKNOWN: recipe,
  STEP_UNKNOWN: recipe.extend({ steps: z.number() }),
  STILL_RUNNING: nothing,
  STOCK_TOO_LARGE: food,
  TARGET_OUT_OF_RANGE: nothing,
  SUGGESTION_NOT_FOUND: details({ about: z.string() }),
  TASK_NOT_FOUND: details({ what: name }),
  TASK_NOT_NAMED: nothing,
  UNIT_MISMATCH: food.extend({ unit: z.string(), asked: name }),
  /** The measures that always work for it, and the portions whose weight is known. */
  UNIT_UNKNOWN: food.extend({
    quantity: z.number(),
    unit: z.string(),
    measures: options,
    portions: z.array(z.string()),
  }),
  UNKNOWN_DIET: details({ diet: name, known: options }),
  UNKNOWN_TOOL: nothing,
} as const satisfies Record<string, z.ZodObject>

export type RefusalCode = keyof typeof refusalDetails
export type RefusalDetails<Code extends RefusalCode> = z.output<(typeof refusalDetails)[Code]>

/** All codes that have words. */
export const refusalCodes = keysOf(refusalDetails)

export function isRefusalCode(code: string): code is RefusalCode {
  return isKeyOf(refusalDetails, code)
}
