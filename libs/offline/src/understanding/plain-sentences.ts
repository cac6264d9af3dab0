import type { Act } from './situation.ts'

type Slots = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
const after = (word: string, value: unknown): string => (text(value) === '' ? '' : ` ${word} ${text(value)}`)

/** "2 kg of rice", "3 eggs", "rice". */
function amountOf({ quantity, unit, food }: Slots): string {
  const amount = [quantity, unit].map(text).filter(Boolean).join(' ')
  return amount === ''
    ? text(food)
    : unit === undefined
      ? `${amount} ${text(food)}`
      : `${amount} of ${text(food)}`
}

function itemsOf({ items }: Slots): string {
  return (Array.isArray(items) ? (items as Slots[]) : []).map(amountOf).join(' and ')
}

const nutrientName = (value: unknown): string =>
  text(value)
    .replace(/_(?:kcal|g|mg|mcg)$/, '')
    .replaceAll('_', ' ')
const firstMeal = ({ meals }: Slots): Slots => (Array.isArray(meals) ? ((meals as Slots[])[0] ?? {}) : {})

/** Says a call; undefined where its slots cannot be said. */
type Say = (slots: Slots) => string | undefined

/** What people tell of themselves. What they tell of others is not theirs. */
const TOLD: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `I am allergic to ${value}`,
  dislike: (value) => `I do not like ${value}`,
  like: (value) => `I like ${value}`,
  diet: (value) => `I am ${value}`,
  equipment: (value) => `I have ${/^[aeiou]/.test(value) ? 'an' : 'a'} ${value}`,
}

const listed = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(' and ') : '')

/** How a call is said so that the rules of the kitchen read it as that call. Undefined for what they cannot read. */
const KITCHEN: Readonly<Record<string, Say>> = {
  add_item: (slots) =>
    text(slots['location']) === ''
      ? `I bought ${amountOf(slots)}`
      : `add ${amountOf(slots)} to the ${text(slots['location'])}`,
  use_item: (slots) =>
    slots['quantity'] === undefined ? `used up the ${text(slots['food'])}` : `I used ${amountOf(slots)}`,
  move_item: (slots) => `move the ${text(slots['food'])} to the ${text(slots['to'])}`,
  list_items: ({ food, location }) =>
    text(food) !== ''
      ? `how much ${text(food)} do I have?`
      : text(location) !== ''
        ? `what's in my ${text(location)}?`
        : 'what do I have in stock?',
  list_expiring: ({ until }) => `what expires${after('until', until) || ' soon'}?`,
  add_to_shopping: (slots) => `add ${amountOf(slots)} to the shopping list`,
  remove_from_shopping: ({ food }) => `remove ${text(food)} from the list`,
  check_off: ({ food }) => `check ${text(food)} off the list`,
  list_shopping: () => "what's on my shopping list?",
  find_recipes: ({ ingredient }) =>
    text(ingredient) === '' ? 'show my recipes' : `show my recipes with ${text(ingredient)}`,
  show_recipe: ({ name }) => `show me the ${text(name)} recipe`,
  substitute: ({ food }) => `what can I use instead of ${text(food)}?`,
  pair: ({ food }) => `what goes well with ${text(food)}?`,
  list_meals: ({ from }) => `what's planned ${text(from) || 'this week'}?`,
  plan_meals: (slots) =>
    `plan ${text(firstMeal(slots)['title'])} for ${text(firstMeal(slots)['meal'])} on ${text(firstMeal(slots)['day'])}`.replace(
      'for  on',
      'for',
    ),
  list_preferences: () => 'what are my preferences?',
  remember_preference: ({ kind, value, who }) =>
    text(who) === '' && text(value) !== '' ? TOLD[text(kind)]?.(text(value)) : undefined,
  search_cookbook: ({ query, foods, course, diet, without }) => {
    const wanted = [text(diet), text(query) || text(course), listed(foods)].filter(Boolean).join(' ')
    return wanted === '' ? undefined : `search the cookbook for ${wanted}${after('without', listed(without))}`
  },
  create_recipe: ({ goal, foods }) => {
    const what = text(goal) === '' ? 'recipe' : `recipe for ${text(goal)}`
    return `create a ${what}${after('with', listed(foods))}`
  },
  generate_plan: () => 'plan my week',
  describe_food: ({ food }) => `tell me about ${text(food)}`,
}

/** Calls that take something away or say what is really there: said only to ask whether they are meant. */
const TAKING: Readonly<Record<string, Say>> = {
  discard_item: (slots) => `throw away the ${amountOf(slots)}`.replace(/the (?=\d)/, ''),
  open_item: ({ food }) => `I opened the ${text(food)}`,
  correct_item: (slots) => (slots['quantity'] === undefined ? undefined : `I have ${amountOf(slots)}`),
  delete_recipe: ({ name }) => `delete the ${text(name)} recipe`,
  forget_preference: ({ value, who }) =>
    text(who) === '' && text(value) !== '' ? `forget that I like ${text(value)}` : undefined,
}

