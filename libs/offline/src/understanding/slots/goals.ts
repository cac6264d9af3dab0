import type { Mark } from '../marks.ts'
import { act, firstMark, marksIn, messageOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'

const LIMIT =
  / (?:limit|max|maximum|under|no more than|at most|cap|below|less than|stay under|not more than|tops|keep it under|upper) /

const FLOOR = / (?:at least|minimum|no less than|above|more than|over) /

/** The target that a number sets. "Up by 200" is told from the goal that there is. */
function targetOf(given: Given, nutrient: string, { start, value }: Mark): number {
  const said = Number(value)
  const now = Number(ownGoal(given, nutrient)?.['target'])
  if (!/\bby$/.test(wordsBefore(given, start, 1)) || !Number.isFinite(now)) return said
  const isLess = / (?:down|lower|cut|drop|reduce|less|knock|decrease) /.test(textOf(given))
  return isLess ? now - said : now + said
}

/** A goal for each nutrient with its number: "2200 cals 200 protein". */
const updateGoal: Filler = (given) => {
  const nutrients = marksIn(given, 'nutrient')
  const numbers = marksIn(given, 'number').filter(
    ({ start }) =>
      !/\b(?:not|from|than)$/.test(wordsBefore(given, start, 1)) ||
      /more than|less than/.test(wordsBefore(given, start, 2)),
  )
  const isMixed = LIMIT.test(textOf(given)) && FLOOR.test(textOf(given)) && nutrients.length > 1
  const kindOf = (nutrient: string | undefined, number?: Mark): string => {
    if (isMixed && number) return FLOOR.test(` ${wordsBefore(given, number.start, 3)} `) ? 'goal' : 'limit'
    return LIMIT.test(textOf(given)) || ownGoal(given, nutrient)?.['kind'] === 'limit' ? 'limit' : 'goal'
  }
  if (nutrients.length === 0)
    return [
      act('update_user_goal', { nutrient: null, kind: kindOf(undefined), target: numbers[0]?.value ?? null }),
    ]
  const isNumberFirst =
    numbers[0] !== undefined && nutrients[0] !== undefined && numbers[0].start < nutrients[0].start
  return nutrients.map((nutrient, index) => {
    const number =
      numbers.length === nutrients.length
        ? numbers[index]
        : isNumberFirst
          ? numbers.findLast(({ start }) => start < nutrient.start)
          : numbers.find(({ start }) => start > nutrient.start)
    const target = number ?? numbers[0]
    const grams = given.sentence.markAt[target?.end ?? -1]?.value
    const value = target === undefined ? null : targetOf(given, String(nutrient.value), target)
    const inUnit =
      value !== null && String(nutrient.value).endsWith('_mg') && grams === 'g' ? value * 1_000 : value
    return act('update_user_goal', {
      nutrient: String(nutrient.value),
      kind: kindOf(String(nutrient.value), target),
      target: inUnit,
    })
  })
}

function ownGoal({ situation }: Given, nutrient: string | undefined): Record<string, unknown> | undefined {
  const row = situation.state.goals.find((goal) => typeof goal !== 'string' && goal['nutrient'] === nutrient)
  return typeof row === 'string' ? undefined : row
}

const removeGoal: Filler = (given) => {
  const nutrients = marksIn(given, 'nutrient')
  const [only, second] = given.situation.state.goals
  const lone =
    second === undefined && only !== undefined && typeof only !== 'string' ? only['nutrient'] : null
  const named = new Set(nutrients.map(({ value }) => String(value)))
  const others = given.situation.state.goals.flatMap((goal) =>
    typeof goal === 'string' || named.has(String(goal['nutrient'])) ? [] : [goal['nutrient']],
  )
  if (
    / (?:all|everything|every|both) .*(?:except|but|bar|apart from) /.test(textOf(given)) &&
    others.length > 0
  )
    return others.map((nutrient) => act('remove_user_goal', { nutrient }))
  return nutrients.length > 0
    ? nutrients.map(({ value }) => act('remove_user_goal', { nutrient: value }))
    : [act('remove_user_goal', { nutrient: lone })]
}

const number = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace(',', '.'))

