import type { Moment, Prepared } from '@alfred/agent-kit'
import {
  amountSchema,
  findUnit,
  mealSchema,
  units,
  type NutrientAmounts,
  type NutritionArguments,
  type NutritionTool,
} from '@alfred/contracts'
import {
  addDays,
  askForDay,
  localDateAt,
  PAST_DAY_EXAMPLES,
  resolveDate,
  resolvePastDate,
} from '@alfred/language'
import { z } from 'zod'
import { checkGoal } from '../nutrition/check-goal.ts'
import { recommendGoals } from '../nutrition/recommend-goals.ts'
import { validateNutrition } from '../nutrition/validate-nutrition.ts'

type Preparer<Tool extends NutritionTool> = (given: NutritionArguments<Tool>, moment: Moment) => Prepared

/**
 * Turns a tool's arguments, validated and with refs already resolved, into the arguments of its SQL function: days
 * become dates, units become codes, figures get their warnings, and the person's local time is added.
 */
export function prepareArguments(
  tool: NutritionTool,
  given: Record<string, unknown>,
  moment: Moment,
): Prepared {
  const prepared = prepareBy(tool, given, moment)
  if (!prepared.ok) return prepared
  const today = localDateAt(moment.askedAt, moment.timeZone)
  return ok({ ...prepared.arguments, today, now: moment.askedAt })
}

/**
 * Prepares by the tool's own function. The cast is safe: agent-kit has validated the arguments against the tool's
 * schema.
 */
function prepareBy<Tool extends NutritionTool>(
  tool: Tool,
  given: Record<string, unknown>,
  moment: Moment,
): Prepared {
  return preparers[tool](given as NutritionArguments<Tool>, moment)
}

const asGiven = (given: object): Prepared => ok({ ...given })

const withDay = <Given extends { day: string | null }>(
  given: Given,
  moment: Moment,
  then: (day: string) => Prepared = (day) => ok({ ...given, day }),
): Prepared => {
  const day =
    given.day === null ? localDateAt(moment.askedAt, moment.timeZone) : resolvePastDate(given.day, moment)
  return day === undefined ? unknownDay(given.day ?? '', moment) : then(day)
}

const REPORT_DAYS = 14
const PATTERN_DAYS = 28

/** Prepares a span of days that ends on the given day. */
const withSpan = (
  given: { day: string | null; days: number | null },
  moment: Moment,
  usual: number,
): Prepared =>
  withDay(given, moment, (until) => ok({ until, from: addDays(until, 1 - (given.days ?? usual)) }))

const preparers: { [Tool in NutritionTool]: Preparer<Tool> } = {
  get_user_profile: asGiven,
  get_user_goals: asGiven,
  get_today_progress: (given, moment) => withDay(given, moment),
  get_weekly_summary: (given, moment) => withDay(given, moment),
  get_food_history: (given, moment) => withSpan(given, moment, 1),
  lookup_nutrition: (given) => withUnit(given),
  estimate_nutrition: (given) => withUnit(given, checked),
  validate_nutrition: ({ food, nutrients }) => ok({ food, ...validateNutrition({ food, nutrients }) }),
  compare_foods: (given) => ok({ ...given, foods: given.foods.map(nameFood) }),
  propose_food_log: (given, moment) =>
    withDay(given, moment, (day) => {
      const items = given.items.map((item) => withUnit(item, checked))
      const refusal = items.find((item) => !item.ok)
      return refusal ?? ok({ ...given, day, items: items.map((item) => (item.ok ? item.arguments : {})) })
    }),
  apply_daily_workout_offset: (given, moment) => withDay(given, moment),
  search_saved_recipes: asGiven,
  get_recipe_details: asGiven,
  calculate_recipe_serving: asGiven,
  propose_recipe_log: (given, moment) => withDay(given, moment),
  get_progress_report: (given, moment) => withSpan(given, moment, REPORT_DAYS),
  analyze_eating_patterns: (given, moment) => withSpan(given, moment, PATTERN_DAYS),
  get_food_recommendations: (given, moment) => withDay({ ...given, day: null }, moment),
  update_food_log: (given, moment) => {
    const code = given.unit === null ? null : findUnit(given.unit)
    if (code === undefined) return refused('UNKNOWN_UNIT', `"${given.unit}" is not a unit I know.`)
    const corrected = { ...given, unit: code }
    return given.day === null ? asGiven(corrected) : withDay(corrected, moment)
  },
  update_user_goal: (given) => {
    const objection = checkGoal(given.nutrient, given.target)
    return objection === null ? asGiven(given) : refused('GOAL_OUT_OF_RANGE', objection)
  },
  calculate_recommended_goals: (given) => ok(recommendGoals(given)),
  log_water: (given, moment) => withDay(given, moment),
  delete_food_log: (given, moment) => {
    const named = given.food === null ? given : { ...given, food: nameFood(given.food) }
    return given.day === null ? asGiven(named) : withDay(named, moment)
  },
  commit_proposal: asGiven,
  cancel_proposal: asGiven,
  edit_proposal: prepareEdits,
}

