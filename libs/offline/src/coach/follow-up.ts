import type { ShownCall } from '@alfred/contracts'
import { foodKey } from '@alfred/language'
import { ask, askAmount, openSlot } from '../reading/intent.ts'
import type { Question } from '../reading/intent.ts'
import { plainWordsOf } from '../understanding/index.ts'
import type { ToolIntent } from './coach-intent.ts'

type FollowUp = {
  due: ToolIntent[]
  /** The calls that failed for good. */
  failed: ShownCall[]
  /** The question to the person whose answer lets a failed call be repeated. */
  question: Question | null
}

type Failed = { intent: ToolIntent; call: ShownCall }

/**
 * Determines what is left of the wanted calls after those shown, which are in call order. A name that is not a food
 * may be a saved recipe and the other way round, so both are tried; an amount that cannot be weighed leads to a
 * question.
 */
export function followUp(wanted: readonly ToolIntent[], thisStep: readonly ShownCall[]): FollowUp {
  let due = [...wanted]
  let failed: Failed[] = []
  const tried = new Set<string>()
  let first: Failed | undefined
  for (const call of thisStep) {
    if (call.tool === 'ask_user') {
      // The wanted calls include the answer by now, so the call that failed without it is repeated.
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
    if (other !== undefined && !tried.has(other.tool)) {
      due.unshift(other)
      first = { intent, call }
      continue
    }
    // Whoever ate steamed buns is told that these have no figures, not that no recipe is called so.
    failed.push(call.code === NO_RECIPE && first?.call.code === NO_FIGURES ? first : { intent, call })
    first = undefined
  }
  const question = due.length > 0 ? undefined : failed.map(questionFor).find((one) => one !== undefined)
  return { due, failed: failed.map(({ call }) => call), question: question ?? null }
}

const NO_FIGURES = 'FOOD_UNKNOWN'
const OWN_RECIPE = 'OWN_RECIPE_EATEN'
const NO_RECIPE = 'RECIPE_NOT_FOUND'

/** The other reading of the same words: a saved recipe instead of a food, or a food instead of a recipe. */
function otherReading(intent: ToolIntent, { code }: ShownCall): ToolIntent | undefined {
  switch (intent.tool) {
    case 'propose_food_log': {
      const { items, meal, day } = intent.arguments
      const [item] = items
      if (code !== NO_FIGURES && code !== OWN_RECIPE) return undefined
      // "A bowl of porridge" may be one of somebody's own.
      const isOne =
        item?.unit === null || (code === OWN_RECIPE && ['bowl', 'serving'].includes(item?.unit ?? ''))
      if (item === undefined || items.length > 1 || !isOne) return undefined
      const { food: name, quantity: servings } = item
      if (servings > 100) return undefined
      return {
        tool: 'propose_recipe_log',
        arguments: { recipe: null, name, servings, makes: null, meal: item.meal ?? meal, day },
      }
    }
    case 'propose_recipe_log': {
      const { name, servings: quantity, meal, day } = intent.arguments
      if (code !== NO_RECIPE || name === null) return undefined
      const item = {
        food: name,
        quantity,
        unit: null,
        nutrients: null,
        source: null,
        alcohol_g: null,
        meal: null,
      }
      return { tool: 'propose_food_log', arguments: { items: [item], meal, day } }
    }
    case 'lookup_nutrition': {
      const { food: name, quantity, unit } = intent.arguments
      if (code !== NO_FIGURES || unit !== null || (quantity ?? 1) > 100) return undefined
      return {
        tool: 'calculate_recipe_serving',
        arguments: { recipe: null, name, servings: quantity ?? 1, makes: null },
      }
    }
    case 'calculate_recipe_serving': {
      const { name, servings: quantity } = intent.arguments
      if (code !== NO_RECIPE || name === null) return undefined
      return { tool: 'lookup_nutrition', arguments: { food: name, quantity, unit: null, nutrient: null } }
    }
    default:
      return undefined
  }
}

/** The question whose answer can repair a refused call. Undefined for refusals that no answer can repair. */
function questionFor({ intent, call }: Failed): Question | undefined {
  const told = call.facts.join(' ')
  switch (call.code) {
    case 'UNIT_UNKNOWN':
    case 'UNKNOWN_UNIT': {
      const food = foodIn(intent, call)
      if (food === undefined) return undefined
      const { question } = askAmount(food)
      return ask(`${told} ${question}`, openSlot('weight', food, intent.tool))
    }
    case 'SERVINGS_UNKNOWN':
      return ask(told, openSlot('servings', null, intent.tool))
    case 'USUAL_UNCLEAR':
    case 'AMBIGUOUS_FAVOURITE': {
      const isMealOpen = intent.tool === 'repeat_meal' && intent.arguments.meal === null
      return ask(told, isMealOpen ? openSlot('choice', null, intent.tool) : openSlot('message'))
    }
    case 'AMBIGUOUS_RECIPE':
    case 'AMBIGUOUS_FOOD':
      return ask(told, openSlot('choice', null, intent.tool))
    default:
      return undefined
  }
}

/** Is a food called so, in whatever spelling: "yoghurt" and "yogurt"? */
function isCalled(food: string, named: string): boolean {
  return foodKey(food) === foodKey(named) || plainWordsOf(food).join(' ') === plainWordsOf(named).join(' ')
}

/** The food of the refused call; of several, the one that the refusal names. */
function foodIn(intent: ToolIntent, { facts, details }: ShownCall): string | undefined {
  const foods =
    intent.tool === 'propose_food_log'
      ? intent.arguments.items.map(({ food }) => food)
      : 'food' in intent.arguments && intent.arguments.food !== null
        ? [intent.arguments.food]
        : 'name' in intent.arguments && typeof intent.arguments.name === 'string'
          ? [intent.arguments.name]
          : []
  if (foods.length === 1) return foods[0]
  const named = details?.['food']
  if (typeof named === 'string') return foods.find((food) => isCalled(food, named))
  // A refusal that was stored before the agent's own had details says the food in words alone.
  const told = facts.join(' ')
  return foods.find((food) => told.includes(foodKey(food)) || told.includes(food))
}