/** Sex, age, height, weight, activity and aim, as far as the message tells them. */
const recommended: Filler = (given) => {
  const text = messageOf(given)
  const sex = / (?:female|woman|girl|lady|f|mum) /.test(text)
    ? 'female'
    : / (?:male|man|bloke|guy|lad|m) /.test(text)
      ? 'male'
      : null
  const age = number(
    / (?:age|aged|im|turned|turn) (?:a )?(\d{2})(?! (?:kg|kilos|cm|st|lb|lbs|stone)) /.exec(text)?.[1] ??
      / (\d{2}) (?:years?|yo|y|yrs?|yr|year old|male|female|woman|man|m|f) /.exec(text)?.[1] ??
      / (?:female|male|woman|man|bloke|f|m) (\d{2}) /.exec(text)?.[1],
  )
  return [
    act('calculate_recommended_goals', {
      sex,
      age,
      height_cm: heightIn(text),
      weight_kg: weightIn(text),
      activity: activityIn(text),
      aim: aimIn(text),
    }),
  ]
}

function heightIn(text: string): number | null {
  const cm = / (1\d\d) ?(?:cm|centimetres|tall)? /.exec(text.replace(/ \d+ (?:kg|kilos|lbs?|pounds) /g, ' '))
  const metres = / 1[.,](\d\d) ?m? /.exec(text)
  const feet = / (\d) (?:ft|foot|feet|f) ?(\d{1,2})? /.exec(text)
  if (feet) return Math.round(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54)
  return metres ? 100 + Number(metres[1]) : number(cm?.[1])
}

function weightIn(text: string): number | null {
  const kilos = / (\d{2,3}(?:[.,]\d)?) (?:kg|kgs|kilos?|kilograms?) /.exec(text)
  const stones = / (\d{1,2}(?:[.,]5)?) (?:st|stone) ?(\d{1,2})? /.exec(text)
  const pounds = / (\d{2,3}) (?:lbs?|pounds) /.exec(text)
  if (kilos) return number(kilos[1])
  if (stones) return Math.round((Number(stones[1]) * 6.35 + Number(stones[2] ?? 0) * 0.4536) * 10) / 10
  return pounds ? Math.round(Number(pounds[1]) * 0.4536 * 10) / 10 : null
}

function activityIn(text: string): string | undefined {
  if (/ (?:sedentary|desk job|sit all day|office|not active|inactive|couch) /.test(text))
    return / (?:gym|lift|run|bike|walk) /.test(text) ? 'moderate' : 'sedentary'
  if (/ very active /.test(text)) return 'very active'
  if (/ (?:moderately|moderate|two times|twice|3 times|three times|3x|4x) /.test(text)) return 'moderate'
  if (/ (?:light|lightly|not very active|walk) /.test(text)) return 'light'
  return / (?:active|gym|lift|training|every day) /.test(text) ? 'active' : undefined
}

function aimIn(text: string): string | undefined {
  if (/ (?:lose|losing|cut|slim|shift|drop|weight loss|cutting|deficit) /.test(text)) return 'lose'
  if (/ (?:gain|bulk|bulking|build|put on) /.test(text)) return 'gain'
  return / (?:maintain|keep|steady|stay|maintenance) /.test(text) ? 'maintain' : undefined
}

const workout: Filler = (given) => {
  const numbers = marksIn(given, 'number')
  const told =
    numbers.find(
      ({ end }) =>
        given.sentence.markAt[end]?.value === 'calories_kcal' ||
        /^(?:active|calories)$/.test(given.sentence.tokens[end]?.text ?? ''),
    ) ?? numbers.filter(({ value }) => Number(value) >= 50).at(-1)
  return [act('apply_daily_workout_offset', { calories: told?.value ?? null, day: firstMark(given, 'day') })]
}

export const goals: Readonly<Record<string, Filler>> = {
  update_user_goal: updateGoal,
  remove_user_goal: removeGoal,
  get_user_goals: () => [act('get_user_goals', {})],
  calculate_recommended_goals: recommended,
  apply_daily_workout_offset: workout,
}
