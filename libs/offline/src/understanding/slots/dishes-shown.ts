import { plainWordsOf } from '../words/plain-words.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { textOf, type Given } from './given.ts'

// Dishes that the last reply has shown, and dishes that are named in more words than were found.

const SHOWS = /^(?:create_recipe|search_cookbook|find_recipes|show_recipe|generate_plan)$/
const LONGEST = 7
/** A question at the end of a reply, and what a reply says before the first dish. */
const QUESTION = /(?<=[.!:]) [^.!?]*\?$/
const SHOWN_AS = /^(?:Here (?:is|are)|I found|How about|What about|Try) (?:an? |the )?/

/** The dishes that the last reply has shown, as it wrote them. */
export function dishesShown({ situation }: Given): string[] {
  const before = situation.before.findLast(
    ({ acts, reply }) => reply !== undefined && acts.some(({ tool }) => SHOWS.test(tool)),
  )
  const quoted = quotedIn(before?.reply ?? '')
  if (quoted.length > 0) return quoted
  const reply = (before?.reply ?? '').replace(QUESTION, '').replace(SHOWN_AS, '')
  const numbered = reply.split(/(?<!\d)\d{1,2}[.)] /).filter((piece) => piece.trim() !== '')
  const timed = reply.split(/(?<=, \d{1,3}(?: min| minutes)?[.;]) /)
  const pieces =
    numbered.length > 1
      ? numbered
      : timed.length > 1
        ? timed
        : isList(reply)
          ? reply.split(/[,;]| and (?=\p{Lu})|(?<=\p{Ll}), and /u)
          : [reply]
  return pieces.map(nameIn).filter((name) => name !== '' && name.split(' ').length <= LONGEST)
}

/** What a reply names in quotation marks. */
export function quotedIn(reply: string): string[] {
  return [...reply.matchAll(/["“]([^"“”]{2,80})["”]/g)].map(([, name = '']) => name)
}

/** The first dish of a reply as it is called, without what a reply says before it. */
export const withoutLead = (dish: string): string =>
  dish.replace(SHOWN_AS, '').replace(/ from (?:the|my|your) (?:cookbook|book)$/i, '')

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
  if (second === undefined && hasMadeUp(given)) return only
  const place = ORDINALS.find(([pattern]) => pattern.test(textOf(given)))?.[1]
  if (place !== undefined && second !== undefined) return dishes.at(place)
  const said = new Set(plainWordsOf(textOf(given)))
  const shared = (dish: string): number =>
    plainWordsOf(dish).filter((word) => !JOINTS.test(word) && said.has(word)).length
  const best = dishes.toSorted((one, other) => shared(other) - shared(one))[0]
  if (best !== undefined && shared(best) > 0) return best
  return second === undefined ? only : undefined
}

/** Did the last message have a dish made up? It is the one that is kept next, whatever it is called. */
export const hasMadeUp = ({ situation }: Given): boolean =>
  situation.before.at(-1)?.acts.some(({ tool }) => tool === 'create_recipe') === true

const LEFT = new Set(
  'like the that this those these them a an my your of save keep copy add grab nick pinch over one for in have cookbook cookbooks recipe recipes'.split(
    ' ',
  ),
)
const RIGHT = new Set(
  'recipe recipes to from out over off you ye u we they please pls for into onto one in on amongst with me i it is was be must made and as at then thing stuff so but because cause like that which when copy copied too also again the'.split(
    ' ',
  ),
)
/** "Of the cookbook", "of yours": whose dish it is, behind its name. */
const WHOSE = /^(?:the|your|yours|this|that|mine|ours|theirs)$/
const JOINTS = /^(?:and|with|of|in|de|al|alla)$/

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
    if (text === 'of' && WHOSE.test(tokens[end + 1]?.text ?? '')) break
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
