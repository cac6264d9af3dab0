import type { TurnBrief } from '@alfred/contracts'
import type { Intent } from '../kitchen-intent.ts'
import { amountWithoutFood } from './amount-without-food.ts'
import { anotherOfGone } from './another-of-gone.ts'
import { listGoneOn } from './list-gone-on.ts'

/** Reads what goes on the list in the words of the turns before. Undefined for anything else. */
export function goOnWithList(
  message: string,
  brief: TurnBrief | null,
  read: (rest: string) => Intent[],
): Intent[] | undefined {
  const without = amountWithoutFood(message, read)
  if (without !== undefined || brief === null) return without
  return anotherOfGone(message, brief, read) ?? listGoneOn(message, brief)
}
