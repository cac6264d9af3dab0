import type { Home } from '../things/own-things.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import type { Act, Situation } from '../things/situation.ts'
import { dishPointedAt, quotedIn, withoutLead } from './dishes-shown.ts'
import { isAmbiguous, nameOf, ownOf, textOf, thingsOf, wordsBefore, type Given } from './given.ts'

/** The recipe that a part names: one of the person's own before what was only said. Null where none is named. */
export function recipeName(given: Given, ...homes: Home[]): string | null {
  const things = thingsOf(given)
  if (/ (?:one|some|any) of (?:my|our|the) /.test(textOf(given))) return null
  const own = ownRecipe(given, ...homes)
  const [first] = things
  if (own !== undefined && isAmbiguous(own, 'recipes')) return null
  if (own !== undefined) return nameOf(own, ...homes, 'before')
  if (first !== undefined) return nameOf(first, 'before')
  return (
    / recipe (?:for|of) (?:the |an? )?([a-z' ]{3,40}?)(?: please)? $/.exec(textOf(given))?.[1] ??
    spokenOf(given)
  )
}

/** The thing of a part that names a recipe: what plays that role and is one of the person's own, either of these, or what "in" or "of" stands before. */
export function ownRecipe(given: Given, ...homes: Home[]): Thing | undefined {
  const things = thingsOf(given)
  const isOwn = (thing: Thing): boolean => thing.own.some(({ home }) => homes.includes(home))
  const owned = things.filter(isOwn)
  // A party that is planned and a recipe: the recipe.
  const recipes = owned.filter((thing) => homes.includes('recipes') && ownOf(thing, 'recipes') !== undefined)
  const own = recipes.length > 0 ? recipes : owned
  const isInside = ({ start }: Thing): boolean =>
    OF.test(wordsBefore(given, start, 2)) && !/\binstead of(?: the| my)?$/.test(wordsBefore(given, start, 3))
  return (
    (own.length > 1 ? own.find(isInside) : undefined) ??
    own.find((thing) => thing.role === 'recipe') ??
    own[0] ??
    things.find(({ role }) => role === 'recipe') ??
    (things.length > 1 ? things.findLast(isInside) : undefined)
  )
}
const OF = /\b(?:in|of|to|for|from)(?: the| my| our)?$/

/** "It": the recipe that was spoken of last. */
export function spokenOf(given: Given): string | null {
  const { situation } = given
  const last = situation.before.at(-1)
  const named = last?.acts.map(dishOf).findLast((name) => name !== undefined)
  // Whatever else stands in capitals there, such as where figures are from, is no dish.
  if (named === undefined && quotedIn(last?.reply ?? '').length > 0) return dishPointedAt(given) ?? null
  return ownNamed(named, situation) ?? ownRecipeIn(last?.reply ?? '', situation) ?? shownIn(last?.reply ?? '')
}

/** "The cornbread" as the only recipe of the person is called that has these words in its name; otherwise as it was spoken of. */
function ownNamed(spoken: string | undefined, { state }: Situation): string | undefined {
  const words = spoken === undefined ? [] : plainWordsOf(spoken)
  const names = state.recipes.map((row) => (typeof row === 'string' ? row : (row.name ?? '')))
  const [only, second] = names.filter((name) => {
    const own = plainWordsOf(name)
    return words.length > 0 && words.every((word) => own.includes(word))
  })
  return second === undefined && only !== undefined ? only : spoken
}

/** The recipe or dish that a call is about, by its new name where it got one. */
function dishOf({ recipe, name, new_name: renamed, meals }: Act): string | undefined {
  const [first] = Array.isArray(meals) ? (meals as Record<string, unknown>[]) : []
  const named = renamed ?? recipe ?? name ?? first?.['title']
  return typeof named === 'string' ? named : undefined
}

/** The only recipe of the person that a reply names. */
function ownRecipeIn(reply: string, { state }: Situation): string | undefined {
  const said = reply.toLowerCase()
  const [only, second] = state.recipes
    .map((row) => (typeof row === 'string' ? row : (row.name ?? '')))
    .filter((name) => name !== '' && said.includes(name.toLowerCase()))
  return second === undefined ? only : undefined
}

/** The dish that the last reply showed: its capitals stand in the middle of a sentence. */
function shownIn(reply: string): string | null {
  const found = foundIn(reply)
  return found === null ? null : withoutLead(found)
}

function foundIn(reply: string): string | null {
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

/** A part that names several of the person's recipes as one part for each, from its name up to the next one: "oats x4 and chilli x6". */
export function eachRecipe(given: Given): Given[] {
  const { part } = given
  const recipes = part.things.filter((thing) => ownOf(thing, 'recipes') !== undefined)
  const names = new Set(recipes.map((thing) => nameOf(thing, 'recipes')))
  if (names.size < 2 || recipes.some((thing) => isAmbiguous(thing, 'recipes'))) return [given]
  return recipes.map((thing, index) => ({
    ...given,
    part: {
      ...part,
      things: [thing],
      start: index === 0 ? part.start : thing.start,
      end: recipes[index + 1]?.start ?? part.end,
    },
  }))
}
