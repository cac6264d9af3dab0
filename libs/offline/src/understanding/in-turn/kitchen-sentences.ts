import { PASTED } from './recipe-told.ts'
import { after, amountOf, bareAmountOf, listed, text, type Say, type Slots } from '../words/words-of-slots.ts'

/** ", expires thursday"; nothing where no day was told. */
const untilOf = ({ expires }: Slots): string => (text(expires) === '' ? '' : `, expires ${text(expires)}`)

/** "Lentil soup for lunch on monday and fish pie for wednesday": each dish with its day. */
function dishesOnDays({ meals }: Slots): string {
  const all = Array.isArray(meals) ? (meals as Slots[]) : []
  return all
    .map(({ title, meal, day }) => `${text(title)} for ${mealOnDay(text(meal), text(day))}`)
    .join(' and ')
}

/** "dinner on saturday", "lunch tomorrow", "tonight": tonight's dinner needs no name, and a day that is none of the week no "on". */
function mealOnDay(meal: string, day: string): string {
  if (meal === '' || (meal === 'dinner' && day === 'tonight')) return day
  return /^(?:to(?:day|night|morrow)\b|(?:this|next|last) )/i.test(day)
    ? `${meal} ${day}`
    : `${meal} on ${day}`
}

/** A diet that only leaves one food out, and a thing that is not there: "no pork", "no oven". */
const NO_FOOD = /^no /

/** What people tell of themselves. What they tell of others is not theirs. */
const TOLD: Readonly<Record<string, (value: string) => string | undefined>> = {
  allergy: (value) => `I am allergic to ${value}`,
  dislike: (value) => `I do not like ${value}`,
  like: (value) => `I like ${value}`,
  diet: (value) => (NO_FOOD.test(value) ? `I do not eat ${value.replace(NO_FOOD, '')}` : `I am ${value}`),
  equipment: (value) =>
    NO_FOOD.test(value) ? undefined : `I have ${/^[aeiou]/.test(value) ? 'an' : 'a'} ${value}`,
}

/** What people tell of others. Whoever has a name of their own has it with a capital. */
const TOLD_OF: Readonly<Record<string, (who: string, value: string) => string>> = {
  allergy: (who, value) => `${who} is allergic to ${value}`,
  dislike: (who, value) => `${who} hates ${value}`,
  like: (who, value) => `${who} likes ${value}`,
  diet: (who, value) =>
    NO_FOOD.test(value) ? `${who} does not eat ${value.replace(NO_FOOD, '')}` : `${who} is ${value}`,
}

/** What no longer holds of others. */
const TOLD_NO_MORE_OF: Readonly<Record<string, (who: string, value: string) => string>> = {
  allergy: (who, value) => `${who} is not allergic to ${value} any more`,
  diet: (who, value) => `${who} is no longer ${value}`,
}
const personNamed = (who: string): string =>
  /^\p{Lu}/u.test(who) ? who : `my ${who.replace(/^(?:my|our) /, '')}`

/** A place of the plan: "monday's dinner". Undefined where no day was told. */
function placeIn(place: unknown): string | undefined {
  const { day, meal } = (typeof place === 'object' && place !== null ? place : {}) as Slots
  if (text(day) === '') return undefined
  return text(meal) === '' ? text(day) : `${text(day)}'s ${text(meal)}`
}

/** How often a recipe was made, before its name. Undefined for a part of it that people have no word for. */
function batchesOf(times: unknown): string | undefined {
  if (text(times) === '') return 'the'
  if (times === 0.5) return 'half a batch of'
  return Number.isInteger(times) ? `${text(times)} batches of` : undefined
}

/** What is missing for a recipe, a meal or some days. Undefined where none of them was told. */
function missingFor({ recipe, day, meal, span }: Slots, say: (what: string) => string): string | undefined {
  const place = placeIn({ day, meal }) ?? text(span)
  const what = text(recipe) === '' ? place : `the ${text(recipe)}`
  return what === '' ? undefined : say(what)
}

