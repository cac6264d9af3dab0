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

/** How a call is said so that the rules of the kitchen read it as that call. Undefined for what they cannot read. */
const KITCHEN: Readonly<Record<string, (slots: Slots) => string>> = {
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
}

/** The same for the rules of the diary. */
const DIARY: Readonly<Record<string, (slots: Slots) => string>> = {
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
}

/** Calls that take something away are left to those who say them plainly. */
const sentences = { pantry: KITCHEN, coach: DIARY } as const
export type Domain = keyof typeof sentences

/** The sentences that say these calls, for the rules of a domain. Undefined when it cannot say one of them. */
export function sayPlainly(acts: readonly Act[], domain: Domain): string | undefined {
  const known = sentences[domain]
  const said = acts.map((act) => known[act.tool]?.(act))
  return said.length === 0 || said.includes(undefined) ? undefined : said.join('. ')
}

/** The tools whose calls can be said for a domain. */
export function toolsSaid(domain: Domain): string[] {
  return Object.keys(sentences[domain])
}
