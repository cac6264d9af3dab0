import type { Objection, RuleCheck } from '@alfred/agent-kit'
import type { FoodVerdict, KitchenReader } from '@alfred/db/kitchen'
import { recipeSchema } from '@alfred/contracts'
import { withoutDenied } from '@alfred/language'
import type { Recipe } from '@alfred/contracts'

/**
 * Checks generated recipes and offered texts against the person's allergies and diets (ruling R18). The database
 * knows the categories of a food; a food that it does not know passes this check and is reported when it is saved. It
 * reads the grammar of English; what other languages leave out is taken out before.
 */
export function createFoodRules(kitchen: Pick<KitchenReader, 'checkFood'>): RuleCheck {
  return {
    artifacts: (token, artifacts, without) =>
      Promise.all(
        artifacts.map(async ({ content }) => {
          const recipe = recipeSchema.safeParse(content)
          if (!recipe.success) return null
          const { foods, texts } = await kitchen.checkFood(token, { ...questionOf(recipe.data), without })
          return objectionTo([...foods, ...texts])
        }),
      ),
    texts: async (token, texts, without) => {
      const checked = await kitchen.checkFood(token, { foods: [], texts: texts.map(withoutDenied), without })
      return objectionTo(checked.texts)?.reason ?? null
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

const RULES: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `you are allergic to ${value}`,
  diet: (value) => `you eat ${value}`,
  wish: (value) => `you want no ${value} now`,
}

/**
 * The first conflict, with its sentence: "It contains peanut butter, and you are allergic to peanuts." Null when there
 * is none.
 */
function objectionTo(verdicts: readonly FoodVerdict[]): Objection | null {
  const conflict = verdicts.find(({ status }) => status === 'conflict')
  if (!conflict?.rule) return null
  const { kind, value } = conflict.rule
  const isNamed = conflict.because?.relation === 'named'
  const why = conflict.why === null || isNamed ? '' : ` (${conflict.why})`
  const { food, rule } = conflict
  const reason = `It contains ${food ?? 'something'}${why}, and ${RULES[kind]?.(value) ?? `${kind}: ${value}`}.`
  return { reason, ...(food !== null && { conflict: { food, rule } }) }
}
