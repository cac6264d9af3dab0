import type { Home } from '../own-things.ts'
import { isAmbiguous, nameOf, textOf, thingsOf, type Given } from './given.ts'

/** The recipe that a part names: one of the person's own before what was only said. Null where none is named. */
export function recipeName(given: Given, ...homes: Home[]): string | null {
  const things = thingsOf(given)
  if (/ (?:one|some|any) of (?:my|our|the) /.test(textOf(given))) return null
  const told = things.find(({ role }) => role === 'recipe')
  const own = told ?? things.find((thing) => thing.own.some(({ home }) => homes.includes(home)))
  const [first] = things
  if (own !== undefined && isAmbiguous(own, 'recipes')) return null
  if (own !== undefined) return nameOf(own, ...homes, 'before')
  return first === undefined ? spokenOf(given) : nameOf(first, 'before')
}

/** "It": the recipe that was spoken of last. */
function spokenOf({ situation }: Given): string | null {
  const last = situation.before.at(-1)?.acts.at(-1) as Record<string, unknown> | undefined
  const named = last?.['recipe'] ?? last?.['name']
  return typeof named === 'string' ? named : shownIn(situation.before.at(-1)?.reply ?? '')
}

/** The dish that the last reply showed: its capitals stand in the middle of a sentence. */
function shownIn(reply: string): string | null {
  const found =
    /(?:^|[.!?:] )(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)(?=[.,:!?]| (?:serves|is|it|for|-)|$)/u
      .exec(reply)
      ?.slice(1) ??
    /(?<!^)(?<![.!?] )\b\p{Lu}[\p{L}'’-]+(?: (?:and|with|of|in|al|alla|con|the) \p{Lu}?[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)+/u.exec(
      reply,
    ) ??
    /^(\p{Lu}[\p{L}'’-]+(?: (?:and|with|of|in) \p{Lu}?[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)+)/u.exec(reply)
  return found?.[0] ?? null
}
