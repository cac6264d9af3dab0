import { opensAsClause } from '../../reading/clause-openings.ts'
import { placePattern } from '../../reading/place-words.ts'
import { sharesOfDomains, type KnownDomain } from './domain-of-message.ts'
import { readLearned } from '../learned.ts'
import { SEVERAL } from '../meanings/meanings.ts'
import { MESSAGE_MAX, sharesOfMeanings } from '../read-message.ts'
import { recipeTold } from './recipe-told.ts'
import { sentenceOf } from '../words/sentence.ts'
import { situationOf, type Told } from './situation-of-turn.ts'
import { nobody } from './tools-meant.ts'

/** A part of a message in its own words, and the domain that it asks something of. */
export type PartOfDomain = { domain: KnownDomain; text: string }

/** How probable it has to be that each part asks something of its domain, where the message as a whole seems to say several things. */
const SHARE_MIN = 0.8
/** The same where it does not seem so. */
const SHARE_ALONE = 0.95
/** How probable it has to be that a message says several things, to seem so. */
const SEVERAL_MIN = 0.6
/** A message of more pieces is a list. */
const PIECES_MAX = 10
/** One word alone asks for nothing, and of few words none that points back: "put that in". */
const WORDS_MIN = 2
const WORDS_POINTING_MIN = 4
const POINTS_BACK = /\b(?:it|that|them|those|both)\b/i

/** Where a request may end: behind a sentence, at a comma, and before a word that joins two. */
const CUT =
  /(?<=[.;!?])\s|,(?:\s(?:and|then|also|plus|so|but)(?=\s))*|\s(?:and|then|also|plus|so|but|n|&)(?:\s(?:then|also))?(?=\s)/gi
/** "Whey on the list", "the rest is in the fridge". */
const TELLS_WHERE = new RegExp(
  `\\b(?:on|onto|to) (?:the|my|our) (?:shopping |grocery )?list\\b|\\b(?:in|into|to) (?:the |my |our )?(?:${placePattern})\\b`,
  'i',
)
const SENTENCE_ENDS = /[.;!?]\s*$/

/**
 * The parts of a message that asks something of several domains, in its order: "log the last croissant" for the diary, "and put croissants on
 * the list" for the kitchen. Empty for a message that is for one domain, as far as the trained reader sees.
 */
export function partsByDomain(message: string, told: Told = { entities: [] }): readonly PartOfDomain[] {
  if (message.length > MESSAGE_MAX || tellsARecipe(message)) return []
  const pieces = piecesOf(message)
  if (pieces.length < 2 || pieces.length > PIECES_MAX) return []
  const parts = mostProbableParts(message, pieces, told)
  if (parts.length < 2) return []
  const several = sharesOfMeanings(message, situationOf(told), readLearned()).get(SEVERAL) ?? 0
  const least = several >= SEVERAL_MIN ? SHARE_MIN : SHARE_ALONE
  return parts.every((part) => part.share >= least && !onlyPoints(part)) ? parts : []
}

/** What stands in a recipe is no meal: "Save this recipe: toast. 2 slices of bread, 10 g butter." */
const tellsARecipe = (message: string): boolean =>
  /\brecipe\b/i.test(message) && recipeTold(message) !== undefined

/** A stretch of a message, in characters. */
type Piece = { start: number; end: number }

/** What stands in brackets belongs to what it stands behind: "avocado toast (1 avocado, 2 slices)". */
const BRACKETS = /\([^()]*\)/g

function piecesOf(message: string): Piece[] {
  const open = message.replace(BRACKETS, (inside) => '('.padEnd(inside.length, '-'))
  const cuts = [...open.matchAll(CUT)].map(({ index, 0: cut }) => ({
    end: index,
    start: index + cut.length,
  }))
  return [0, ...cuts.map(({ start }) => start)].map((start, at) => ({
    start,
    end: cuts[at]?.end ?? message.length,
  }))
}

