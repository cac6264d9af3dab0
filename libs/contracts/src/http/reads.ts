import { z } from 'zod'
import { daySchema } from '../days.ts'
import { openEnum } from '../open-enum.ts'
import { storageLocationSchema } from '../tools/inventory.ts'
import { mealSchema } from '../tools/meals.ts'

/** Rows that a person may read with their own token, under row level security. */
export type Read = {
  table: string
  /** The columns, in PostgREST's syntax. */
  select: string
  /** The fixed order of the rows, so that pages do not overlap. */
  order: string
  /** Restricts the rows of the table, in PostgREST's syntax; all visible rows when omitted. */
  only?: Readonly<Record<string, string>>
  row: z.ZodObject
  filters: z.ZodObject
}

/** A day as stored: a row may hold a day outside the range that is accepted today. */
const day = z.iso.date()
/** One day, or a range of days with both ends included. */
const days = z
  .union([daySchema, z.strictObject({ from: daySchema.optional(), until: daySchema.optional() })])
  .optional()
const at = z.string()
const id = z.uuid()

const lot = z.object({
  ...{ id, food: z.string(), quantity: z.number(), unit: z.string(), location: storageLocationSchema },
  ...{ expires_on: day.nullable(), opened_on: day.nullable(), created_at: at, updated_at: at },
  /** How long it usually keeps where nobody told a date, and the day that counts of both. */
  ...{ estimated_expires_on: day.nullable().optional(), due_on: day.nullable().optional() },
})

const plannedMeal = z.object({
  ...{ id, day, meal: mealSchema, recipe_id: id.nullable(), title: z.string(), note: z.string().nullable() },
  /** How many it is for; null: as many as the recipe serves. A meal of a day may have several rows. */
  servings: z.number().nullable().optional(),
})

const shoppingItem = z.object({
  ...{ id, food: z.string(), quantity: z.number().nullable(), unit: z.string().nullable() },
  ...{ checked: z.boolean(), note: z.string().nullable(), created_at: at, updated_at: at },
  /** Where it is found in a shop: "Produce", "Dairy"; "Other" where nobody knows. */
  aisle: z.string().optional(),
})

const recipeIngredient = z.object({
  ...{ position: z.int(), food: z.string(), quantity: z.number().nullable(), unit: z.string().nullable() },
  ...{ preparation: z.string().nullable(), optional: z.boolean(), note: z.string().nullable() },
})

const recipe = z.object({
  ...{ id, name: z.string(), description: z.string().nullable(), cuisine: z.string().nullable() },
  ...{ course: z.string().nullable(), difficulty: z.string().nullable(), servings: z.number().nullable() },
  ...{ prep_minutes: z.int().nullable(), cook_minutes: z.int().nullable(), steps: z.array(z.string()) },
  ...{ tags: z.array(z.string()), notes: z.string().nullable(), created_at: at, updated_at: at },
  source: openEnum(['generated', 'dictated', 'imported']),
  /** What was simplified when it was saved. */
  simplified: z.array(z.string()),
})

/** A recipe of the shared cookbook, with data derived from its ingredients. */
const cookbookRecipe = recipe.omit({ source: true, simplified: true }).extend({
  ...{ wait_minutes: z.int().nullable(), equipment: z.array(z.string()) },
  /** Codes of the fourteen declared allergens, and of the diets that every ingredient fits. */
  ...{ allergens: z.array(z.string()), diets: z.array(z.string()) },
})

const diaryEntry = z.object({
  ...{ id, logged_on: day, meal: mealSchema.nullable(), food: z.string(), quantity: z.number() },
  ...{ unit: z.string(), grams: z.number().nullable(), note: z.string().nullable(), created_at: at },
  /** Amounts by nutrient; a missing one is unknown, not zero. */
  nutrients: z.record(z.string(), z.number()),
  /** Where the figures come from. */
  source: z.string(),
  is_estimate: z.boolean(),
})

/** A meal that is kept under a name, with the figures that its foods were logged with. */
const favouriteMeal = z.object({
  ...{ id, name: z.string(), meal: mealSchema.nullable(), created_at: at, updated_at: at },
  items: z.array(
    z.object({
      ...{ food: z.string(), quantity: z.number(), unit: z.string(), source: z.string() },
      nutrients: z.record(z.string(), z.number()),
    }),
  ),
})

/** What is kept of a person's body, where they wanted it. */
const bodyMeasure = z.object({
  ...{ id, measure: openEnum(['sex', 'age', 'height_cm', 'weight_kg', 'activity']) },
  /** A number, or one of a few words. An age is the one of the day on which it was told. */
  ...{ amount: z.number().nullable(), word: z.string().nullable(), told_on: day, updated_at: at },
})

/** What a person told that no other row holds; one that was superseded names what took its place. */
const memory = z.object({
  ...{ id, kind: openEnum(['fact', 'preference', 'event', 'person']), text: z.string() },
  ...{ keywords: z.string().nullable(), subject: z.string().nullable() },
  ...{ source: openEnum(['stated', 'inferred', 'learned']), confidence: z.number() },
  ...{ valid_from: day, valid_until: day.nullable(), superseded_by: id.nullable() },
  ...{ turn_id: id.nullable(), conversation_id: id.nullable(), created_at: at },
})

