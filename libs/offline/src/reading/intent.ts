import type { Ask } from '@alfred/contracts'
import { askForDay, impossibleDayIn, objectToAmount } from '@alfred/language'

/** A call of one of these tools that a message asks for. */
export type CallIntent<Arguments extends object> = {
  [Tool in keyof Arguments & string]: { tool: Tool; arguments: Arguments[Tool] }
}[keyof Arguments & string]

/** A question to the person about what the rules must not invent, with the slots that the answer fills. */
export type Question = { tool: 'question'; question: string; asks?: Ask }

export function ask(question: string, asks?: Question['asks']): Question {
  return { tool: 'question', question, ...(asks && { asks }) }
}

/** An open slot, with the words of the message that the answer replaces. */
export function openSlot(slot: Ask['slot'], about: string | null = null, tool: string | null = null): Ask {
  return { slot, about: about?.slice(0, ABOUT_MAX) ?? null, tool }
}
const ABOUT_MAX = 200

/** Asks for an amount with "much" or "many" depending on the food: much milk, many eggs. */
export function askAmount(food: string): Question {
  return ask(`How ${/[^s]s$/.test(food) ? 'many' : 'much'} ${food}, exactly?`, openSlot('amount', food))
}

/** Is it only to be said beside what is done, and waits for no answer? It tells what it is about. */
export function isBeside({ asks }: Question): boolean {
  return asks?.slot === 'message' && asks.about !== null
}

/** Is it a question for the amount of a food? */
export function asksHowMuch({ asks }: Question): boolean {
  return asks?.slot === 'amount'
}

/** Asks which food is meant by words that name none. */
export function askWhichFood(said: string): Question {
  const words = said.slice(0, 60)
  return ask(`Which food do you mean by "${words}"?`, openSlot('food', words))
}

/** Asks again about words that are not a food or not an amount of one. */
export function askFood(said: string): Question {
  return askPossibleAmount(said) ?? askWhichFood(said)
}

/** Asks again about an impossible amount. Undefined when the amount is possible. */
export function askPossibleAmount(said: string): Question | undefined {
  const objection = objectToAmount(said)
  return objection === undefined ? undefined : ask(objection, openSlot('portion', said.trim().slice(0, 60)))
}

/** Asks for a day in place of one that does not exist. Undefined when the message has none. */
export function askPossibleDay(message: string, which: 'any' | 'past'): Question | undefined {
  const said = impossibleDayIn(message)
  return said === undefined ? undefined : ask(askForDay(said, which, 'en'), openSlot('day', said))
}
