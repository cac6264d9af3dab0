import type { Ask, TurnBrief } from '@alfred/contracts'
import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './coach-intent.ts'
import { plainSentences } from './plain-sentences.ts'
import { foodsThatWait } from './read-correction.ts'
import { readLog } from './read-log.ts'

// Reads on where how much there was of one food was asked, and nobody answered: what is known of the meal is not lost with it.

type Given = Pick<TurnBrief, 'pending' | 'answered'>
type Told = Extract<Intent, { tool: 'propose_food_log' }>

type Known = { told: Told; lacking: string[] }

/** The foods of a meal of which it is known how much there was, and those of which it is still to be said. */
export function knownOfAsked({ pending, answered }: Given): Known | undefined {
  if (pending?.kind !== 'question' || answered !== null || pending.message === undefined) return undefined
  return knownIn(pending.message, pending.asks ?? [])
}

function knownIn(message: string, asks: readonly Ask[]): Known | undefined {
  const lacking = asks.flatMap(({ slot, about }) => (slot === 'amount' && about !== null ? about : []))
  const [sentence, ...others] = plainSentences(message)
  if (sentence === undefined || others.length > 0 || lacking.length === 0) return undefined
  const told = readLog(sentence, lacking)?.find((intent) => intent.tool === 'propose_food_log')
  return told === undefined ? undefined : { told, lacking }
}

const leftOut = (lacking: readonly string[]): Intent => {
  const names = lacking.join(' and ')
  return ask(
    `I left out ${names}: say "and 100 g of ${lacking[0] ?? ''}", for example, and it comes in.`,
    openSlot('message', names),
  )
}

/**
 * What is known of a meal that is told while another waits: a question for the rest would take the place of what waits, which was told
 * and would be lost.
 */
export function knownBesideWhatWaits(
  intents: readonly Intent[],
  { message, pending }: Given & { message: string },
): readonly Intent[] {
  const asks = intents.flatMap((intent) => (intent.tool === 'question' && intent.asks ? intent.asks : []))
  const areAmounts = asks.length === intents.length && asks.every(({ slot }) => slot === 'amount')
  if (!areAmounts || foodsThatWait(pending) === undefined) return intents
  const known = knownIn(message, asks)
  return known === undefined ? intents : [known.told, leftOut(known.lacking)]
}

/** Adds what is known of the meal to what is read of a message that went past the question. */
export function withKnownOfAsked(intents: readonly Intent[], given: Given): readonly Intent[] {
  const known = intents.length === 0 ? undefined : knownOfAsked(given)
  if (known === undefined || intents.some((intent) => intent.tool === 'question')) return intents
  const { told, lacking } = known
  const left = leftOut(lacking)
  const { items, meal, day } = told.arguments
  const proposal = intents.find((intent) => intent.tool === 'propose_food_log')
  if (proposal === undefined) return [told, ...intents, left]
  if ((proposal.arguments.day ?? 'today') !== (day ?? 'today')) return intents
  const own = (all: Told['arguments']): Told['arguments']['items'] =>
    all.items.map((item) => ({ ...item, meal: item.meal ?? all.meal }))
  const isOneMeal = meal === proposal.arguments.meal || proposal.arguments.meal === null
  const joined: Told = {
    tool: 'propose_food_log',
    arguments: isOneMeal
      ? { items: [...items, ...proposal.arguments.items], meal, day }
      : { items: [...own(told.arguments), ...own(proposal.arguments)], meal: null, day },
  }
  return [...intents.map((intent) => (intent === proposal ? joined : intent)), left]
}
