import { thingsOfAct } from '../things/own-things.ts'
import type { Act } from '../things/situation.ts'
import { textOf, type Given } from './given.ts'

// What was spoken of last, for messages that go on with it and name nothing themselves.

/** The foods and dishes that some calls are about, each once. */
function namesIn(acts: readonly Act[]): string[] {
  const named = acts.flatMap(thingsOfAct)
  const asked = acts.flatMap(({ query }) => (typeof query === 'string' ? [query] : []))
  return [...new Set(named.length > 0 ? named : asked)]
}

/** The foods and dishes that wait for an answer, otherwise those of the turn before. */
export function allSpokenOf({ situation: { open, before } }: Given): string[] {
  const waiting = namesIn([...(open?.acts ?? []), ...(open?.of === undefined ? [] : [open.of])])
  return waiting.length > 0 ? waiting : namesIn(before.at(-1)?.acts ?? [])
}

/** The only food or dish that was spoken of last: "can I freeze it". Of several none is meant more than the others. */
export function onlySpokenOf(given: Given): string | undefined {
  const [only, second] = allSpokenOf(given)
  return second === undefined ? only : undefined
}

/** Does a part point at what was said, or go on with it: "how long does it keep", "and in the freezer"? */
export const goesOn = (given: Given): boolean => GOES_ON.test(textOf(given))
const GOES_ON =
  /^ (?:and|then|so|or|what about|how about|ok and|ok then) | (?:it|its|that|thats|this|them|they|theyre|those|these|then|there) /

/** Words that name nothing. */
const PLAIN = new Set(
  `and or but so then ok okay yes no oh also too well as in on of for from to with it its that thats this those these them they one ones
  a an the is are was does do did would could can will i id im me my you tell know like please pls what whats hows how much many about
  any some have has there theres inside per each whole half all same again just get got come comes at be if now left more other another
  wise worth give show want see look up n`.split(/\s+/),
)

/** Do the words of a part name nothing beside the things that were found, not even something that nobody knows: "half of one", "and iron?" */
export function saysNoMore({ sentence: { tokens, markAt }, part }: Given): boolean {
  const isNamed = (at: number): boolean => part.things.some(({ start, end }) => at >= start && at < end)
  return tokens.every(
    ({ text }, at) =>
      at < part.start || at >= part.end || PLAIN.has(text) || markAt[at] !== undefined || isNamed(at),
  )
}
