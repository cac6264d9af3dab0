import { sayFood, sayNumber } from '@alfred/language'
import { joinWords } from '@alfred/language/wording'
import { nutrientName, sayDay, sayServings, type Viewer } from './nutrition-words.ts'
import { contentSchema, type Content, type Goal, type Logged } from './proposal-content.ts'

/** What waits for a yes, in one line: "2 eggs for breakfast today: 143 kcal", "at least 120 g protein a day". */
export function sayOffer(content: Content, viewer: Viewer): string {
  switch (content.kind) {
    case 'food_log':
    case 'recipe_log': {
      const { meal, day, totals } = content
      const calories = totals['calories']
      const figures =
        calories === undefined ? 'calories not known' : `${sayNumber(Math.round(calories))} kcal`
      return `${sayItems(content)}${ofMeal(meal)} ${sayDay(day, viewer)}: ${figures}`
    }
    case 'recipe_selection':
      return `Which recipe do you mean: ${content.options.map(({ label }) => label).join(' or ')}?`
    case 'goal_update':
      return `${joinWords(content.goals.map(sayGoal))} a day`
  }
}

/** The line of an offer as it waits in the conversation; null for data of another version. */
export function sayWaiting(data: Record<string, unknown>, viewer: Viewer): string | null {
  const content = contentSchema.safeParse(data).data
  return content === undefined ? null : sayOffer(content, viewer)
}

/** The foods or servings of a proposal, each with its meal where several are reported. */
export function sayItems({ kind, items }: Logged): string {
  return joinWords(
    items.map(({ quantity, unit, food, meal }) => {
      const said = kind === 'recipe_log' ? sayServings(quantity, food) : sayFood(quantity, unit, food)
      return `${said}${ofMeal(meal)}`
    }),
  )
}

export function ofMeal(meal: string | null): string {
  return meal === null ? '' : ` for ${meal}`
}

/** A goal or a limit: "at least 120 g protein", "at most 2000 kcal". */
export function sayGoal({ nutrient, kind, target, unit }: Goal): string {
  return `${kind === 'goal' ? 'at least' : 'at most'} ${sayNumber(target)} ${unit}${nutrient === 'calories' ? '' : ` ${nutrientName(nutrient)}`}`
}
