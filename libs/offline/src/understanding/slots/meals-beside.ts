import type { Mark } from '../words/marks.ts'
import { marksIn, type Given } from './given.ts'

/**
 * The meal of each of several foods by the words beside it: "toast for breakfast, kebab for tea", "breakfast: toast, tea: kebab", "lunch was a
 * wrap and I just had fish pie for tea". The foods are told by where they start, in their order.
 */
export function mealsBeside(given: Given, starts: readonly number[]): string[] {
  const meals = marksIn(given, 'meal')
  return starts.map((start, at) => {
    const ahead = meals.findLast((meal) => meal.start < start && isAhead(given, meal))
    const behind = meals.find((meal) => meal.start > start)
    const isBehind = behind !== undefined && !isAhead(given, behind)
    // Between two meals of which the first stands ahead of its foods and the second behind them, the last food is of the second.
    const isLast = (starts[at + 1] ?? Infinity) > (behind?.start ?? 0)
    const isFirst = (starts[at - 1] ?? -1) < (ahead?.start ?? 0)
    const meal =
      isBehind && (ahead === undefined || (isLast && !isFirst)) ? behind : (ahead ?? behind ?? meals.at(-1))
    return String(meal?.value)
  })
}

/** Does a meal stand ahead of its foods, and not behind them: "breakfast: toast", "for lunch a wrap", but "toast for breakfast"? */
function isAhead({ sentence: { tokens, markAt }, part }: Given, meal: Mark): boolean {
  const last = tokens[meal.end - 1]?.stop ?? ''
  if (last === ':' || /^(?:was|were|is|i|we|had)$/.test(tokens[meal.end]?.text ?? '')) return true
  let start = meal.start
  while (
    start > part.start &&
    (markAt[start - 1]?.kind === 'day' ||
      /^(?:for|at|my|the|and|then|on)$/.test(tokens[start - 1]?.text ?? '')) &&
    tokens[start - 1]?.stop === ''
  )
    start -= 1
  const isAtStart = start === part.start || tokens[start - 1]?.stop !== ''
  return isAtStart && last === ''
}
