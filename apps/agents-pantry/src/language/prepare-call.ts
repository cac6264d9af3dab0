import type { CallToPrepare, Prepared } from '@alfred/agent-kit'
import { findUnit, recipeSchema } from '@alfred/contracts'
import type { MealArguments, ShoppingArguments, PantryArguments, PantryTool } from '@alfred/contracts'
import { localDateAt, resolveDate, resolveDays } from '@alfred/language'
import { loadWordVectors } from '@alfred/embedding'
import { compileRecipe } from '../recipes/compile-recipe.ts'
import { toolName } from '../tool-name.ts'
import { nameFood, prepareArguments, unknownDate, unknownUnit } from './prepare-arguments.ts'

type Prepare<Tool extends PantryTool> = (args: PantryArguments<Tool>, call: CallToPrepare) => Prepared

/**
 * Turns a call that agent-kit has validated into the arguments of its SQL function. Pure: the same call gives the
 * same arguments.
 */
export function prepareCall(call: CallToPrepare): Prepared {
  return prepareBy(toolName(call.tool), call)
}

function prepareBy<Tool extends PantryTool>(tool: Tool, call: CallToPrepare): Prepared {
  const prepared = preparers[tool](call.arguments as PantryArguments<Tool>, call)
  if (!prepared.ok) return prepared
  const { askedAt, timeZone } = call.moment
  return { ok: true, arguments: { ...prepared.arguments, today: localDateAt(askedAt, timeZone) } }
}

const stock =
  <Tool extends PantryTool & Parameters<typeof prepareArguments>[0]>(tool: Tool): Prepare<Tool> =>
  (args, { moment }) =>
    prepareArguments(tool, args, moment)

const asGiven = (args: Record<string, unknown>): Prepared => ({ ok: true, arguments: { ...args } })

/** Saves the content behind the ref. A ref without content names a recipe that is saved already, which is refused. */
const saveRecipe: Prepare<'save_recipe'> = ({ recipe: ref }, { artifacts }) => {
  const content = artifacts[ref]
  if (content === undefined) return refuse('ALREADY_SAVED', 'This recipe is saved already.')
  const recipe = recipeSchema.safeParse(content)
  if (!recipe.success) return refuse('VALIDATION_ERROR', 'The recipe is not complete, so it is not saved.')
  return { ok: true, arguments: { payload: compileRecipe(recipe.data) } }
}

const planMeals: Prepare<'plan_meals'> = ({ meals, replace, without }, { artifacts, moment }) => {
  const days = meals.map(({ day }) => resolveDate(day, moment))
  const unknown = meals.find((_, index) => days[index] === undefined)
  if (unknown) return unknownDate(unknown.day)
  const planned = meals.map((meal, index) => ({
    ...meal,
    ...asTitle(meal, artifacts),
    day: days[index],
  }))
  return { ok: true, arguments: { meals: planned, replace: replace ?? false, without } }
}

/** Replaces the ref of an unsaved recipe, which has no row to point at, by its title. */
function asTitle(
  { recipe, title }: MealArguments<'plan_meals'>['meals'][number],
  artifacts: CallToPrepare['artifacts'],
): { recipe: string | null; title: string | null } {
  const content = recipe === null ? undefined : artifacts[recipe]
  if (content === undefined) return { recipe, title }
  const name = content['name']
  return { recipe: null, title: title ?? (typeof name === 'string' ? name : null) }
}

const listMeals: Prepare<'list_meals'> = ({ from, until }, { moment }) => {
  const first = resolveDays(from, moment)
  const last = until === null ? first : resolveDays(until, moment)
  if (!first || !last) return unknownDate(first ? (until ?? '') : from)
  return { ok: true, arguments: { from: first.from, until: last.until } }
}

const removeMeal: Prepare<'remove_meal'> = ({ day, meal }, { moment }) => {
  const date = resolveDate(day, moment)
  return date === undefined ? unknownDate(day) : { ok: true, arguments: { day: date, meal } }
}

const addToShopping: Prepare<'add_to_shopping'> = ({ food, quantity, unit: said }) => {
  const unit = said === null ? null : findUnit(said)
  if (unit === undefined) return unknownUnit(said ?? '')
  return { ok: true, arguments: { food: nameFood(food), quantity, unit } }
}

const shoppingFood = ({ food }: ShoppingArguments<'check_off'>): Prepared => ({
  ok: true,
  arguments: { food: nameFood(food) },
})

/** The embedding of a text, passed along because the database only compares vectors and cannot compute them. */
const vectorOf = (text: string | null) => (text === null ? null : loadWordVectors().embed(text))

const searchCookbook: Prepare<'search_cookbook'> = (args) => ({
  ok: true,
  arguments: { ...args, vector: vectorOf(args.query) },
})

const askOfFood: Prepare<'describe_food' | 'pair_food' | 'substitute_food'> = ({ food }) => ({
  ok: true,
  arguments: { food: nameFood(food), vector: vectorOf(food) },
})

function refuse(code: string, message: string): Prepared {
  return { ok: false, error: { code, message, retryable: false } }
}

const preparers: { [Tool in PantryTool]: Prepare<Tool> } = {
  add_item: stock('add_item'),
  use_item: stock('use_item'),
  move_item: stock('move_item'),
  correct_item: stock('correct_item'),
  discard_item: stock('discard_item'),
  list_items: stock('list_items'),
  list_expiring: stock('list_expiring'),
  save_recipe: saveRecipe,
  find_recipes: asGiven,
  search_cookbook: searchCookbook,
  copy_recipe: asGiven,
  show_recipe: asGiven,
  delete_recipe: asGiven,
  update_recipe: asGiven,
  remember_preference: asGiven,
  forget_preference: asGiven,
  list_preferences: asGiven,
  plan_meals: planMeals,
  list_meals: listMeals,
  remove_meal: removeMeal,
  add_to_shopping: addToShopping,
  list_shopping: asGiven,
  remove_from_shopping: shoppingFood,
  check_off: shoppingFood,
  describe_food: askOfFood,
  pair_food: askOfFood,
  substitute_food: askOfFood,
}
