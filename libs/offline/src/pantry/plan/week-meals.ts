import type { Meal, MealArguments, TurnBrief } from '@alfred/contracts'
import { addDays, resolveDate, weekdayOf, writtenDatePattern, resolveDays } from '@alfred/language'
import type { AskedWhen, Days } from '@alfred/language'
import { capitalised } from '@alfred/language/wording'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { readWishes } from '../read-wishes.ts'
import { daysCounted, daysNamed, dishesNamed, weekdaysFromTo } from './days-of-plan.ts'
import { dishForDay } from './other-than-planned.ts'
import { plannedOn } from './planned-meals.ts'
import { chooseDishes } from '../dishes/choose-dishes.ts'
import { expiringIn, goalsIn, shareOf } from '../dishes/weigh-dishes.ts'

type PlannedMeal = MealArguments<'plan_meals'>['meals'][number]

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAY = `${shortWeekdayPattern}s?`
const DAYS = `${DAY}(?:(?:,| and| or|, and| nor) ${DAY})*`
/** Wordings that exclude a day from a plan. */
const WITHOUT: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|not|skip|except|without|leave out|excluding|but)(?: (?:on|for|cooking on|dinners? on|the|every))? (?<days>${DAYS})\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:busy|out|away|eat out|no time|don't cook|do not cook|never cook|off)(?: on| every)? (?<days>${DAYS})\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?<days>${DAYS}) (?:is|are|i'm|i am|we're|we are)(?: (?:busy|out|away|off|not here|eating out))\\b`,
    'gi',
  ),
  new RegExp(
    `\\bon (?<days>${DAYS})(?:,)? (?:i|we) (?:eat out|am out|are out|don't cook|am busy|are busy)\\b`,
    'gi',
  ),
]
const MEALS: readonly (readonly [RegExp, Meal])[] = [
  [/\bbreakfasts?\b/i, 'breakfast'],
  [/\blunch(?:es)?\b/i, 'lunch'],
]

export type WeekWish = {
  days: string[]
  /** Were the days, or how many, said? */
  isNamed: boolean
  meal: Meal
  leftOut: string[]
}

/** The days that a plan should cover ("next week", "5 dinners", "but no Wednesday"), with the person's routine. */
export function readWeek(brief: TurnBrief, text: string): WeekWish {
  const asked = askedWhen(brief)
  const alone = dishForDay(text)
  const named = alone === undefined ? daysNamed(text, asked) : daysNamed(`plan ${alone.day}`, asked)
  const span = /\bnext week\b/i.test(text) ? 'next week' : /\bweekend\b/i.test(text) ? 'weekend' : 'this week'
  const all = named ?? eachDay(datesIn(text, asked) ?? resolveDays(span, asked))
  const routines = brief.profile.filter((line) => line.startsWith('routine: ')).join('. ')
  const out = [...daysOut(text), ...daysOut(routines)]
  const isWorkdays = /\b(?:week ?nights?|weekdays?|work ?days?)\b/i.test(text)
  const count = daysCounted(text)
  const wanted = weekdaysFromTo(text, asked)
  const days = all.filter(
    (day) =>
      !out.includes(weekdayOf(day)) &&
      !(isWorkdays && weekdayOf(day) > 5) &&
      (wanted === undefined || wanted.includes(weekdayOf(day))),
  )
  return {
    days: days.slice(0, count),
    isNamed: named !== undefined || count !== undefined,
    meal: MEALS.find(([pattern]) => pattern.test(text))?.[1] ?? onlyMealOf(alone?.day, brief) ?? 'dinner',
    leftOut: [...new Set(out)].map((number) => capitalised(WEEKDAYS[number - 1] ?? '')),
  }
}

/** The meal of a day of which one dish is known to be planned. */
function onlyMealOf(day: string | undefined, brief: TurnBrief): Meal | undefined {
  const meals = new Set(day === undefined ? [] : plannedOn(day, brief).map(({ meal }) => meal))
  const [only] = meals
  return meals.size === 1 ? only : undefined
}

function eachDay(span: Days | undefined): string[] {
  const days: string[] = []
  for (let day = span?.from ?? ''; day !== '' && day <= (span?.until ?? ''); day = addDays(day, 1))
    days.push(day)
  return days
}

function askedWhen(brief: TurnBrief): AskedWhen {
  return { askedAt: brief.asked_at, timeZone: brief.time_zone, locale: brief.locale }
}

const WRITTEN = new RegExp(`(?<![\\w/.-])(?:${writtenDatePattern})`, 'g')

/** The days of "from 5 to 8 December" or "the week of 7 December". Undefined when no date is named. */
function datesIn(text: string, asked: AskedWhen): Days | undefined {
  const [from, until] = [...text.toLowerCase().matchAll(WRITTEN)].map(([said]) => resolveDate(said, asked))
  if (from === undefined) return undefined
  return { from, until: until ?? addDays(from, /\bweek\b/i.test(text) ? 6 : 0) }
}

/** The numbers of the excluded weekdays: Monday is 1, Sunday is 7. */
function daysOut(text: string): number[] {
  const phrases = WITHOUT.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.groups?.['days'] ?? ''),
  )
  return phrases.flatMap((phrase) =>
    phrase
      .toLowerCase()
      .split(/[,\s]+/)
      .map((word) => (word.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(word.slice(0, 3)))))
      .filter((index) => index >= 0)
      .map((index) => index + 1),
  )
}

/** Nothing more is said of a dish. */
const plain = { note: null, servings: null, beside: null }

/**
 * Meals for the days: saved recipes in play, then plain dishes, a different one each day; all obey the person's
 * rules. Of the days for which no other dish is left their number is told.
 */
export function mealsFor(
  brief: TurnBrief,
  text: string,
  { usesRecipes, taken }: { usesRecipes: boolean; taken: readonly string[] },
): { meals: PlannedMeal[]; lacking: number } {
  const { days, meal } = readWeek(brief, text)
  const free = days.filter((day) => !taken.includes(day))
  const recipes = usesRecipes ? savedRecipes(brief) : []
  const named = dishesNamed(text, days, askedWhen(brief))
  const open = free.filter((day) => !named.has(day))
  const expiring = expiringIn(brief.profile)
  const weights = { goals: goalsIn(brief.profile), expiring, share: shareOf(meal) }
  const dishes = chooseDishes(readWishes(forWeek(brief), text), { count: open.length, known: [], weights })
  const meals = free.flatMap((day): PlannedMeal[] => {
    const title = named.get(day)
    if (title !== undefined) return [{ day, meal, recipe: null, title, ...plain }]
    const index = open.indexOf(day)
    const recipe = recipes[index]
    if (recipe) return [{ day, meal, recipe: recipe.ref, title: null, ...plain }]
    const dish = dishes[index - recipes.length]
    return dish ? [{ day, meal, recipe: null, title: dish.title, ...plain }] : []
  })
  return { meals, lacking: free.length - meals.length }
}

/** The brief without the required ingredients of single recipes, which are not wanted every day. Exclusions stay. */
function forWeek(brief: TurnBrief): TurnBrief {
  const { goal } = brief.constraints
  const kept = goal?.constraints.filter(({ type }) => type !== 'ingredient_required') ?? []
  return { ...brief, constraints: { ...brief.constraints, goal: goal && { ...goal, constraints: kept } } }
}

/** The saved recipes in play. Empty if none is saved, since a deleted recipe may still be mentioned. */
export function savedRecipes({ entities, dashboard }: TurnBrief): TurnBrief['entities'] {
  if (dashboard['recipes'] === 0) return []
  return entities.filter(({ type, status }) => type === 'recipe' && status !== 'generated')
}
