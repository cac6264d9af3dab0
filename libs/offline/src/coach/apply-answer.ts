import type { Ask } from '@alfred/contracts'
import { readAmount, withoutEnding } from '@alfred/language'
import { mealNamed, mealPattern } from '../reading/meal-words.ts'
import type { Intent } from './coach-intent.ts'
import { isSameFood } from './read-eaten.ts'

const LEAD =
  /^(?:(?:it was|it's|that was|about|around|roughly|approximately|maybe|probably|say|the|i think|i guess|a|one) )+(?=\d)/
/** A bare number from here on, as an answer about a weight, is in grams. */
const GRAMS_MIN = 10

/**
 * Puts the answer to a question about an amount, a number of servings or a name into the intents of the earlier
 * message. Undefined when it does not answer such a question.
 */
export function applyAnswer(
  intents: readonly Intent[],
  asked: Ask | undefined,
  answer: string,
): Intent[] | undefined {
  const said = withoutEnding(answer.toLowerCase().trim(), '.!').replace(LEAD, '')
  switch (asked?.slot) {
    case 'amount':
    case 'weight':
      return asked.about === null
        ? undefined
        : withAmount(intents, { food: asked.about, said, isWeight: asked.slot === 'weight' })
    case 'servings':
      return withServings(intents, said)
    case 'choice':
      return asked.tool === 'repeat_meal' ? withMeal(intents, said) : withName(intents, said)
    default:
      return undefined
  }
}

function withAmount(
  intents: readonly Intent[],
  { food, said, isWeight }: { food: string; said: string; isWeight: boolean },
): Intent[] | undefined {
  const amount = readAmount(`${said} it`.replace(/(\d)(?=[a-z])/, '$1 ')) ?? readAmount(said)
  if (amount === undefined) return undefined
  const isInGrams = amount.unit === null && amount.quantity >= GRAMS_MIN && isWeight
  const changed = { quantity: amount.quantity, unit: isInGrams ? 'g' : amount.unit }
  let found = false
  const applied = intents.map((intent): Intent => {
    if (intent.tool !== 'propose_food_log' && intent.tool !== 'propose_recipe_log') return intent
    // A serving of what turned out to be a food rather than a recipe.
    const { meal, day } = intent.arguments
    const items =
      intent.tool === 'propose_food_log'
        ? intent.arguments.items
        : [
            {
              food: intent.arguments.name ?? food,
              quantity: 1,
              unit: null,
              nutrients: null,
              source: null,
              alcohol_g: null,
              meal: null,
            },
          ]
    return {
      tool: 'propose_food_log',
      arguments: {
        items: items.map((item) => {
          if (items.length > 1 && !isMeant(item.food, food)) return item
          found = true
          return { ...item, ...changed }
        }),
        meal,
        day,
      },
    }
  })
  return found ? applied : undefined
}

/** Does the question mean this food? It names foods as the catalog does: "greek yogurt" for "yogurt". */
function isMeant(said: string, asked: string): boolean {
  return isSameFood(said, asked) || isSameFood(said.split(' ').at(-1) ?? '', asked)
}

function withServings(intents: readonly Intent[], said: string): Intent[] | undefined {
  const makes = readAmount(`${said} it`)?.quantity
  if (makes === undefined) return undefined
  return intents.map((intent): Intent => {
    if (intent.tool === 'propose_recipe_log') return { ...intent, arguments: { ...intent.arguments, makes } }
    if (intent.tool === 'calculate_recipe_serving')
      return { ...intent, arguments: { ...intent.arguments, makes } }
    return intent
  })
}

const ONLY_A_MEAL = new RegExp(`^(?:for |at |the |my )*(?<meal>${mealPattern})(?: one)?$`)

/** The meal of which the usual is wanted: "log the usual" and "breakfast". Any other answer is a new request. */
function withMeal(intents: readonly Intent[], said: string): Intent[] | undefined {
  const meal = mealNamed(ONLY_A_MEAL.exec(said)?.groups?.['meal'] ?? '')
  const [intent, ...others] = intents
  if (meal === null || intent?.tool !== 'repeat_meal' || others.length > 0) return undefined
  return intent.arguments.meal === null
    ? [{ ...intent, arguments: { ...intent.arguments, meal } }]
    : undefined
}

function withName(intents: readonly Intent[], name: string): Intent[] | undefined {
  return intents.map((intent): Intent => {
    if (intent.tool === 'calculate_recipe_serving')
      return { ...intent, arguments: { ...intent.arguments, name } }
    if (intent.tool === 'get_recipe_details') return { ...intent, arguments: { ...intent.arguments, name } }
    return intent
  })
}