/** A change of a recipe: one thing of it, or each of its ingredients in a sentence of its own. */
function changeOfRecipe({
  name,
  servings,
  notes,
  new_name: renamed,
  swap,
  add,
  remove,
}: Slots): string | undefined {
  const of = `the ${text(name)} recipe`
  const { from, to } = (swap ?? {}) as Slots
  const changes = [
    ...(text(from) === '' || text(to) === '' ? [] : [`swap the ${text(from)} for ${text(to)} in ${of}`]),
    ...rows(remove).map((food) => `take the ${text(food)} out of ${of}`),
    ...rows(add).map((food) => `add ${typeof food === 'string' ? food : amountOf(food as Slots)} to ${of}`),
    ...(text(servings) === '' ? [] : [`change ${of} to serve ${text(servings)}`]),
    ...(text(notes) === '' ? [] : [`add a note to ${of}: ${text(notes)}`]),
    // The new name comes last: what is said before it means the recipe by the one that it has.
    ...(text(renamed) === '' ? [] : [`rename ${of} to ${text(renamed)}`]),
  ]
  return text(name) === '' || changes.length === 0 ? undefined : changes.join('. ')
}
const rows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A place that is none of the four, such as a garage: its name is not told. */
const isSomewhereElse = (place: unknown): boolean => place === 'other'

/** Days ahead that nobody counted. */
const SOME_DAYS = /\b(?:few|coming|next couple of) days\b|^(?:the )?next days$/

/** How a call is said so that the rules of the kitchen read it as that call. Undefined for what they cannot read. */
export const KITCHEN: Readonly<Record<string, Say>> = {
  add_item: (slots) =>
    text(slots['location']) === '' || isSomewhereElse(slots['location'])
      ? `I bought ${amountOf(slots)}${untilOf(slots)}`
      : `add ${amountOf(slots)} to the ${text(slots['location'])}${untilOf(slots)}`,
  bought: (slots) =>
    text(slots['food']) === '' ? undefined : `I bought ${amountOf(slots)}${untilOf(slots)}`,
  use_item: (slots) =>
    slots['quantity'] === undefined ? `used up the ${text(slots['food'])}` : `I used ${amountOf(slots)}`,
  move_item: (slots) =>
    isSomewhereElse(slots['to'])
      ? undefined
      : `move ${slots['quantity'] === undefined ? `the ${text(slots['food'])}` : amountOf(slots)} to the ${text(slots['to'])}`,
  set_min_stock: (slots) =>
    slots['quantity'] === 0
      ? `no minimum for ${text(slots['food'])}`
      : `always keep at least ${amountOf(slots)} at home`,
  list_items: ({ food, location }) =>
    text(food) !== ''
      ? `how much ${text(food)} do I have?`
      : text(location) !== ''
        ? `what's in my ${text(location)}?`
        : 'what do I have in stock?',
  list_expiring: ({ until }) => `what expires${after('until', until) || ' soon'}?`,
  add_to_shopping: (slots) => `add ${amountOf(slots)} to the shopping list`,
  set_shopping: (slots) =>
    slots['quantity'] === undefined
      ? undefined
      : `make the ${text(slots['food'])} ${bareAmountOf(slots)} on the list`,
  remove_from_shopping: ({ food }) => `remove ${text(food)} from the list`,
  check_off: ({ food }) => `check ${text(food)} off the list`,
  list_shopping: () => "what's on my shopping list?",
  find_recipes: ({ ingredient }) =>
    text(ingredient) === '' ? 'show my recipes' : `show my recipes with ${text(ingredient)}`,
  show_recipe: ({ name, servings }) =>
    `show me the ${text(name)} recipe${text(servings) === '' ? '' : ` for ${text(servings)} people`}`,
  copy_recipe: ({ name }) =>
    text(name) === '' ? undefined : `copy ${text(name)} from the cookbook to my recipes`,
  // A pasted recipe is told in lines, which the rules read themselves.
  import_recipe: ({ text: told }) =>
    text(told) === '' || told === PASTED ? undefined : `Save this recipe: ${text(told)}`,
  save_recipe: ({ name }) => (text(name) === '' ? undefined : `save the ${text(name)}`),
  update_recipe: changeOfRecipe,
  scale_recipe: ({ name, servings }) =>
    text(name) === '' || text(servings) === ''
      ? undefined
      : `scale the ${text(name)} to ${text(servings)} servings`,
  add_missing_to_shopping: (slots) =>
    missingFor(slots, (what) => `add everything missing for ${what} to the list`),
  list_missing: (slots) => missingFor(slots, (what) => `what do I need to buy for ${what}?`),
  substitute: ({ food }) => `what can I use instead of ${text(food)}?`,
  pair: ({ food }) => `what goes well with ${text(food)}?`,
  list_meals: ({ from }) =>
    `what's planned ${SOME_DAYS.test(text(from)) ? 'this week' : text(from) || 'this week'}?`,
  plan_meals: (slots) => `plan ${dishesOnDays(slots)}`,
  move_meal: ({ from_day, from_meal, to_day, to_meal }) =>
    text(from_day) === '' || (text(to_day) === '' && text(to_meal) === '')
      ? undefined
      : `move ${text(from_day)}${text(from_meal) === '' ? '' : `'s ${text(from_meal)}`} to ${`${text(to_day)} ${text(to_meal)}`.trim()}`,
  swap_meals: ({ a, b }) => {
    const [one, other] = [a, b].map((place) => placeIn(place))
    return one === undefined || other === undefined ? undefined : `swap ${one} and ${other}`
  },
  add_task: ({ what, day, time }) =>
    text(what) === ''
      ? undefined
      : `remind me to ${text(what)}${after('on', day)}${after('at', time)}`.replace(/ on (?=to|this )/, ' '),
  list_tasks: ({ day }) => `what do I have to do${text(day) === '' ? '' : ` ${text(day)}`}?`,
  done_task: ({ what }) => (text(what) === '' ? undefined : `mark ${text(what)} as done`),
  remember_fact: ({ text: told }) => (text(told) === '' ? undefined : `remember that ${text(told)}`),
  recall: ({ about }) => (text(about) === '' ? undefined : `what do you remember about ${text(about)}?`),
  copy_week: ({ from, to }) => `copy ${text(from) || 'this week'} to ${text(to) || 'next week'}`,
  list_preferences: () => 'what are my preferences?',
  remember_preference: ({ kind, value, who }) =>
    text(value) === ''
      ? undefined
      : text(who) === ''
        ? TOLD[text(kind)]?.(text(value))
        : TOLD_OF[text(kind)]?.(personNamed(text(who)), text(value)),
  cook_recipe: ({ recipe, servings, times }) => {
    const batches = batchesOf(times)
    return text(recipe) === '' || batches === undefined
      ? undefined
      : `I cooked ${batches} ${text(recipe)}${after('for', servings)}`
  },
  search_cookbook: ({ query, foods, cuisine, course, diet, without, max_minutes: minutes }) => {
    const named =
      text(query) || text(course) || (text(cuisine) !== '' && listed(foods) === '' ? 'dishes' : '')
    const wanted = [text(diet), text(cuisine), named, listed(foods)].filter(Boolean).join(' ')
    const inTime = typeof minutes === 'number' ? ` in ${minutes} minutes` : ''
    return wanted + inTime === ''
      ? 'what can I cook?'
      : `search the cookbook for ${wanted || 'something'}${after('without', listed(without))}${inTime}`
  },
  create_recipe: ({ goal, foods }) => {
    const what = text(goal) === '' ? 'recipe' : `recipe for ${text(goal)}`
    return `create a ${what}${after('with', listed(foods))}`
  },
  generate_plan: () => 'plan my week',
  describe_food: ({ food }) => `tell me about ${text(food)}`,
}