const goal = z.object({
  ...{ id, nutrient: z.string(), kind: z.enum(['goal', 'limit']), target: z.number(), unit: z.string() },
  /** The share of the target from which each colour applies; null when the goal does not use that colour. */
  ...{ yellow_min: z.number().nullable(), green_min: z.number().nullable(), red_min: z.number().nullable() },
})

const preferenceKind = openEnum(['allergy', 'diet', 'dislike', 'like', 'equipment', 'skill', 'servings'])
const preference = z.object({
  ...{ id, kind: preferenceKind, value: z.string(), source: openEnum(['stated', 'learned']), created_at: at },
})

const suggestion = z.object({
  ...{ id, reason: z.string(), action: z.string(), due_on: day, valid_until: at, created_at: at },
  kind: openEnum(['expiry', 'task', 'together', 'restock', 'meal', 'shopping', 'preference', 'nutrition']),
  /** What it is about, by a key; the rows it is about; how much it matters, from 0 to 1. */
  ...{ subject: z.string().optional(), rank: z.number().optional() },
  entities: z.array(z.object({ type: z.string(), id })).optional(),
  /** What "accept" gives back, to be sent as the next message; null where there is nothing to do. */
  request: z.string().nullable().optional(),
  status: openEnum(['open', 'mentioned', 'snoozed', 'accepted', 'dismissed']),
  snoozed_until: at.nullable().optional(),
})

/** Where suggestions are delivered outside of Alfred; null for `confirmed_at` until its code was told. */
const deliveryPlace = z.object({
  ...{ id, way: openEnum(['web_push', 'webhook', 'email']), address: z.string(), label: z.string() },
  ...{ confirmed_at: at.nullable(), ended_at: at.nullable(), end_reason: z.string().nullable() },
  created_at: at,
})

/** One message to a place, with the ids of the suggestions that it told; none where it asked whether the place is theirs. */
const delivery = z.object({
  ...{ id, place_id: id, suggestions: z.array(id), day, attempts: z.int() },
  status: openEnum(['waiting', 'sent', 'given_up', 'withdrawn']),
  ...{ error: z.string().nullable(), created_at: at, ended_at: at.nullable() },
})

/** How much of a food its person always wants to have in. */
const minStock = z.object({
  ...{ id, food: z.string(), quantity: z.number(), unit: z.string(), created_at: at, updated_at: at },
})

const columnsOf = (row: z.ZodObject): string => Object.keys(row.shape).join(',')

/** Somebody whom the person eats with, with what holds for them. */
const companion = z.object({
  /** By name, or the code of what they are to the person ("sister") while no name was told. */
  ...{ id, name: z.string(), relation: z.string().nullable(), lives_here: z.boolean(), created_at: at },
})
const companionRule = z.object({ kind: openEnum(['allergy', 'diet', 'dislike', 'like']), value: z.string() })

/** Something that is to be done, or was; a derived one has its kind and the planned meal that it is for. */
const kitchenTask = z.object({
  ...{ id, what: z.string(), day: day.nullable(), time: z.string().nullable() },
  ...{
    kind: openEnum(['thaw', 'soak', 'marinate', 'chill', 'rise', 'rest']).nullable(),
    food: z.string().nullable(),
  },
  ...{ hours: z.number().nullable(), planned_meal: id.nullable(), done_at: at.nullable(), created_at: at },
})

/** How much one of a unit holds, as its person told: of a food, or a glass of anything. */
const packSize = z.object({
  ...{ id, food: z.string(), unit: z.string(), quantity: z.number(), size_unit: z.string() },
  ...{ ingredient_id: id.nullable(), updated_at: at },
})

/** A dish that was cooked, with the planned meal that it was. */
const cookedMeal = z.object({
  ...{ id, recipe_id: id.nullable(), title: z.string(), cooked_on: day, servings: z.number().nullable() },
  ...{ planned_meal: id.nullable(), created_at: at },
})

