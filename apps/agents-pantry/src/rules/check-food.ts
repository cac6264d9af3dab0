import type { Objection, RuleCheck } from '@alfred/agent-kit'
import type { FoodVerdict, KitchenReader } from '@alfred/db/kitchen'
import { recipeSchema } from '@alfred/contracts'
import { withoutDenied } from '@alfred/language'
import type { Recipe } from '@alfred/contracts'
import { wordsFor } from '../words/words-for.ts'

/**
 * Checks generated recipes and offered texts against the person's allergies and diets (ruling R18). The database
 * knows the categories of a food; a food that it does not know passes this check and is reported when it is saved. It
 * reads the grammar of English; what other languages leave out is taken out before.
 */
export function createFoodRules(kitchen: Pick<KitchenReader, 'checkFood'>): RuleCheck {
  return {
    artifacts: (token, artifacts, { without, locale }) =>
      Promise.all(
        artifacts.map(async ({ content }) => {
          const recipe = recipeSchema.safeParse(content)
          if (!recipe.success) return null
          const { foods, texts } = await kitchen.checkFood(token, { ...questionOf(recipe.data), without })
          return objectionTo([...foods, ...texts], locale)
        }),
      ),
    texts: async (token, texts, { without, locale }) => {
      const checked = await kitchen.checkFood(token, { foods: [], texts: texts.map(withoutDenied), without })
      return objectionTo(checked.texts, locale)?.reason ?? null
    },
  }
}

/** Returns the foods of a recipe, and all of its texts that could name further foods. */
function questionOf(recipe: Recipe): { foods: string[]; texts: string[] } {
  const lines = recipe.ingredients.flatMap(({ preparation, note }) => [preparation, note])
  return {
    foods: recipe.ingredients.map(({ food }) => food),
    texts: [recipe.name, recipe.description, recipe.notes, ...recipe.steps, ...lines]
      .filter((text) => text !== null)
      .map(withoutDenied),
  }
}

/**
 * The first conflict, with its sentence: "It contains peanut butter, and you are allergic to peanuts." Null when there
 * is none.
 */
function objectionTo(verdicts: readonly FoodVerdict[], locale: string): Objection | null {
  const conflict = verdicts.find(({ status }) => status === 'conflict')
  if (!conflict?.rule) return null
  const { food, rule, why } = conflict
  const reason = wordsFor(locale).objection({ food, rule, why, because: conflict.because ?? null })
  return { reason, ...(food !== null && { conflict: { food, rule } }) }
}
