import type { TurnBrief } from '@alfred/contracts'
import { readBefore } from '../parse-kitchen-message.ts'
import { correctedLast } from './corrected-last.ts'

/** What a message would put in the place of what, in words for the question whether it shall. Undefined where it is sure, or puts nothing right. */
export function askedOfCorrection(brief: TurnBrief): string | undefined {
  const corrected = correctedLast(brief.message, readBefore(brief), brief)
  return corrected?.isSure === false ? corrected.said : undefined
}
