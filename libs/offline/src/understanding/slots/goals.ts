import type { Mark } from '../words/marks.ts'
import { recommended } from './body.ts'
import {
  act,
  firstMark,
  marksIn,
  textOf,
  wordsBefore,
  wordsBehind,
  type Filler,
  type Given,
} from './given.ts'

const LIMIT =
  / (?:limit|max|maximum|maximal|under|(?:no|not|want|have|nae) (?:more|mair) (?:than|as)|shouldnt pass|not pass|ceiling|fewer than|exceed|the most|not over|go over|never over|not above|at most|cap|below|less than|stay under|not more than|tops|keep it under|upper) /

const FLOOR = / (?:at least|minimum|no less than|above|more than|(?<!\b(?:go|not|never) )over) /

/** The target that a number sets. "Up by 200" is told from the goal that there is. */
function targetOf(given: Given, nutrient: string, { start, end, value }: Mark): number {
  const said = Number(value)
  const now = Number(ownGoal(given, nutrient)?.['target'])
  const isChange =
    /\b(?:by|another|extra)$/.test(wordsBefore(given, start, 1)) ||
    MORE_OR_LESS.test(wordsBehind(given, end, 3))
  if (!isChange || !Number.isFinite(now)) return said
  const isLess = / (?:down|lower|cut|drop|reduce|less|fewer|knock|decrease|off) /.test(textOf(given))
  return isLess ? now - said : now + said
}
/** "200 more on it", "100 calories higher", "200 off the calories": what a target changes by. "More than" is none. */
const MORE_OR_LESS = /^(?:\w+ )?(?:(?:more|less|fewer)(?! than)|higher|lower|extra|off)\b/

/** A goal for each nutrient with its number: "2200 cals 200 protein". */
const updateGoal: Filler = (given) => {
  const nutrients = marksIn(given, 'nutrient')
  const isTooMuch = ({ end }: Mark): boolean =>
    / (?:too (?:few|little|low|much|many|high|steep)|any ?more) /.test(` ${wordsBehind(given, end, 4)} `)
  const said = marksIn(given, 'number').filter(
    ({ start }) =>
      !/\b(?:not|from|than)$/.test(wordsBefore(given, start, 1)) ||
      /(?:more|less|fewer|mair) than/.test(wordsBefore(given, start, 2)),
  )
  // "1700 is too few, set 1850".
  const wanted = said.length > 1 ? said.filter((number) => !isTooMuch(number)) : said
  // "It isn't 2600 any more, make it 2800".
  const set = wanted.findLast(({ start }) => /\b(?:to|it|at)$/.test(wordsBefore(given, start, 1)))
  const numbers = set !== undefined && nutrients.length === 1 && wanted.length > 1 ? [set] : wanted
  const isMixed = LIMIT.test(textOf(given)) && FLOOR.test(textOf(given)) && nutrients.length > 1
  const kindOf = (nutrient: string | undefined, number?: Mark): string => {
    if (number && nutrients.length > 1 && isLimitBehind(given, number, numbers)) return 'limit'
    const own = number && nutrients.length > 1 ? wordsOfItsOwn(given, number) : ''
    if (FLOOR.test(own)) return 'goal'
    if (LIMIT.test(own)) return 'limit'
    if (number && numbers.some((other) => other !== number && isLimitBehind(given, other, numbers)))
      return 'goal'
    if (number && nutrients.length > 1 && LIMIT.test(textOf(given)) && !LIMIT.test(textUntil(given, number)))
      return 'goal'
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

/** Does "max" or the like stand behind a number and before the next one: "1500 calories maximum and 90 g protein"? */
function isLimitBehind({ sentence, part }: Given, { end }: Mark, numbers: readonly Mark[]): boolean {
  const next = numbers.find(({ start }) => start >= end)?.start ?? part.end
  const words = sentence.tokens.slice(end, next).map(({ text }) => text)
  const at = words.findIndex((word) => /^(?:max|maximum|tops|limit)$/.test(word))
  return at >= 0 && at < 4 && !words.slice(0, at).some((word) => /^(?:and|but)$/.test(word))
}

/** The words right before a number, from the number before it on: "no more than" of "no more than 40 sugar and 30 fibre". */
function wordsOfItsOwn(given: Given, { start }: Mark): string {
  const before = marksIn(given, 'number').findLast(({ end }) => end <= start)
  const words = ` ${wordsBefore(given, start, Math.min(4, start - (before?.end ?? given.part.start)))} `
  return words.replace(/^.* (?:and|but|n|plus) /, ' ')
}

/** The words of the part up to a number. */
const textUntil = ({ sentence, part }: Given, { end }: Mark): string =>
  ` ${sentence.tokens
    .slice(part.start, end)
    .map(({ text }) => text)
    .join(' ')} `

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

const workout: Filler = (given) => {
  const numbers = marksIn(given, 'number')
  const named = numbers.find(
    ({ end }) =>
      given.sentence.markAt[end]?.value === 'calories_kcal' ||
      /^(?:active|calories)$/.test(given.sentence.tokens[end]?.text ?? ''),
  )
  const figures = numbers.filter(
    ({ value, start, end }) =>
      Number(value) >= BURNT_FROM &&
      given.sentence.markAt[end]?.kind !== 'unit' &&
      !/\b(?:limit|goal|target)$/.test(wordsBefore(given, start, 1)),
  )
  const days = marksIn(given, 'day')
  if (named === undefined && figures.length === 2 && days.length === 2)
    return figures.map(({ value }, at) =>
      act('apply_daily_workout_offset', { calories: value, day: days[at] && String(days[at].value) }),
    )
  const burnt = named ? Number(named.value) : (sumOfSports(given, figures) ?? figures.at(-1)?.value)
  return [act('apply_daily_workout_offset', { calories: burnt ?? null, day: firstMark(given, 'day') })]
}

/** A bare number is one of calories from here on. */
const BURNT_FROM = 50

/** "Swim 400, bike 650": the second number has another sport before it, so that the day has both. */
function sumOfSports({ sentence: { tokens } }: Given, figures: readonly Mark[]): number | undefined {
  const [one, other, more] = figures
  if (one === undefined || other === undefined || more !== undefined) return undefined
  const between = tokens.slice(one.end, other.start).map(({ text }) => text)
  const isListed =
    between.length <= 3 &&
    (tokens[one.end - 1]?.stop === ',' || /^(?:and|plus|n)$/.test(between[0] ?? '')) &&
    !/ (?:no|wait|sorry|actually|make|not|of|is|was|limit|goal|target) /.test(` ${between.join(' ')} `)
  return isListed ? Number(one.value) + Number(other.value) : undefined
}

export const goals: Readonly<Record<string, Filler>> = {
  update_user_goal: updateGoal,
  remove_user_goal: removeGoal,
  get_user_goals: () => [act('get_user_goals', {})],
  calculate_recommended_goals: recommended,
  apply_daily_workout_offset: workout,
}
