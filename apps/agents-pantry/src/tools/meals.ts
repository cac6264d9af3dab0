import { defineTools, prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { mealTools, type MealArguments } from '@alfred/contracts'
import { resolveDate, resolveDays, resolveWeek, sayDate } from '@alfred/language'
import { termsFor, wordOutcome, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { plannedDays, sayOverLimit, sayPlannedDays } from '../kitchen/say-planned-days.ts'
import { sayBefore, sayTask, task } from '../kitchen/say-task.ts'
import { unknownDate } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'

const plannedMeal = z.object({ day: z.string(), meal: z.string(), title: z.string() })
/** What is to be done for meals; an answer of the version before has none. */
const necessary = { tasks: z.array(task).default([]) }
/** And the days that come to more than a limit. */
const follows = { ...necessary, over: plannedDays }
const plannedDish = plannedMeal.extend({
  replaced: z.string().nullable(),
  beside: z.string().optional(),
  servings: z.number().optional(),
})
const plannedMeals = z.object({ planned: z.array(plannedDish), ...follows })
/** A dish that could not be planned where the person wanted what can be, with the refusal. */
const leftOut = plannedMeal.extend({
  error: z.object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()) }),
})
const plannedAsFarAsPossible = plannedMeals.extend({ left_out: z.array(leftOut).default([]) })
const listedMeals = z.object({
  from: z.string(),
  until: z.string(),
  days: plannedDays,
  meals: z.array(
    plannedMeal.extend({
      note: z.string().nullable(),
      servings: z.number().nullable().default(null),
      is_cooked: z.boolean().default(false),
      ...necessary,
    }),
  ),
})

const movedMeals = z.object({
  moved: z.array(
    plannedMeal.extend({ from_day: z.string(), from_meal: z.string(), replaced: z.string().nullable() }),
  ),
  ...follows,
})
const servedMeals = z.object({
  dishes: z.array(
    plannedMeal.extend({
      servings: z.number().nullable(),
      before: z.number().nullable(),
      has_recipe: z.boolean(),
    }),
  ),
  ...necessary,
})
const copiedWeek = plannedMeals.extend({ from: z.string(), kept: z.array(plannedMeal) })

/** The tools of the meal plan. */
export const meals = defineTools(mealTools, {
  plan_meals: { prepare: preparePlan, answer: plannedAsFarAsPossible, describe: sayPlannedSoFar },
  list_meals: { prepare: prepareList, answer: listedMeals, describe: sayListed, isQuick: true },
  remove_meal: {
    prepare: prepareOnDay,
    answer: plannedMeal,
    describe: ({ meal, day, title }, viewer) => [
      wordsFor(viewer.locale).meals.noLonger(meal, { day: sayDate(day, viewer), title }),
    ],
    isRemoving: true,
  },
  set_meal_servings: { prepare: prepareOnDay, answer: servedMeals, describe: sayServed },
  move_meal: { prepare: prepareMove, answer: movedMeals, describe: sayMoved },
  swap_meals: { prepare: prepareSwap, answer: movedMeals, describe: sayMoved },
  copy_week: { prepare: prepareCopy, answer: copiedWeek, describe: sayCopied },
})

/** The day of a planned dish becomes a date, where one was said. */
function prepareOnDay<Given extends { day: string | null }>(
  given: Given,
  { moment }: Pick<CallToPrepare, 'moment'>,
): Prepared {
  const day = given.day === null ? null : resolveDate(given.day, moment)
  return day === undefined ? unknownDate(given.day ?? '', moment) : prepared({ ...given, day })
}

function sayServed({ dishes, tasks }: z.output<typeof servedMeals>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).meals
  const said = dishes.map(({ meal, day, title, servings, has_recipe: hasRecipe }) =>
    words.servedFor(meal, {
      ...{ day: sayDate(day, viewer), title, servings: countOf(servings, viewer) },
      isCounted: hasRecipe,
    }),
  )
  return [...said, ...sayBefore(tasks, viewer)]
}

function prepareMove(given: MealArguments<'move_meal'>, { moment }: CallToPrepare): Prepared {
  const from = given.from_day === null ? null : resolveDate(given.from_day, moment)
  const to = given.to_day === null ? from : resolveDate(given.to_day, moment)
  if (from === undefined) return unknownDate(given.from_day ?? '', moment)
  if (to === undefined) return unknownDate(given.to_day ?? '', moment)
  return prepared({ ...given, from_day: from, to_day: to, replace: given.replace ?? false })
}

function prepareSwap({ a, b }: MealArguments<'swap_meals'>, { moment }: CallToPrepare): Prepared {
  const [one, other] = [a, b].map(({ day }) => (day === null ? null : resolveDate(day, moment)))
  if (one === undefined) return unknownDate(a.day ?? '', moment)
  if (other === undefined) return unknownDate(b.day ?? '', moment)
  return prepared({ a: { ...a, day: one }, b: { ...b, day: other } })
}

