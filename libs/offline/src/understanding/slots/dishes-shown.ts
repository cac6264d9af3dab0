import { plainWordsOf } from '../plain-words.ts'
import type { Thing } from '../things-and-parts.ts'
import { textOf, type Given } from './given.ts'

// Dishes that the last reply has shown, and dishes that are named in more words than were found.

const SHOWS = /^(?:create_recipe|search_cookbook|find_recipes|show_recipe|generate_plan)$/
const LONGEST = 7

/** The dishes that the last reply has shown, as it wrote them. */
export function dishesShown({ situation }: Given): string[] {
  const before = situation.before.findLast(
    ({ acts, reply }) => reply !== undefined && acts.some(({ tool }) => SHOWS.test(tool)),
  )
  const reply = before?.reply ?? ''
  const numbered = reply.split(/(?<!\d)\d{1,2}[.)] /).filter((piece) => piece.trim() !== '')
  const pieces =
    numbered.length > 1
      ? numbered
      : isList(reply)
        ? reply.split(/[,;]| and (?=\p{Lu})|(?<=\p{Ll}), and /u)
        : [reply]
  return pieces.map(nameIn).filter((name) => name !== '' && name.split(' ').length <= LONGEST)
}

/** Does a reply tell several dishes, one behind the other: "Apple slaw, carrot slaw, cabbage slaw."? */
function isList(reply: string): boolean {
  return !/\d|serves|minutes|min\b|for (?:two|four|six)|makes/.test(reply) && /[,;]/.test(reply)
}

const nameIn = (piece: string): string => (piece.split(/[,.:;(…!?]| serves | makes /)[0] ?? '').trim()

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/ (?:first|1st|number one|number 1|top) /, 0],
  [/ (?:second|2nd|number two|number 2) /, 1],
  [/ (?:third|3rd|number three|number 3) /, 2],
  [/ last /, -1],
]

/** The dish of the last reply that a part points at: by its place, by a word of its name, or the only one. */
export function dishPointedAt(given: Given): string | undefined {
  const dishes = dishesShown(given)
  const [only, second] = dishes
  const place = ORDINALS.find(([pattern]) => pattern.test(textOf(given)))?.[1]
  if (place !== undefined && second !== undefined) return dishes.at(place)
  const said = new Set(plainWordsOf(textOf(given)))
  const shared = (dish: string): number => plainWordsOf(dish).filter((word) => said.has(word)).length
  const best = dishes.toSorted((one, other) => shared(other) - shared(one))[0]
  if (best !== undefined && shared(best) > 0) return best
  return second === undefined ? only : undefined
}

const LEFT = new Set('like the that this a an my your of save keep copy add grab nick pinch'.split(' '))
const RIGHT = new Set(
  'recipe recipes to from out over off you please pls for into onto one in on amongst with me i it is and as at then thing stuff so but because cause like that which when'.split(
    ' ',
  ),
)
const JOINTS = /^(?:and|with|of|in|de|al|alla|al)$/

/** A dish with the words around what was found of it: "the steak and kidney pudding from the cookbook". */
export function wholeDish({ sentence, part }: Given, thing: Thing, things: readonly Thing[]): string {
  const { tokens } = sentence
  const isThing = (at: number): boolean => things.some(({ start, end }) => at >= start && at < end)
  let [start, end] = [thing.start, thing.end]
  while (start > part.start && tokens[start - 1]?.stop === '' && !LEFT.has(tokens[start - 1]?.text ?? ''))
    start -= 1
  // What nothing like "the" stands before is no name up to the beginning of the message.
  if (start === part.start || thing.start - start > 3) start = thing.start
  while (end < part.end && tokens[end - 1]?.stop === '') {
    const text = tokens[end]?.text ?? ''
    if (JOINTS.test(text) && (isThing(end + 1) || text === 'de')) end += 1
    else if (RIGHT.has(text)) break
    else end += 1
  }
  if (end - thing.end > 4) end = thing.end
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}