/** The same for calls that take something away or say what is really there. */
export const TAKING: Readonly<Record<string, Say>> = {
  clear_shopping: (slots) =>
    slots['only_checked'] === true ? 'clear the checked items off the list' : 'clear the shopping list',
  discard_item: (slots) => `throw away the ${amountOf(slots)}`.replace(/the (?=\d)/, ''),
  discard_expired: ({ location }) => `throw away everything that has expired${after('in the', location)}`,
  open_item: ({ food }) => `I opened the ${text(food)}`,
  correct_item: (slots) =>
    slots['quantity'] !== undefined
      ? `I have ${amountOf(slots)}`
      : text(slots['food']) === '' || text(slots['expires']) === ''
        ? undefined
        : `the ${text(slots['food'])} expires ${text(slots['expires'])}`,
  remove_meal: ({ meal, day }) =>
    text(day) === ''
      ? undefined
      : text(meal) === ''
        ? `clear ${text(day)}'s plan`
        : `cancel ${mealOnDay(text(meal), text(day))}`,
  forget_fact: ({ about }) =>
    text(about) === '' ? undefined : `forget what I told you about ${text(about)}`,
  delete_recipe: ({ name }) => `delete the ${text(name)} recipe`,
  forget_preference: ({ kind, value, who }) =>
    text(value) === ''
      ? undefined
      : text(who) === ''
        ? `forget that ${TOLD[text(kind)]?.(text(value)) ?? `I like ${text(value)}`}`
        : TOLD_NO_MORE_OF[text(kind)]?.(personNamed(text(who)), text(value)),
}
