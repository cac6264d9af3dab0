import type { Recipe, RecipeIngredient } from '@alfred/contracts'
import { capitalised, joinWords } from '@alfred/language/wording'
import { isKeptOut, plainWord } from './food-traits.ts'
import { cookMinutes } from './choose-dishes.ts'
import type { Dish } from './dish.ts'
import { sides } from './dish-data.ts'
import type { Main, Side, Method, TemplateLine } from './dish-data.ts'

const TEMPLATE_SERVINGS = 2

const COOK: Readonly<Record<Method, (minutes: number, done: string) => string>> = {
  pan: (minutes, done) => `cook it in a hot pan for about ${minutes} minutes, until ${done}`,
  oven: (minutes, done) => `bake it at 200 °C for about ${minutes + 5} minutes, until ${done}`,
  'air fryer': (minutes, done) =>
    `cook it in the air fryer at 190 °C for about ${minutes} minutes, until ${done}`,
  pot: (minutes, done) => `simmer it gently for about ${minutes + 3} minutes, until ${done}`,
  grill: (minutes, done) => `grill it for about ${minutes} minutes, turning it once, until ${done}`,
  'instant pot': (_, done) => `cook it under pressure for 10 minutes, until ${done}`,
  'slow cooker': (_, done) => `cook it on low for 4 hours, until ${done}`,
}

/** Writes a dish as a complete recipe: plain, but with every amount and step. */
export function writeRecipe(dish: Dish): Recipe {
  const { template, main, wishes } = dish
  const beside = sides.filter(
    ({ food }) => wishes.sides.includes(plainWord(food)) && !isKeptOut(food, wishes.keptOut),
  )
  return {
    name: dish.title,
    description: null,
    cuisine: template.cuisine,
    course: 'main',
    difficulty: template.difficulty,
    servings: wishes.servings,
    prep_minutes: template.prep_minutes,
    cook_minutes: cookMinutes(dish),
    ingredients: ingredientsOf(dish, beside),
    steps: stepsOf(dish, beside),
    tags: [main.sorts[0] ?? main.food, ...(wishes.methods ?? [])],
    notes: notesOf(dish),
    source: 'generated',
  }
}

/** The notes of a recipe: where it comes from, and what was left out for this person. */
function notesOf({ template, lines }: Dish): string {
  const left = template.lines
    .map(({ food }) => food)
    .filter((food) => !lines.some((line) => line.food === food))
  const without = left.length === 0 ? '' : `Made without ${left.join(' or ')}, which you do not eat. `
  return `${without}From a simple template, without a language model: taste and adjust.`
}

function ingredientsOf({ main, lines, wishes }: Dish, beside: readonly Side[]): RecipeIngredient[] {
  const plain = { preparation: null, optional: false, note: null }
  const perPerson = ({ food, grams }: Main | Side): RecipeIngredient => ({
    ...plain,
    food,
    quantity: Math.round(grams * wishes.servings),
    unit: 'g',
  })
  return [
    { ...perPerson(main), preparation: main.cut },
    ...lines.map((line) => ({
      ...plain,
      food: line.food,
      quantity: scaled(line, wishes.servings),
      unit: line.unit,
      preparation: line.preparation ?? null,
      note: line.note ?? null,
    })),
    ...wishes.extras.map((food) => ({
      ...plain,
      food,
      quantity: null,
      unit: null,
      note: 'as much as you like',
    })),
    ...beside.map(perPerson),
    { ...plain, food: 'salt', quantity: null, unit: null, note: 'to taste' },
  ]
}

/**
 * Scales an amount and rounds it to what a kitchen can measure: spoons and pieces to halves, grams and millilitres to
 * fives.
 */
function scaled({ quantity, unit }: TemplateLine, servings: number): number | null {
  if (quantity === null) return null
  const grain = unit === 'g' || unit === 'ml' ? 5 : 0.5
  return Math.max(grain, Math.round((quantity * servings) / TEMPLATE_SERVINGS / grain) * grain)
}

function stepsOf(dish: Dish, beside: readonly Side[]): string[] {
  const { template, main, method, lines, wishes } = dish
  const groups: Readonly<Record<string, string>> = {
    main: `the ${main.food}`,
    cook: COOK[method](main.minutes, main.done),
    ...Object.fromEntries(
      (['sauce', 'base', 'finish'] as const).map((group) => [
        group,
        joinWords(lines.filter((line) => line.group === group).map(({ food }) => `the ${food}`)),
      ]),
    ),
  }
  const steps = template.steps.flatMap((step) => {
    const names = [...step.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    if (names.some((name) => groups[name] === '' && name !== 'base')) return []
    return [step.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] || 'a little water')]
  })
  const extras =
    wishes.extras.length === 0
      ? []
      : [`Add ${joinWords(wishes.extras.map((food) => `the ${food}`))} at the end.`]
  const serving =
    beside.length === 0 ? [] : [`Serve with ${joinWords(beside.map(({ food }) => `the ${food}`))}.`]
  return [
    ...beside.map(({ step }) => step),
    ...steps.map(capitalised),
    ...extras,
    'Season with salt.',
    ...serving,
  ]
}
