import type { Act } from '../things/situation.ts'
import { liked } from './attitudes.ts'
import { act, textOf, type Given } from './given.ts'
import { placeOfNamed, whoOf } from './person-named.ts'

// What goes on with what was kept of somebody just before.

/** "And sesame", "ok gluten too": of whom and what sort of it is as what was kept before. */
export function keptLikewise(given: Given): Act[] {
  const last = given.situation.before
    .at(-1)
    ?.acts.findLast(
      ({ tool, kind }) =>
        tool === 'remember_preference' && /^(?:allergy|dislike|like|diet)$/.test(String(kind)),
    )
  const named = whoOf(given)
  const foods = given.part.things.filter(
    (thing) => thing.start !== placeOfNamed(given) && thing.said !== named?.toLowerCase(),
  )
  // "Also Leo": somebody else than the last one.
  if (foods.some(({ start }) => isNamed(given, start))) return []
  const isShort = given.part.end - given.part.start <= LIKEWISE_WORDS_MAX
  if (last === undefined || (!isShort && !/ (?:and|also|too|as well|plus|same) /.test(textOf(given))))
    return []
  const who = / same (?:kid|child|one|person|guest) /.test(textOf(given))
    ? last['who']
    : (named ?? last['who'])
  // "And my husband the same", "same for me".
  const isOwn = / (?:for me|me too|me also|and me|same here) /.test(textOf(given))
  if (
    foods.length === 0 &&
    (isOwn || (named !== undefined && / (?:same|too|also|as well) /.test(textOf(given))))
  )
    return [
      act('remember_preference', { kind: last['kind'], value: last['value'], ...(isOwn ? {} : { who }) }),
    ]
  return foods.map((food) => act('remember_preference', { kind: last['kind'], value: liked(food), who }))
}

/** A message of so few words behind what was kept goes on with it. */
const LIKEWISE_WORDS_MAX = 4

/** Is a word a name and no food that a list knows: a capital that begins no sentence? */
const isNamed = ({ sentence: { tokens, foodAt }, part }: Given, at: number): boolean =>
  at > part.start && foodAt[at] === 'O' && /^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.raw ?? '')

/** "My kids hate it": what was kept just before, of whomever it was. */
export function valueBefore(given: Given): unknown {
  if (!/ (?:it|them|that|those) /.test(textOf(given))) return undefined
  return given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'remember_preference')?.['value']
}