type Portion = { food: string; unit: string | null }
type Figures = Portion & { nutrients?: NutrientAmounts | null; source?: string | null }

function withUnit<Given extends Portion>(given: Given, then: (given: Given) => Prepared = asGiven): Prepared {
  const food = nameFood(given.food)
  if (given.unit === null) return then({ ...given, food })
  const unit = findUnit(given.unit)
  if (unit === undefined) {
    const message = `I cannot tell how much a "${given.unit}" of ${food} is. I know: ${Object.keys(units).join(', ')}.`
    return refused('UNKNOWN_UNIT', message)
  }
  return then({ ...given, food, unit })
}

/** Checks given figures for plausibility. Figures that the person did not state are marked as an estimate. */
function checked(given: Figures): Prepared {
  if (given.nutrients === undefined || given.nutrients === null)
    return ok({ ...given, nutrients: null, source: null })
  const { rejected, flags } = validateNutrition({ food: given.food, nutrients: given.nutrients })
  if (rejected !== null) return refused('NUTRITION_REJECTED', rejected)
  return ok({ ...given, flags, source: given.source ?? 'estimate' })
}

const editsSchema = z.strictObject({
  item: z.int().positive().optional(),
  quantity: amountSchema.max(100_000).optional(),
  unit: z.string().optional(),
  meal: mealSchema.optional(),
  day: z.string().optional(),
  target: amountSchema.optional(),
})

function prepareEdits(given: NutritionArguments<'edit_proposal'>, moment: Moment): Prepared {
  const parsed = editsSchema.safeParse(given.edits)
  if (!parsed.success) {
    return refused('EDIT_UNCLEAR', 'I can change the amount, the unit, the meal, the day or the target.')
  }
  const { day, unit, ...edits } = parsed.data
  const resolved = day === undefined ? undefined : resolvePastDate(day, moment)
  if (day !== undefined && resolved === undefined) return unknownDay(day, moment)
  const code = unit === undefined ? undefined : findUnit(unit)
  if (unit !== undefined && code === undefined)
    return refused('UNKNOWN_UNIT', `"${unit}" is not a unit I know.`)
  return ok({
    ...given,
    edits: { ...edits, ...(resolved && { day: resolved }), ...(code && { unit: code }) },
  })
}

/** Normalises the name of a food: "The Eggs" becomes "eggs". */
function nameFood(said: string): string {
  return said
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|my|our)\s+(?=\S)/i, '')
    .toLowerCase()
}

function ok(prepared: Record<string, unknown>): Prepared {
  return { ok: true, arguments: prepared }
}

function refused(code: string, message: string): Prepared {
  return { ok: false, error: { code, message, retryable: false } }
}

function unknownDay(said: string, moment: Moment): Prepared {
  const day = resolveDate(said, moment)
  const isToCome = day !== undefined && day > localDateAt(moment.askedAt, moment.timeZone)
  const message = isToCome
    ? `${said} is still to come, and I can only look at days up to today. Say it like ${PAST_DAY_EXAMPLES}.`
    : askForDay(said, PAST_DAY_EXAMPLES)
  return refused('UNKNOWN_DAY', message)
}
