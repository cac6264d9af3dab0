import { isOthersFood } from '../../reading/others-ate.ts'
import type { Act } from '../things/situation.ts'

/** Would somebody else's food be put into the diary of whoever tells of it? */
export function isEatenByOthers({ tool }: Act, message: string): boolean {
  return (tool === 'propose_food_log' || tool === 'propose_recipe_log') && isOthersFood(message)
}
