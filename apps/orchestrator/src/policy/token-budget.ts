import { AlfredError } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import type { Limits } from './limits.ts'

type Spent = { modelCalls: readonly ModelCall[]; tokensToday: number }

/**
 * Why no model may be asked any more for a turn: it took as many tokens as one turn may, or its person has used up the
 * day. Null while there is room. `tokensToday` is what the person's finished turns of this day took; those that run at
 * the same time are not seen, so that a day may end a few turns late.
 */
export function budgetRefusal(
  { modelCalls, tokensToday }: Spent,
  { tokensMax, tokensOfDayMax }: Pick<Limits, 'tokensMax' | 'tokensOfDayMax'>,
): AlfredError | null {
  const tokens = modelCalls.reduce((sum, call) => sum + call.input_tokens + call.output_tokens, 0)
  if (tokens >= tokensMax)
    return new AlfredError('TURN_BUDGET_EXCEEDED', 'That took more reading and writing than one request may.')
  if (tokensOfDayMax > 0 && tokens + tokensToday >= tokensOfDayMax)
    return new AlfredError(
      'DAY_BUDGET_EXCEEDED',
      'You have used up what the language model may read and write for you today. It goes on at midnight (UTC). Until then a yes or a no to what is open and "undo that" still work.',
    )
  return null
}