/** A part with the pieces that it is of, and how probable its least probable piece is. */
type Part = PartOfDomain & { start: number; share: number }

/** Parts that end at the same piece, with how probable they are together (a logarithm). */
type Divided = { parts: readonly Part[]; score: number }

/** The most probable way to give all pieces to domains, neighbours of one domain as one part. Empty where there is none. */
function mostProbableParts(message: string, pieces: readonly Piece[], told: Told): readonly Part[] {
  const textOf = (start: number, end: number): string =>
    message.slice(pieces[start]?.start, pieces[end - 1]?.end).trim()
  // Where another domain is asked something, a sentence begins, a clause opens, or it is said where something goes.
  const mayFollow = ({ domain, text, start }: Part, one: Divided): boolean =>
    [undefined, domain].includes(lastOf(one)) ||
    SENTENCE_ENDS.test(message.slice(0, pieces[start]?.start)) ||
    opensAsClause(text) ||
    (domain === 'pantry' && TELLS_WHERE.test(text))
  const extended = (before: readonly Divided[], start: number, end: number): Divided[] =>
    before.length === 0 || !mayBegin(message, pieces, start)
      ? []
      : sharesOf(textOf(start, end), told)
          .map((part) => ({ ...part, start }))
          .flatMap((part) =>
            before
              .filter((one) => mayFollow(part, one))
              .map((one) => withPart(one, part, (from) => textOf(from, end))),
          )
  // What ends before each piece.
  const upTo: Divided[][] = [[{ parts: [], score: 0 }]]
  for (let end = 1; end <= pieces.length; end += 1)
    upTo[end] = bestOfEach(upTo.flatMap((before, start) => extended(before, start, end)))
  return upTo.at(-1)?.find(isDivided)?.parts ?? []
}

/** The most probable of those that end with the same domain, divided and not, the best first. */
function bestOfEach(all: readonly Divided[]): Divided[] {
  const sorted = all.toSorted((one, other) => other.score - one.score)
  return sorted.filter(
    (one, at) =>
      sorted.findIndex((each) => lastOf(each) === lastOf(one) && isDivided(each) === isDivided(one)) === at,
  )
}

const wordsOf = (text: string): number => text.split(/\s+/).length

const onlyPoints = ({ text }: Part): boolean => POINTS_BACK.test(text) && wordsOf(text) < WORDS_POINTING_MIN

const isDivided = ({ parts }: Divided): boolean => parts.length > 1

const lastOf = ({ parts }: Divided): KnownDomain | undefined => parts.at(-1)?.domain

/** The domains that a text probably asks something of. */
function sharesOf(text: string, told: Told): Omit<Part, 'start'>[] {
  if (wordsOf(text) < WORDS_MIN) return []
  return Object.entries(sharesOfDomains(text, told)).flatMap(([domain, share]) =>
    share < SHARE_MIN ? [] : [{ domain: domain as KnownDomain, text, share }],
  )
}

/** Parts with one more. What goes on with the domain of the last one is of that part. */
function withPart({ parts, score }: Divided, next: Part, textFrom: (start: number) => string): Divided {
  const last = parts.at(-1)
  const added =
    last?.domain === next.domain
      ? [
          ...parts.slice(0, -1),
          { ...last, text: textFrom(last.start), share: Math.min(last.share, next.share) },
        ]
      : [...parts, next]
  return { parts: added, score: score + Math.log(next.share) }
}

/** May a part begin at a piece? An amount behind a comma goes on with a list: "2 eggs, 100 g cheese". */
function mayBegin(message: string, pieces: readonly Piece[], at: number): boolean {
  const { start = 0, end } = pieces[at] ?? {}
  if (at === 0 || SENTENCE_ENDS.test(message.slice(0, start))) return true
  const { markAt } = sentenceOf(message.slice(start, end), nobody, readLearned().vocabulary)
  return markAt[0]?.kind !== 'number' && markAt[0]?.kind !== 'unit'
}
