import { StackError } from '../stack/errors.ts'

/** The options of `npm start`. */
export type Flags = { isDetached: boolean; hasNewKeys: boolean }

export const help = `Starts Alfred on this machine and stays until Ctrl-C.

  npm start                  everything in this terminal
  npm start -- --detach      returns when all is ready; npm stop ends it
  npm start -- --new-keys    puts the keys aside and makes others, when they were lost or became known`

/** Parses the arguments of the command. Throws a StackError for an unknown one. */
export function readFlags(words: readonly string[]): Flags {
  const unknown = words.find((word) => word !== '--detach' && word !== '--new-keys')
  if (unknown !== undefined) throw new StackError(`npm start does not know ${unknown}.\n\n${help}`)
  return { isDetached: words.includes('--detach'), hasNewKeys: words.includes('--new-keys') }
}
