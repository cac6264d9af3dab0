import type { ToldOfPerson } from '@alfred/contracts'
import { readPregnancy, readTellings } from '@alfred/language'

/** What a message may say beside an allergy without wishing for anything: a greeting, thanks. */
const FILLING =
  /\b(?:hi|hello|hey|and|also|by the way|btw|just so you know|fyi|please|remember|note|that|too|alfred|thanks?|you|ok|okay|so|(?:can|could|will) you|(?:bear|keep) (?:that |this |it )?in mind|from now on|with (?:food|recipes|meals|what you suggest)|take (?:that |this |it )?into account)\b|[^a-z]/gi

/**
 * Allergies, diets and a pregnancy that the writer tells beside another wish, of the kinds that are kept. A message that
 * says nothing else is read by the agent that keeps such things.
 */
export function toldInPassing(message: string, kinds: readonly string[]): ToldOfPerson[] {
  const pregnancy = readPregnancy(message)
  const told = [
    ...readTellings(message).filter(({ who }) => who === 'writer'),
    ...(pregnancy === undefined ? [] : [{ kind: 'routine', ...pregnancy }]),
  ]
  const text = message.replace(/[’‘`]/g, "'")
  const rest = told.reduce((left, { said }) => left.replace(said, ' '), text).replace(FILLING, '')
  if (rest.length < 3) return []
  return told
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, value, said }) => ({ kind, value, said }))
}
