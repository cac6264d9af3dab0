import type { TurnBrief } from '@alfred/contracts'
import { resolveDate } from '@alfred/language'
import { correctionSaid, type Correction } from '../../reading/outlines/correction-said.ts'
import { toldByWords } from '../../reading/outlines/told-by-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { foodPutRight } from './food-put-right.ts'
import { mealPutRight } from './meal-put-right.ts'
import { toldLast, type ToldLast } from './told-last.ts'

/** What is done where something was put right, whether that is sure, and in words what it puts in the place of what. */
export type CorrectedLast = { intents: Intent[]; isSure: boolean; said: string }

/**
 * Puts right what the turn before put into stock, on the list or into the plan, or used: another food or dish, another amount, place or day, or that
 * one of several foods was not there. Undefined where the message says anything else.
 */
export function correctedLast(
  message: string,
  last: readonly Intent[],
  brief: TurnBrief | null,
): CorrectedLast | undefined {
  const told = toldLast(last, brief)
  const correction = correctionSaid(
    message,
    told.map(({ thing }) => thing),
    brief?.recent_turns.slice(0, -1).map(({ message: earlier }) => earlier),
  )
  const one = correction && told[correction.told]
  if (correction === undefined || one === undefined) return undefined
  const intents = intentsOf(one, correction, brief)
  const { food = one.thing.name } = correction
  return intents && { intents, isSure: correction.isSure, said: `${food} instead of ${one.thing.name}` }
}

/** May a message put right what the turn before was asked? By the words of both alone, which is told sooner than what was read of the one before. */
export function mayPutRight(message: string, brief: TurnBrief): boolean {
  const told = toldByWords(brief.recent_turns.at(-1)?.message ?? '')
  return correctionSaid(message, told) !== undefined
}

function intentsOf(told: ToldLast, correction: Correction, brief: TurnBrief | null): Intent[] | undefined {
  return 'meal' in told
    ? mealPutRight(told.meal, withOtherDay(correction, told.meal.day, brief))
    : foodPutRight(told.call, correction, { place: told.thing.place ?? null, brief })
}

/** The day that was told is no other one, however it is said. */
function withOtherDay(correction: Correction, told: string, brief: TurnBrief | null): Correction {
  const { day, ...rest } = correction
  if (day === undefined || brief === null) return correction
  const { asked_at: askedAt, time_zone: timeZone, locale } = brief
  return resolveDate(day, { askedAt, timeZone, locale }) === told ? rest : correction
}
