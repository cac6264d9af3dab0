import { withoutEnding } from '@alfred/language'
import type { Situation } from '@alfred/offline/reading'
import { readDrinkPhrase } from './drink-phrase.ts'
import { ITSELF } from './words.ts'

type Meant = { bottle: string | null; name: string | null; vintage: number | null }
/** Which drink a name means in this conversation: "it" is the one that was spoken of last. */
export type Which = (name: string, vintage?: number | null) => Meant

/** Makes out what names mean, given what was spoken of and the drink named earlier in the same message. */
export function whichIn(
  { entities, understanding }: Pick<Situation, 'entities' | 'understanding'>,
  before: string | null,
): Which {
  const bottles = new Set(entities.filter(({ type }) => type === 'bottle').map(({ ref }) => ref))
  const mentioned = understanding.entity_mentions.flatMap(({ resolved_ref }) => resolved_ref ?? [])
  const last =
    mentioned.find((ref) => bottles.has(ref)) ??
    entities.findLast(({ type, tier }) => type === 'bottle' && tier === 'active')?.ref ??
    null
  return (said, vintage = null) => {
    const name = withoutEnding(said, ',.!?;:').trim()
    if (!ITSELF.test(name) && name !== '') {
      const read = readDrinkPhrase(name)
      return { bottle: null, name: read.name === '' ? name : read.name, vintage: vintage ?? read.vintage }
    }
    if (before !== null) return { bottle: null, name: before, vintage }
    return { bottle: last, name: null, vintage }
  }
}
