import type { ToolIntent } from '../kitchen-intent.ts'
import { peopleIn } from './person-named.ts'

/** Do calls keep something of fewer people than a message names? What holds for whom is not sure then: "Priya is vegan, her husband Tom the coeliac one". */
export function losesSomebody(message: string, calls: readonly ToolIntent[]): boolean {
  const told = calls.flatMap((call) => (call.tool === 'remember_person' ? [call.arguments.person] : []))
  if (told.length === 0) return false
  return peopleIn(message).length > new Set(told).size
}
