import { singular } from '@alfred/language'
import { dishOfMeal } from '../../reading/dish-of-meal.ts'
import { mentionedLabels, mentionedRefs, onlyRecipe } from '../topic-rule.ts'
import type { Topic } from '../topic-rule.ts'

/** A recipe by its ref, or by the words of its name. */
export type RecipeMeant = { recipe: string | null; name: string | null }

/** Words that point at a dish instead of naming it. */
export const POINTING = /^(?:it|this|that|this one|that one|the dish|the meal)$/

/** Words for what was spoken of, or for what else there is: no recipe is called so. */
const NAMES_NO_RECIPE =
  /^(?:(?:the|all|all of|both of) )*(?:it|this|that|these|those|them|one|ones|everything(?: else)?|all|both|rest|remainder|remaining (?:ones|dishes|meals|recipes)|others?|other (?:ones?|two|three|dish(?:es)?|meals?|recipes?)|same|last one|first one|second one)$/

/** Is it none of the names that a recipe may have: "the rest", "them"? */
export function namesNoRecipe(said: string): boolean {
  return NAMES_NO_RECIPE.test(said.trim().toLowerCase())
}

/** Is a recipe of that name known to the turn? Those that a message names are the person's own. */
export function isOwnRecipe(name: string, { brief }: Topic): boolean {
  const words = wordsOfName(name)
  const recipes = brief?.entities.filter(({ type, status }) => type === 'recipe' && status !== 'generated')
  return (recipes ?? []).some(({ label }) => {
    const theirs = wordsOfName(label)
    return words.every((word) => theirs.includes(word))
  })
}

/** "Mac n cheese" is "mac and cheese". */
const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(?:and|n|)$/.test(word))
    .map(singular)

/** The dish of the planned meal that "it" means. */
function plannedDish(topic: Topic): string | undefined {
  const [meal, ...others] = mentionedLabels(topic, 'meal')
  return meal === undefined || others.length > 0 ? undefined : dishOfMeal(meal)
}

/**
 * The recipe that is meant: the mention found by Understand, the dish of a planned meal that was pointed at, or the
 * words of its name. Undefined when there is none of them.
 */
export function recipeMeant(topic: Topic, name: string): RecipeMeant | undefined {
  const [recipe] = mentionedRefs(topic, 'recipe').filter((ref) => !ref.includes('gen_'))
  if (recipe !== undefined) return { recipe, name: null }
  const dish = POINTING.test(name) ? plannedDish(topic) : undefined
  if (dish !== undefined) return { recipe: null, name: dish }
  const bare = name
    .replace(/^(?:the|that|this|my|our|it|them|a|an)(?: |$)/, '')
    .replace(/ ?recipes?$/, '')
    .replace(/^(?:recipes? )?(?:for|of) (?:the |an? )?/, '')
    .trim()
  const only = bare === '' && /\b(?:that|this|the) recipe\b/.test(name) ? onlyRecipe(topic) : null
  if (only !== null) return { recipe: only, name: null }
  return bare === '' || namesNoRecipe(bare) ? undefined : { recipe: null, name: bare }
}

/** The dishes that "it" may mean: those that were mentioned or, where none was, those that came up together last. */
export function dishesInPlay(topic: Topic): string[] {
  const mentioned = mentionedLabels(topic, 'recipe')
  if (mentioned.length > 0 || mentionedLabels(topic, 'meal').length > 0) return mentioned
  const shown = topic.brief?.entities.filter(({ type, tier }) => type === 'recipe' && tier === 'active') ?? []
  const last = shown.at(-1)
  return [...new Set(shown.filter(({ note }) => note === last?.note).map(({ label }) => label))]
}
