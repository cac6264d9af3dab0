import type { TurnBrief } from '@alfred/contracts'
import { ask, openSlot } from '../reading/intent.ts'
import { plainWordsOf } from '../understanding/index.ts'
import { isOthersFood } from '../reading/others-ate.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

// Reads what somebody else ate: nothing of it is the diary of whoever tells it.

/** What was told was somebody else's: "that's him not me". */
const NOT_MINE =
  /^(?:(?:no|oh|sorry|wait)[ ,]+)*(?:that|this|it)(?:'?s| was| is) (?:him|her|them|his|hers|theirs|my [a-z]+(?:'s)?|the (?:baby|toddler|kids?)(?:'s)?|for (?:him|her|them))(?: that (?:had|ate) (?:it|that))?,? (?:and )?not (?:me|mine|i)$/

const NOTHING_LOGGED = 'I have logged nothing of that: the diary is of what you eat yourself.'

type Said = Pick<TurnBrief, 'pending' | 'entities' | 'recent_turns'>

/** Says of somebody else's food that it is not logged, and takes back what was. */
export function readOfOthers({ text, isQuestion }: Sentence, said: Said): Intent[] | undefined {
  if (isQuestion) return undefined
  if (NOT_MINE.test(text)) return takenBack(said)
  return isOthersFood(text)
    ? [ask(`${NOTHING_LOGGED} Say "I had ..." for that.`, openSlot('message', text))]
    : undefined
}

/** Is it one of the foods that the last turn logged? What was logged before stays. */
function isToldIn(label: string, told: string): boolean {
  const words = plainWordsOf(label.replace(/ on \d{4}-\d\d-\d\d$/, ''))
  const said = plainWordsOf(told)
  return words.length > 0 && words.every((word) => said.includes(word))
}

function takenBack({ pending, entities, recent_turns: turns }: Said): Intent[] {
  if (pending !== null)
    return [ask(`${NOTHING_LOGGED} Say no to what waits, and it stays so.`, openSlot('message'))]
  const last = turns.at(-1)
  const told = last?.changed?.includes('food_entry') === true ? last.facts.join(' ') : ''
  const entries = entities.filter(({ type, label }) => type === 'food_entry' && isToldIn(label, told))
  if (entries.length === 0) return [ask(NOTHING_LOGGED, openSlot('message'))]
  return entries.map(({ ref }): Intent => ({
    tool: 'delete_food_log',
    arguments: { entry: ref, food: null, meal: null, day: null },
  }))
}
