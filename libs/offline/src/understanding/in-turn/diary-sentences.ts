import { after, amountOf, bareAmountOf, text, type Say, type Slots } from '../words/words-of-slots.ts'

function itemsOf({ items }: Slots): string {
  return (Array.isArray(items) ? (items as Slots[]) : []).map(amountOf).join(' and ')
}

const nutrientName = (value: unknown): string =>
  text(value)
    .replace(/_(?:kcal|g|mg|mcg)$/, '')
    .replaceAll('_', ' ')

/** From here on a bare number is in grams: nobody eats thirty of a thing. */
const GRAMS_MIN = 30
const unitOf = (quantity: unknown): string => (Number(quantity) >= GRAMS_MIN ? 'g' : '')

/** What was eaten in another amount, at another meal or on another day. Without its name it is what was logged last. */
function changedEntry({ food, quantity, unit, meal, day }: Slots): string | undefined {
  const amount = bareAmountOf({ quantity, unit: unit ?? unitOf(quantity) })
  const change = [amount, after('for', meal).trim(), text(day)].filter(Boolean).join(' ')
  if (change === '') return undefined
  if (text(food) !== '') return `change the ${text(food)} in my diary to ${change}`
  return amount === '' && text(meal) !== '' ? `it was for ${text(meal)}` : undefined
}

/** How a call is said so that the rules of the diary read it as that call. */
export const DIARY: Readonly<Record<string, Say>> = {
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
  repeat_meal: ({ meal, of_day }) =>
    text(meal) === ''
      ? `log everything from ${text(of_day) || 'yesterday'} again`
      : `log the same ${text(meal)} as ${text(of_day) || 'yesterday'}`,
  apply_daily_workout_offset: ({ calories }) => `I burned ${text(calories)} calories`,
  update_food_log: changedEntry,
  edit_open: ({ change }) => {
    const { food, quantity, unit, meal, day } = (change ?? {}) as Slots
    const amount =
      text(food) === ''
        ? [quantity, unit].map(text).filter(Boolean).join(' ')
        : amountOf({ food, quantity, unit })
    return ['make it', amount, after('for', meal).trim(), text(day)].filter(Boolean).join(' ')
  },
  get_progress_report: ({ days }) => `progress report for the last ${text(days) || '7'} days`,
  calculate_recommended_goals: ({ sex, age, height_cm, weight_kg, activity, aim }) =>
    [
      'work out my goals:',
      text(sex),
      age === undefined ? '' : `${text(age)} years old`,
      height_cm === undefined ? '' : `${text(height_cm)} cm`,
      weight_kg === undefined ? '' : `${text(weight_kg)} kg`,
      text(activity).replaceAll('_', ' '),
      aim === undefined ? '' : `to ${text(aim)} weight`,
    ]
      .filter(Boolean)
      .join(' '),
  analyze_eating_patterns: () => 'analyze my eating patterns',
}

/** The days whose diary has a name. */
const DAYS_OF_DIARY: Readonly<Record<string, string>> = {
  ...{ today: "today's", tonight: "today's", 'this morning': "today's" },
  ...{ yesterday: "yesterday's", 'last night': "yesterday's" },
}

/** The same for calls that take something away. */
export const DELETING: Readonly<Record<string, Say>> = {
  remove_user_goal: ({ nutrient }) =>
    text(nutrient) === '' ? undefined : `remove my ${nutrientName(nutrient)} goal`,
  delete_food_log: ({ food, meal, day }) => {
    const of = text(day) === '' ? 'my' : `${text(day)}'s`
    return text(food) !== ''
      ? `delete the ${text(food)} from ${DAYS_OF_DIARY[text(day)] ?? 'my'} diary`
      : text(meal) === ''
        ? undefined
        : `delete ${of} ${text(meal)} from my diary`
  },
}
