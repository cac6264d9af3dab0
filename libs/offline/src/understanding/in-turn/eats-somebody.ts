import { isKnownFood } from '../things/names-known-food.ts'
import type { Act } from '../things/situation.ts'
import { text } from '../words/words-of-slots.ts'

/** Words of whoever tells what was eaten or drunk. What they had may be called by a name: "had Huel for lunch". */
const EATS =
  /\b(?:ate|eat|eats|eaten|eating|had|having|drank|drunk|drink|drinking|log|logged|track|diary|breakfast|brekkie|lunch|dinner|supper|tea|snack|kcal|calories)\b/i

/** Would a name be logged that a message names as somebody: "I've got Alfie and Rose till six"? */
export function eatsSomebody({ tool, items }: Act, message: string): boolean {
  if (tool !== 'propose_food_log' || !Array.isArray(items) || EATS.test(message)) return false
  return (items as { food?: unknown }[]).some(({ food }) => isNameIn(text(food), message))
}

/** How long somebody is there. */
const STAYS =
  /\b(?:till|until|staying|to stay|visiting|for the (?:day|night|weekend|week|afternoon|evening)|all (?:day|week|weekend)|overnight)\b/i

/** Is one of these foods somebody who is there for a while: "I've got Alfie and Rose till six"? */
export function namesWhoStays(foods: readonly string[], message: string): boolean {
  return STAYS.test(message) && foods.some((food) => isNameIn(food, message))
}

/** Does a food that nobody knows stand in a sentence as names do, with a capital and none before it? */
function isNameIn(food: string, message: string): boolean {
  const [first = ''] = food.split(' ')
  const written = first === '' ? '' : `${first.charAt(0).toUpperCase()}${first.slice(1)}`
  const at = written === '' ? -1 : message.indexOf(` ${written}`)
  return at > 0 && !/[.!?:]$/.test(message.slice(0, at)) && !isKnownFood(first)
}
