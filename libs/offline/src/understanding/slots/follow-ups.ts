import type { Act, Row } from '../things/situation.ts'
import type { Finder } from './finder.ts'
import { textOf } from './given.ts'
import {
  askedAgain,
  comparedToo,
  insteadInDish,
  ofWhatWasSpoken,
  pairedWithIt,
  sameDay,
  sameNutrient,
  withWhatWasSpoken,
} from './questions-again.ts'

// What a message leaves out that goes on with the one before it: a search, a question, a change or an amount.

/** "Double that", "half of it": as much again of what was put on the list last. */
const timesAsMuch: Finder = (act, given) => {
  const isHalf = act['quantity'] === 0.5 && / half (?:of )?(?:that|it) /.test(textOf(given))
  if (act['quantity'] !== null && !isHalf) return undefined
  const last = given.situation.before.at(-1)?.acts.findLast(({ food }) => typeof food === 'string')
  const times = / (?:double|twice) /.test(textOf(given))
    ? 2
    : / (?:half|halve) /.test(textOf(given))
      ? 0.5
      : undefined
  const now = Number(last?.['quantity'])
  if (last === undefined || times === undefined || !Number.isFinite(now)) return undefined
  const { unit } = last as Row & { unit?: unknown }
  return [
    { ...act, food: act['food'] ?? last['food'], quantity: now * times, ...(unit !== undefined && { unit }) },
  ]
}

/** "And in the rock cakes": the change of a recipe that was made last, of another one. */
const changedLikewise: Finder = (act, given) => {
  const last = given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'update_recipe')
  const isSame = / (?:and|same|also|too|as well|likewise) /.test(textOf(given))
  if (act['notes'] !== null || last === undefined || !isSame) return undefined
  const { name: _name, ...change } = last
  return [{ ...change, tool: act.tool, name: act['name'] }]
}

/** What two searches leave out together: "and without gluten also". */
function withoutMore({ without: before }: Act, { without }: Act): { without?: unknown[] } {
  return Array.isArray(before) && Array.isArray(without)
    ? { without: [...new Set([...(before as unknown[]), ...(without as unknown[])])] }
    : {}
}

/** "Anything quicker", "and without nuts": the search before with what is told beside it. */
const searchedAgain: Finder = (act, given) => {
  const last = given.situation.before
    .at(-1)
    ?.acts.findLast(({ tool }) => /^(?:search_cookbook|find_recipes)$/.test(tool))
  const isNew = ['query', 'foods', 'cuisine', 'course', 'ingredient', 'category'].some((slot) => slot in act)
  if (last === undefined || isNew) return undefined
  if (last.tool === act.tool) return [{ ...last, ...act, ...withoutMore(last, act) }]
  // "Any leek recipes of mine? If not find one in the cookbook".
  const { query, ingredient, foods } = last as Act & { query?: string; ingredient?: string; foods?: string[] }
  const [food] = foods ?? []
  return act.tool === 'search_cookbook'
    ? [
        {
          ...act,
          ...(query !== undefined && { query }),
          ...(ingredient !== undefined && { foods: [ingredient] }),
        },
      ]
    : [{ ...act, ...(query !== undefined && { query }), ...(food !== undefined && { ingredient: food }) }]
}

/** "And the day after": the day behind the one that was asked for. */
const dayAfter: Finder = (act, given) => {
  const last = given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'list_meals')
  const from = last?.['from']
  if (typeof from !== 'string' || !/ (?:day after|next day|following day) /.test(textOf(given)))
    return undefined
  const next = NEXT_DAY[from]
  return next === undefined ? undefined : [{ ...last, tool: act.tool, from: next, until: next }]
}
const WEEK = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const NEXT_DAY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(WEEK.map((day, at) => [day, WEEK[(at + 1) % WEEK.length] ?? day])),
  ...{ today: 'tomorrow', tonight: 'tomorrow', yesterday: 'today', tomorrow: 'day after tomorrow' },
}

/** "All of them, actually": what was moved last, all of it. */
const movedWhole: Finder = (act, given) => {
  const last = given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'move_item')
  if (act['to'] !== null || last === undefined || !/ (?:all|both|everything|lot) /.test(textOf(given)))
    return undefined
  const { quantity: _quantity, unit: _unit, ...rest } = last
  return [rest]
}
/** "Again but without mushrooms", "just for me": what was made up last, with what is told now. */
const createdAgain: Finder = (act, given) => {
  const last = given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'create_recipe')
  if (last === undefined) return undefined
  const foods = Array.isArray(act['foods']) ? (act['foods'] as string[]) : []
  const earlier = Array.isArray(last['foods']) ? (last['foods'] as string[]) : []
  const isSame = / (?:again|another(?: one)?|once more|same|different|too|also|as well|add|instead) /.test(
    textOf(given),
  )
  if (foods.length > 0 && !isSame) return undefined
  const { goal, ...told } = act
  const all = [...new Set([...earlier, ...foods])]
  return [
    {
      ...last,
      ...told,
      ...(typeof goal === 'string' && { goal }),
      ...(all.length > 0 && { foods: all }),
      ...withoutMore(last, act),
    },
  ]
}

/** How the calls of a tool go on with what was said before. */
export const followUps: Readonly<Record<string, Finder>> = {
  set_shopping: timesAsMuch,
  move_item: movedWhole,
  update_recipe: changedLikewise,
  create_recipe: createdAgain,
  search_cookbook: (act, given) => searchedAgain(act, given) ?? withWhatWasSpoken(act, given),
  find_recipes: searchedAgain,
  list_meals: dayAfter,
  lookup_nutrition: askedAgain,
  compare_foods: comparedToo,
  describe_food: ofWhatWasSpoken,
  pair: pairedWithIt,
  substitute: insteadInDish,
  get_today_progress: sameNutrient,
  get_food_history: sameDay,
}