/** A week that is copied begins on its Monday: "this week" is the one that today is in, whatever is left of it. */
function prepareCopy({ from, to }: MealArguments<'copy_week'>, { moment }: CallToPrepare): Prepared {
  const [first, other] = [resolveWeek(from, moment), resolveWeek(to, moment)]
  if (first === undefined) return unknownDate(from, moment)
  return other === undefined ? unknownDate(to, moment) : prepared({ from: first, to: other })
}

function sayMoved({ moved, tasks, over }: z.output<typeof movedMeals>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).meals
  const said = moved.map(({ title, meal, day, from_meal: fromMeal, from_day: fromDay, replaced }) =>
    words.moved(title, {
      from: { meal: fromMeal, day: sayDate(fromDay, viewer) },
      to: { meal, day: sayDate(day, viewer) },
      replaced,
    }),
  )
  return [...said, ...sayBefore(tasks, viewer), ...sayOverLimit(over, viewer)]
}

function sayCopied(
  { from, planned, kept, tasks, over }: z.output<typeof copiedWeek>,
  viewer: Viewer,
): string[] {
  const words = wordsFor(viewer.locale).meals
  return [
    ...(planned.length + kept.length === 0 ? [words.nothing(sayDate(from, viewer))] : []),
    ...sayPlanned({ planned, tasks, over }, viewer),
    ...kept.map(({ meal, day, title }) => words.stays(meal, { day: sayDate(day, viewer), title })),
  ]
}

function preparePlan(
  { meals, replace, partial, without }: MealArguments<'plan_meals'>,
  { artifacts, moment }: CallToPrepare,
): Prepared {
  const days = meals.map(({ day }) => resolveDate(day, moment))
  const unknown = meals.find((_, index) => days[index] === undefined)
  if (unknown) return unknownDate(unknown.day, moment)
  const dated = meals.map((meal, index) => ({ ...meal, ...asTitle(meal, artifacts), day: days[index] }))
  return prepared({ meals: dated, replace: replace ?? false, partial: partial ?? false, without })
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

function prepareList({ from, until }: MealArguments<'list_meals'>, { moment }: CallToPrepare): Prepared {
  const first = resolveDays(from, moment)
  const last = until === null ? first : resolveDays(until, moment)
  if (!first || !last) return unknownDate(first ? (until ?? '') : from, moment)
  return prepared({ from: first.from, until: last.until })
}

function sayPlanned({ planned, tasks, over }: z.output<typeof plannedMeals>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).meals
  const said = planned.map(({ meal, day, title, replaced, beside = null, servings }) =>
    words.planned(meal, {
      day: sayDate(day, viewer),
      ...{ title, replaced, beside, servings: countOf(servings ?? null, viewer) },
    }),
  )
  return [...said, ...sayBefore(tasks, viewer), ...sayOverLimit(over, viewer)]
}

function sayPlannedSoFar(
  { left_out: left, ...told }: z.output<typeof plannedAsFarAsPossible>,
  viewer: Viewer,
): string[] {
  const words = wordsFor(viewer.locale).meals
  return [
    ...sayPlanned(told, viewer),
    ...left.map(({ meal, day, title, error }) => {
      const outcome = wordOutcome(
        { ok: false, error: { ...error, retryable: false } },
        { viewer, onFault: () => undefined },
      )
      return words.notPlanned(meal, {
        ...{ day: sayDate(day, viewer), title },
        because: outcome.ok ? '' : outcome.error.message,
      })
    }),
  ]
}

const countOf = (servings: number | null, { locale }: Viewer): string | null =>
  servings === null ? null : termsFor(locale).number(servings)

/** Each meal with its dishes, and behind it what is to be done for it. */
function sayListed({ from, until, meals, days }: z.output<typeof listedMeals>, viewer: Viewer): string[] {
  const { meals: words, tasks: taskWords } = wordsFor(viewer.locale)
  const [first, last] = [sayDate(from, viewer), sayDate(until, viewer)]
  if (meals.length === 0)
    return [words.nothing(from === until ? first : termsFor(viewer.locale).fromTo(first, last))]
  const places = Map.groupBy(meals, ({ day, meal }) => `${day} ${meal}`)
  const said = [...places.values()].flatMap((dishes) => {
    const [{ meal, day } = { meal: '', day: '' }] = dishes
    const named = dishes.map(({ title, note, servings, is_cooked: isCooked }) =>
      words.dish(title, { note, isCooked, servings: countOf(servings, viewer) }),
    )
    const toDo = dishes.flatMap(({ tasks }) => tasks.map((one) => sayTask(one, viewer, { withDish: false })))
    return [
      words.listed(meal, { day: sayDate(day, viewer), dishes: named }),
      ...(toDo.length === 0 ? [] : [taskWords.before(toDo)]),
    ]
  })
  return [...said, ...sayPlannedDays(days, viewer)]
}