/** Every read, by name. Other columns of a table are not readable this way. */
export const readCatalog = {
  inventory: {
    table: 'inventory_lots',
    select: columnsOf(lot),
    order: 'expires_on.asc.nullslast,food.asc,id.asc',
    row: lot,
    filters: z.strictObject({
      food: z.string().optional(),
      location: storageLocationSchema.optional(),
      expires_on: days,
    }),
  },
  meal_plan: {
    table: 'meal_plan_entries',
    select: columnsOf(plannedMeal),
    order: 'day.asc,meal.asc,id.asc',
    row: plannedMeal,
    filters: z.strictObject({ day: days, meal: mealSchema.optional() }),
  },
  shopping: {
    table: 'shopping_items',
    select: columnsOf(shoppingItem),
    order: 'checked.asc,food.asc,id.asc',
    row: shoppingItem,
    filters: z.strictObject({ food: z.string().optional(), checked: z.boolean().optional() }),
  },
  people: {
    table: 'people',
    select: `${columnsOf(companion)},rules:person_rules(${columnsOf(companionRule)})`,
    order: 'name.asc,id.asc',
    row: companion.extend({ rules: z.array(companionRule) }),
    filters: z.strictObject({ name: z.string().optional(), lives_here: z.boolean().optional() }),
  },
  cooking: {
    table: 'cooked_meals',
    select: columnsOf(cookedMeal),
    order: 'cooked_on.desc,created_at.desc,id.asc',
    row: cookedMeal,
    filters: z.strictObject({ cooked_on: days, recipe_id: id.optional() }),
  },
  tasks: {
    table: 'tasks',
    select: columnsOf(kitchenTask),
    order: 'day.asc.nullslast,what.asc,id.asc',
    only: { dropped_at: 'is.null' },
    row: kitchenTask,
    filters: z.strictObject({ day: days, planned_meal: id.optional() }),
  },
  min_stocks: {
    table: 'min_stocks',
    select: columnsOf(minStock),
    order: 'food.asc,id.asc',
    row: minStock,
    filters: z.strictObject({ food: z.string().optional() }),
  },
  pack_sizes: {
    table: 'pack_sizes',
    select: columnsOf(packSize),
    order: 'food.asc,unit.asc,id.asc',
    row: packSize,
    filters: z.strictObject({ food: z.string().optional(), unit: z.string().optional() }),
  },
  recipes: {
    table: 'recipes',
    select: `${columnsOf(recipe)},ingredients:recipe_ingredients(${columnsOf(recipeIngredient)})`,
    order: 'name.asc,id.asc',
    only: { user_id: 'not.is.null' },
    row: recipe.extend({ ingredients: z.array(recipeIngredient) }),
    filters: z.strictObject({
      id: id.optional(),
      name: z.string().optional(),
      cuisine: z.string().optional(),
    }),
  },
  cookbook: {
    table: 'recipes',
    select: `${columnsOf(cookbookRecipe)},ingredients:recipe_ingredients(${columnsOf(recipeIngredient)})`,
    order: 'name.asc,id.asc',
    only: { user_id: 'is.null' },
    row: cookbookRecipe.extend({ ingredients: z.array(recipeIngredient) }),
    filters: z.strictObject({
      ...{ id: id.optional(), name: z.string().optional() },
      ...{ cuisine: z.string().optional(), course: z.string().optional() },
    }),
  },
  diary: {
    table: 'food_log',
    select: columnsOf(diaryEntry),
    order: 'logged_on.desc,created_at.desc,id.asc',
    row: diaryEntry,
    filters: z.strictObject({ logged_on: days, meal: mealSchema.optional() }),
  },
  body: {
    table: 'body_measures',
    select: columnsOf(bodyMeasure),
    order: 'measure.asc,id.asc',
    row: bodyMeasure,
    filters: z.strictObject({ measure: z.string().optional() }),
  },
  favourites: {
    table: 'favourite_meals',
    select: columnsOf(favouriteMeal),
    order: 'name.asc,meal.asc,id.asc',
    row: favouriteMeal,
    filters: z.strictObject({ meal: mealSchema.optional() }),
  },
  memories: {
    table: 'memories',
    select: columnsOf(memory),
    order: 'created_at.desc,id.asc',
    row: memory,
    filters: z.strictObject({
      kind: z.string().optional(),
      source: z.string().optional(),
      subject: z.string().optional(),
    }),
  },
  goals: {
    table: 'nutrition_goals',
    select: columnsOf(goal),
    order: 'nutrient.asc,id.asc',
    row: goal,
    filters: z.strictObject({ nutrient: z.string().optional() }),
  },
  preferences: {
    table: 'preferences',
    select: columnsOf(preference),
    order: 'kind.asc,value.asc,id.asc',
    row: preference,
    filters: z.strictObject({ kind: z.string().optional() }),
  },
  suggestions: {
    table: 'suggestions',
    select: columnsOf(suggestion),
    order: 'rank.desc,due_on.asc,id.asc',
    row: suggestion,
    filters: z.strictObject({ status: z.string().optional(), kind: z.string().optional() }),
  },
  delivery_places: {
    table: 'delivery_places',
    select: columnsOf(deliveryPlace),
    order: 'created_at.asc,id.asc',
    row: deliveryPlace,
    filters: z.strictObject({ way: z.string().optional() }),
  },
  deliveries: {
    table: 'deliveries',
    select: columnsOf(delivery),
    order: 'created_at.desc,id.asc',
    row: delivery,
    filters: z.strictObject({ status: z.string().optional(), place_id: id.optional() }),
  },
} as const satisfies Record<string, Read>
export type ReadName = keyof typeof readCatalog
export type ReadRow<Name extends ReadName> = z.output<(typeof readCatalog)[Name]['row']>
export type ReadFilters<Name extends ReadName> = z.input<(typeof readCatalog)[Name]['filters']>

export const READ_ROWS_MAX = 1_000
