import { readInTurn } from './read-in-turn.ts'
import type { Told } from './situation-of-turn.ts'

/** How probable a meaning has to be to say that the rules have read something else. */
const SHARE_MIN = 0.85

/** What the rules call a tool or a request, where the corpus has other names for what it does, or draws the line elsewhere. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  pair_food: ['pair'],
  substitute_food: ['substitute'],
  find_recipes: ['search_cookbook', 'show_recipe'],
  search_saved_recipes: ['find_recipes', 'search_cookbook'],
  get_recipe_details: ['show_recipe', 'lookup_nutrition'],
  calculate_recipe_serving: ['show_recipe', 'lookup_nutrition', 'propose_recipe_log'],
  create_recipes: ['create_recipe'],
  plan_week: ['generate_plan', 'plan_meals'],
  use_saved_recipes: ['generate_plan', 'plan_meals'],
  save_recipes: ['save_recipe', 'copy_recipe', 'create_recipe', 'import_recipe'],
  save_dictated: ['save_recipe', 'import_recipe', 'create_recipe'],
  shop_for_recipe: ['add_missing_to_shopping', 'add_to_shopping'],
  help_with_meal: ['search_cookbook', 'create_recipe', 'generate_plan'],
  refine: ['create_recipe', 'update_recipe', 'generate_plan'],
  correct_item: ['open_item', 'use_item', 'add_item'],
  add_item: ['bought'],
  remember_preference: ['remember_fact'],
  list_preferences: ['recall'],
}

/** What the trained reader has not learned, and so takes for something else. */
const UNLEARNED = new Set(['convert_amount', 'get_user_profile', 'compare_stock', 'describe_food'])

/** Is the trained reader sure that a message asks for something that none of these tools and requests of the rules does? */
export function isOtherwiseMeant(message: string, brief: Told, tools: readonly string[]): boolean {
  if (tools.length === 0 || tools.some((tool) => UNLEARNED.has(tool))) return false
  const nearest = readInTurn(message, brief)?.nearest
  if (nearest === undefined || nearest.share < SHARE_MIN || nearest.reading.acts.length === 0) return false
  const known = new Set(tools.flatMap((tool) => [tool, ...(NAMES[tool] ?? [])]))
  return !nearest.reading.acts.some(({ tool }) => known.has(tool))
}
