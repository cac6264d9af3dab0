import type { ShownCall } from '@alfred/contracts'
import type { ToolIntent } from './coach-intent.ts'

type FollowUp = {
  due: ToolIntent[]
  /** The calls that failed for good. */
  failed: ShownCall[]
  /** What only the person can tell, so that a call that failed can be made. */
  question: string | null
}

/**
 * What is still to be done of what was wanted, after the calls that are shown: they are answered in their order.
 * A name that is no food may be a saved recipe, and the other way round; an amount that nobody can weigh is asked.
 */
export function followUp(wanted: readonly ToolIntent[], thisStep: readonly ShownCall[]): FollowUp {
  let due = [...wanted]
  let failed: { intent: ToolIntent; call: ShownCall }[] = []
  const tried = new Set<string>()
  for (const call of thisStep) {
    if (call.tool === 'ask_user') {
      // The answer stands in what is wanted by now: what failed for the lack of it is made again.
      due = [...failed.map(({ intent }) => intent), ...due]
      failed = []
      tried.clear()
      continue
    }
    const intent = due.shift()
    if (intent === undefined) continue
    tried.add(intent.tool)
    if (call.ok) continue
    const other = otherReading(intent, call)
    if (other !== undefined && !tried.has(other.tool)) due.unshift(other)
    else failed.push({ intent, call })
  }
  const question = due.length > 0 ? undefined : failed.map(({ call }) => questionFor(call)).find(Boolean)
  return { due, failed: failed.map(({ call }) => call), question: question ?? null }
}

const NO_FIGURES = /^I have no nutrition figures for /
const NO_RECIPE = /^No recipe .+ is saved\.$/

/** The same words taken for a saved recipe instead of a food, or for a food instead of a recipe. */
function otherReading(intent: ToolIntent, { facts }: ShownCall): ToolIntent | undefined {
  const told = facts.join(' ')
  switch (intent.tool) {
    case 'propose_food_log': {
      const { items, meal, day } = intent.arguments
      const [item] = items
      if (!NO_FIGURES.test(told) || item === undefined || items.length > 1 || item.unit !== null)
        return undefined
      const { food: name, quantity: servings } = item
      if (servings > 100) return undefined
      return {
        tool: 'propose_recipe_log',
        arguments: { recipe: null, name, servings, makes: null, meal: item.meal ?? meal, day },
      }
    }
    case 'propose_recipe_log': {
      const { name, servings: quantity, meal, day } = intent.arguments
      if (!NO_RECIPE.test(told) || name === null) return undefined
      const item = { food: name, quantity, unit: null, nutrients: null, source: null, meal: null }
      return { tool: 'propose_food_log', arguments: { items: [item], meal, day } }
    }
    case 'lookup_nutrition': {
      const { food: name, quantity, unit } = intent.arguments
      if (!NO_FIGURES.test(told) || unit !== null || (quantity ?? 1) > 100) return undefined
      return {
        tool: 'calculate_recipe_serving',
        arguments: { recipe: null, name, servings: quantity ?? 1, makes: null },
      }
    }
    case 'calculate_recipe_serving': {
      const { name, servings: quantity } = intent.arguments
      if (!NO_RECIPE.test(told) || name === null) return undefined
      return { tool: 'lookup_nutrition', arguments: { food: name, quantity, unit: null, nutrient: null } }
    }
    default:
      return undefined
  }
}

/** The refusals that an answer mends, each with what is asked. */
const QUESTIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^(?<why>I do not know the weight of .+?\.) Say how much (?<food>.+?) in (?<units>g.*)\.$/,
    ({ groups }) =>
      `${groups?.['why']} How much ${groups?.['food']}, exactly? I can take it in ${groups?.['units']?.replace(' or in: ', ' or ')}.`,
  ],
  [
    /^(?<why>I cannot tell how much a "[^"]+" of (?<food>.+?) is\.)/,
    ({ groups }) => `${groups?.['why']} How much ${groups?.['food']}, exactly? I can take it in g or ml.`,
  ],
  [/^How many servings does .+ make\?$/, ([question]) => question],
  [/^Which .+ do you mean: .+\?$/, ([question]) => question],
]

function questionFor({ facts }: ShownCall): string | undefined {
  const told = facts.join(' ')
  for (const [pattern, ask] of QUESTIONS) {
    const found = pattern.exec(told)
    if (found !== null) return ask(found)
  }
  return undefined
}