/** The same for the rules of the diary. */
const DIARY: Readonly<Record<string, Say>> = {
  propose_food_log: (slots) =>
    `log ${itemsOf(slots)}${after('for', slots['meal'])}${after('', slots['day'])}`.replaceAll(/ {2,}/g, ' '),
  get_today_progress: ({ day }) => `how am I doing ${text(day) || 'today'}?`,
  get_weekly_summary: () => 'how was my week?',
  get_food_history: ({ day }) => `what did I eat ${text(day) || 'today'}?`,
  get_user_goals: () => 'what are my goals?',
  lookup_nutrition: ({ food, quantity, unit, nutrient }) =>
    `how much ${nutrientName(nutrient) || 'calories'} is in ${amountOf({ food, quantity, unit })}?`,
  compare_foods: ({ foods, nutrient }) =>
    `which has more ${nutrientName(nutrient) || 'calories'}, ${(Array.isArray(foods) ? foods : []).join(' or ')}?`,
  get_food_recommendations: ({ nutrient }) => `which foods are rich in ${nutrientName(nutrient)}?`,
  log_water: ({ ml }) => `log ${text(ml)} ml of water`,
  update_user_goal: ({ nutrient, kind, target }) =>
    `set my ${nutrientName(nutrient)} ${text(kind) || 'goal'} to ${text(target)}`,
  propose_recipe_log: ({ name, servings, meal }) =>
    `log ${text(servings) || '1'} serving${Number(servings ?? 1) === 1 ? '' : 's'} of ${text(name)}${after('for', meal)}`,
  repeat_meal: ({ meal, of_day }) => `log the same ${text(meal)} as ${text(of_day)}`,
  apply_daily_workout_offset: ({ calories }) => `I burned ${text(calories)} calories`,
  analyze_eating_patterns: () => 'analyze my eating patterns',
}
const DELETING: Readonly<Record<string, Say>> = {
  delete_food_log: ({ food }) => (text(food) === '' ? undefined : `delete the ${text(food)} from my diary`),
}

/** Calls that take something away are left to those who say them plainly. */
const sentences = { pantry: KITCHEN, coach: DIARY } as const
const offered = { pantry: { ...KITCHEN, ...TAKING }, coach: { ...DIARY, ...DELETING } } as const
export type Domain = keyof typeof sentences

/** The sentences that say these calls, for the rules of a domain. Undefined when it cannot say one of them. */
export function sayPlainly(acts: readonly Act[], domain: Domain): string | undefined {
  return said(acts, sentences[domain])
}

/** The sentences that ask whether these calls are meant: those that take something away, too. */
export function sayToAsk(acts: readonly Act[]): string | undefined {
  return said(acts, offered.pantry) ?? said(acts, offered.coach)
}

function said(acts: readonly Act[], known: Readonly<Record<string, Say>>): string | undefined {
  const all = joined(acts).map((act) => (hasUntold(act) ? undefined : known[act.tool]?.(act)))
  const isWhole = all.every((sentence) => sentence !== undefined && !GAP.test(sentence))
  return all.length === 0 || !isWhole ? undefined : all.join('. ')
}

/** The tools whose calls are said in one sentence: "add 6 eggs and 2 l of milk to the fridge". */
const LISTED = new Set(['add_item', 'add_to_shopping'])

/** Joins the calls for several foods of a row that differ in nothing else. */
function joined(acts: readonly Act[]): Act[] {
  const rows: Act[] = []
  for (const act of acts) {
    const last = rows.at(-1)
    const isAlike =
      last?.tool === act.tool &&
      LISTED.has(act.tool) &&
      last['location'] === act['location'] &&
      [last, act].every((one) => one['expires'] === undefined && text(one['food']) !== '')
    if (last === undefined || !isAlike) rows.push(act)
    else
      rows[rows.length - 1] = {
        tool: act.tool,
        food: `${amountOf(last)} and ${amountOf(act)}`,
        ...(act['location'] !== undefined && { location: act['location'] }),
      }
  }
  return rows
}

/** Where a slot that a sentence needs was not told. */
const GAP = / {2}|\b(?:in|to|as|of|the|for|with|about|a) ?\??$/

/** Does a slot, or one in what it holds, lack its value? */
function hasUntold(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(hasUntold))
}

/** The tools whose calls can be said for a domain, if only to ask. */
export function toolsSaid(domain: Domain): string[] {
  return Object.keys(offered[domain])
}
