import { addressesIn } from '@alfred/contracts'
import type { TurnBrief } from '@alfred/contracts'

/** The addresses that the person wrote: in the message, or in what it answers. */
export function writtenAddresses({ message, answered }: Pick<TurnBrief, 'message' | 'answered'>): string[] {
  return addressesIn([message, answered?.message, answered?.answer].join('\n'))
}
