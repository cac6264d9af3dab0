import { z } from 'zod'

/** Schemas of the data that the SQL functions for recipes, preferences, meals and shopping return. */
const text = z.string()
const number = z.coerce.number()
const maybeNumber = number.nullable()
const maybeText = text.nullable()
const texts = z.array(text)

const preference = z.object({ kind: text, value: text })
const meal = z.object({ day: text, meal: text, title: text })
const recipeState = z.object({ name: text, servings: maybeNumber, notes: maybeText })
const amount = z.object({ quantity: maybeNumber, unit: maybeText })

const savedRecipe = z.object({
  name: text,
  servings: maybeNumber,
  ingredients_saved: number,
  steps_saved: number,
  simplified: texts,
  warnings: texts,
})

export const kitchenData = {
  save_recipe: savedRecipe,
  find_recipes: z.object({
    recipes: z.array(
      z.object({
        name: text,
        servings: maybeNumber,
        minutes: maybeNumber,
        ingredients: number,
        why: text,
        conflicts: texts,
      }),
    ),
    truncated: z.boolean(),
  }),
  search_cookbook: z.object({
    recipes: z.array(
      z.object({
        name: text,
        cuisine: maybeText,
        course: maybeText,
        description: maybeText,
        servings: maybeNumber,
        minutes: maybeNumber,
        calories: maybeNumber,
        missing: texts,
      }),
    ),
    left_out: number,
    more: number,
  }),
  copy_recipe: savedRecipe,
  show_recipe: z.object({
    name: text,
    is_cookbook: z.boolean().default(false),
    description: maybeText,
    servings: maybeNumber,
    minutes: maybeNumber,
    steps: texts,
    notes: maybeText,
    ingredients: z.array(
      z.object({
        food: text,
        quantity: maybeNumber,
        unit: maybeText,
        preparation: maybeText,
        optional: z.boolean(),
        note: maybeText,
      }),
    ),
    conflicts: texts,
  }),
  delete_recipe: z.object({ name: text }),
  update_recipe: z.object({ before: recipeState, after: recipeState }),
  remember_preference: preference.extend({
    already: z.boolean(),
    enforced: z.boolean(),
    covers: maybeText,
  }),
  forget_preference: z.object({ forgotten: z.array(preference) }),
  list_preferences: z.object({
    preferences: z.array(preference.extend({ source: text, enforced: z.boolean() })),
  }),
  plan_meals: z.object({ planned: z.array(meal.extend({ replaced: maybeText })) }),
  list_meals: z.object({ from: text, until: text, meals: z.array(meal.extend({ note: maybeText })) }),
  remove_meal: meal,
  add_to_shopping: z.object({
    food: text,
    said: maybeText.default(null),
    quantity: maybeNumber,
    unit: maybeText,
    merged: z.boolean(),
    total: amount,
    warnings: texts.default([]),
  }),
  list_shopping: z.object({
    items: z.array(
      z.object({ food: text, quantity: maybeNumber, unit: maybeText, checked: z.boolean(), category: text }),
    ),
  }),
  remove_from_shopping: z.object({ food: text, lines: number }),
  check_off: z.object({ food: text, lines: number }),
} as const
