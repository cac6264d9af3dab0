import { UNREADABLE_ENTRY, backgroundEntitySchema, permanentConstraintSchema } from '@alfred/contracts'
import { z } from 'zod'
import type { Database } from './client.ts'
import { rowByRow } from './readable-reply.ts'

/** The counts of a kitchen that planning may know; never its rows. */
const kitchenDashboardSchema = z.record(z.string(), z.unknown())

const kitchenContextSchema = rowByRow(
  z.object({
    dashboard: kitchenDashboardSchema,
    preferences: z.array(permanentConstraintSchema),
    background: z.array(
      backgroundEntitySchema.shape.entity
        .omit({ source: true })
        .extend({ reason: backgroundEntitySchema.shape.reason }),
    ),
    /** What is remembered that fits the message, best first; a database of the version before tells none. */
    memories: z
      .array(
        z.object({
          text: z.string(),
          source: z.enum(['stated', 'inferred', 'learned']),
          told_on: z.string(),
        }),
      )
      .default([]),
  }),
)
export type KitchenContext = z.infer<typeof kitchenContextSchema>

const verdictSchema = z.object({
  status: z.enum(['ok', 'conflict', 'not_checked']),
  food: z.string().nullable(),
  rule: z.object({ kind: z.string(), value: z.string() }).nullable(),
  why: z.string().nullable(),
  /** What the food is to the rule; left out by a database of the version before. */
  because: z.object({ relation: z.string(), part: z.string().nullable().default(null) }).optional(),
})
/** The result of checking a food or a text against the person's rules. */
export type FoodVerdict = z.infer<typeof verdictSchema>
const checkedFoodSchema = z.object({ foods: z.array(verdictSchema), texts: z.array(verdictSchema) })

/** Rows of one kind; an unreadable one is null, so that it hides no others. */
const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row.nullable().catch(null)).default([])
const kitchenRowsSchema = z.object({
  inventory: rowsOf(
    z.object({
      food: z.string(),
      quantity: z.number(),
      unit: z.string(),
      location: z.string(),
      expires_on: z.string().nullable(),
      estimated_on: z.string().optional(),
    }),
  ),
  recipes: rowsOf(
    z.object({
      name: z.string(),
      cuisine: z.string().nullable(),
      minutes: z.number().nullable(),
      foods: z.array(z.string()),
    }),
  ),
  meals: rowsOf(z.object({ day: z.string(), meal: z.string(), title: z.string() })),
  shopping: rowsOf(
    z.object({ food: z.string(), quantity: z.number().nullable(), unit: z.string().nullable() }),
  ),
})
/** Rows of a kitchen by kind; a kind that was not wanted has none. */
export type KitchenRows = z.infer<typeof kitchenRowsSchema>

/** An unreadable ingredient is replaced by a placeholder, so that the rest of the recipe can be cooked. */
const ingredientSchema = z
  .object({
    food: z.string(),
    quantity: z.number().nullable(),
    unit: z.string().nullable(),
    preparation: z.string().nullable(),
    optional: z.boolean(),
    note: z.string().nullable(),
  })
  .catch({
    food: UNREADABLE_ENTRY,
    quantity: null,
    unit: null,
    preparation: null,
    optional: false,
    note: null,
  })
const recipeInFullSchema = z.object({
  name: z.string(),
  description: z.string().nullable(),
  cuisine: z.string().nullable(),
  difficulty: z.string().nullable(),
  servings: z.number().nullable(),
  prep_minutes: z.int().nullable(),
  cook_minutes: z.int().nullable(),
  ingredients: z.array(ingredientSchema),
  steps: z.array(z.string().catch(UNREADABLE_ENTRY)),
  notes: z.string().nullable(),
})
/** A saved recipe with all its fields. */
export type RecipeInFull = z.infer<typeof recipeInFullSchema>

const draftFiguresSchema = z.object({
  makes: z.number().nullable(),
  ...{ ingredients: z.number(), known: z.number(), unknown: z.array(z.string()), is_sum: z.boolean() },
  ...{ sources: z.array(z.string()), totals: z.record(z.string(), z.number()) },
  serving: z.record(z.string(), z.number()).nullable(),
})
/** What is in a recipe that is not saved yet, as far as there are figures. */
export type DraftFigures = z.infer<typeof draftFiguresSchema>
type Draft = {
  name: string
  servings: number | null
  ingredients: { food: string; quantity: number | null; unit: string | null }[]
}

/** The vector of a message's words; or that and, from a provider's model, of what it means. */
export type MessageVector =
  | readonly number[]
  | {
      words: readonly number[] | null
      meaning: { model: string; near_from: number; vector: readonly number[] }
    }
  | null

export type KitchenReader = {
  /** Counts, preferences, and the entities and memories that the message is likely to be about, in one read. */
  context(
    token: string,
    asked: { words: string[]; today: string; vector: MessageVector },
  ): Promise<KitchenContext>
  /** Rows of the kinds in `wants`: stock, recipes, meals, shopping. */
  rows(token: string, asked: { wants: string[]; today: string }): Promise<KitchenRows>
  /** What goes well with the foods named by the words and with the stock, as lines of text. */
  flavours(token: string, words: string[]): Promise<string[]>
  /** A recipe in full; null when the person has none with that id. */
  recipe(token: string, id: string): Promise<RecipeInFull | null>
  figuresOfDraft(token: string, recipe: Draft): Promise<DraftFigures>
  checkFood(
    token: string,
    question: { foods: string[]; texts: string[]; without: readonly string[] },
  ): Promise<z.infer<typeof checkedFoodSchema>>
}

const RETRY_MS = 5_000

/** Reads a kitchen as the person of the token. */
export function createKitchenReader(database: Database): KitchenReader {
  return {
    context: (token, { words, today, vector }) =>
      database.call({
        name: 'kitchen_context',
        arguments: { p_message_words: words, p_today: today, p_vector: vector },
        token,
        reply: kitchenContextSchema,
        retryForMs: RETRY_MS,
      }),
    rows: (token, { wants, today }) =>
      database.call({
        name: 'kitchen_rows',
        arguments: { p_wants: wants, p_today: today },
        token,
        reply: kitchenRowsSchema,
        retryForMs: RETRY_MS,
      }),
    flavours: (token, words) =>
      database.call({
        name: 'food_flavours',
        arguments: { p_words: words },
        token,
        reply: z.array(z.string()),
        retryForMs: RETRY_MS,
      }),
    recipe: (token, id) =>
      database.call({
        name: 'recipe_in_full',
        arguments: { p_recipe: id },
        token,
        reply: recipeInFullSchema.nullable(),
        retryForMs: RETRY_MS,
      }),
    figuresOfDraft: (token, recipe) =>
      database.call({
        name: 'recipe_draft_figures',
        arguments: { p_recipe: recipe },
        token,
        reply: draftFiguresSchema,
        retryForMs: RETRY_MS,
      }),
    checkFood: (token, { foods, texts, without }) =>
      database.call({
        name: 'check_food_without',
        arguments: { p_foods: foods, p_texts: texts, p_without: without },
        token,
        reply: checkedFoodSchema,
        retryForMs: RETRY_MS,
      }),
  }
}
