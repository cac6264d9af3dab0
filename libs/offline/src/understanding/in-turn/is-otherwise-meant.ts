import { readLearned } from '../learned.ts'
import { needsItsThing } from './may-be-meant.ts'
import { readInTurn } from './read-in-turn.ts'
import { surenessOf } from '../read-message.ts'
import { saysItsThing } from './says-its-thing.ts'
import type { Told } from './situation-of-turn.ts'
import { ofWhatWaits } from '../meanings/tools.ts'

/** How probable a meaning has to be, and how sure its whole reading, to say that the rules have read something else. */
const SHARE_MIN = 0.85
const SURENESS_MIN = 0.2

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
  // "Plan that recipe": the rules know what it points at.
  plan_meals: ['generate_plan'],
  use_saved_recipes: ['generate_plan', 'plan_meals', 'find_recipes'],
  save_recipes: ['save_recipe', 'copy_recipe', 'create_recipe', 'import_recipe'],
  save_pages: ['import_recipe', 'save_recipe', 'copy_recipe'],
  save_dictated: ['save_recipe', 'import_recipe', 'create_recipe'],
  add_missing_to_shopping: ['add_to_shopping'],
  list_missing: ['show_recipe', 'list_items', 'add_missing_to_shopping', 'list_shopping'],
  help_with_meal: ['search_cookbook', 'create_recipe', 'generate_plan'],
  refine: ['create_recipe', 'update_recipe', 'generate_plan'],
  get_progress_report: ['get_weekly_summary'],
  correct_item: ['open_item', 'use_item', 'add_item'],
  edit_recipe: ['update_recipe', 'scale_recipe', 'substitute', 'delete_recipe'],
  add_item: ['bought'],
  bought_list: ['bought', 'check_off'],
  remember_preference: ['remember_fact'],
  list_preferences: ['recall'],
  recall: ['list_preferences', 'list_items', 'look_back'],
  remember_fact: ['remember_preference', 'add_task', 'list_preferences'],
  forget_fact: ['forget_preference', 'done_task'],
  // What was just done is taken back by its name, too: "cancel that" of a meal that was planned.
  remove_meal: ['undo'],
  remove_from_shopping: ['undo'],
  delete_food_log: ['undo'],
  // What holds no more is easily taken for what holds, and what is added for what is set.
  forget_preference: ['remember_preference'],
  add_to_shopping: ['set_shopping'],
}

/** What the trained reader has not learned, and so takes for something else. */
const UNLEARNED = new Set([
  'set_pack_size',
  'list_pack_sizes',
  'forget_pack_size',
  'discard_all',
  'usage_history',
  'set_min_stock',
  'list_low_stock',
  'convert_amount',
  'get_user_profile',
  'compare_stock',
  'describe_food',
  'may_eat',
  'remove_task',
  'dish_of_meal',
  'set_meal_servings',
  'change_proposal',
  'list_failed_lookups',
  'save_favourite',
  'list_favourites',
  'forget_favourite',
  'parse_recipe_text',
  'analyze_eating_patterns',
  'get_body',
  'remember_body',
  'forget_body',
  'recommend_goals',
  'list_suggestions',
  'answer_suggestion',
])

/** Is the trained reader sure that a message asks for something that none of these tools and requests of the rules does? */
export function isOtherwiseMeant(message: string, brief: Told, tools: readonly string[]): boolean {
  if (tools.length === 0 || tools.some((tool) => UNLEARNED.has(tool))) return false
  const nearest = readInTurn(message, brief)?.nearest
  if (nearest === undefined || nearest.share < SHARE_MIN || nearest.reading.acts.length === 0) return false
  // What lacks the food that it is about, or takes it from what was spoken of, says less than the rules, which have found one.
  const { acts, kind } = nearest.reading
  if (kind === 'ask' && acts.every((act) => act['food'] === null)) return false
  if (acts.some((act) => needsItsThing(act) && !saysItsThing(act, message))) return false
  if (surenessOf(nearest, readLearned()) < SURENESS_MIN) return false
  // What waits is changed, taken or let go by the calls that the rules have made of it.
  if (nearest.reading.acts.some(({ tool }) => ofWhatWaits.has(tool))) return false
  const known = new Set(tools.flatMap((tool) => [tool, ...(NAMES[tool] ?? [])]))
  return !nearest.reading.acts.some(({ tool }) => known.has(tool))
}
