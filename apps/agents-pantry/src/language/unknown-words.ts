import { refused, type Prepared } from '@alfred/agent-kit'
import { units } from '@alfred/contracts'
import { askForDay, DAY_EXAMPLES } from '@alfred/language'

/** The refusal of an unknown unit; it lists the known ones. */
export function unknownUnit(said: string): Prepared {
  const known = Object.keys(units).join(', ')
  return refused('UNKNOWN_UNIT', `"${said}" is not a unit I know. I know: ${known}.`)
}

/** The refusal of a day that cannot be resolved; it shows how to say one. */
export function unknownDate(said: string): Prepared {
  return refused('UNKNOWN_DATE', askForDay(said, DAY_EXAMPLES))
}
