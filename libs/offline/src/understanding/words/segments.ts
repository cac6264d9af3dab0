import { cuesIn } from './cues.ts'
import { probabilitiesOf, scoresOf, type LinearModel } from '../models/linear-model.ts'
import type { Sentence } from './sentence.ts'

/** A part of a message that says one thing, in the tokens from `start` to before `end`. */
export type Segment = { start: number; end: number }

/** Whether a token goes on with the part before it or begins the next one. */
export const boundaryLabels = ['goes on', 'begins'] as const

/** How probable a beginning has to be where the message is known to say several things. */
const BEGINS = 0.35

type Cues = ReturnType<typeof cuesIn>

/** The cues of a whole message, which each of its tokens is asked with. */
export const cuesOf = ({ tokens }: Sentence): Cues => cuesIn(tokens, 0, tokens.length)

/** What speaks for a part of a message that begins at a token. */
export function boundaryFeatures(sentence: Sentence, at: number, cues: Cues): string[] {
  const { tokens, words, markAt, foodAt, ownAt, commonness } = sentence
  const word = (offset: number): string => words[at + offset] ?? (at + offset < 0 ? '^' : '$')
  const sort = (offset: number): string => {
    const place = at + offset
    return (
      markAt[place]?.kind ??
      (foodAt[place] === 'B' || ownAt[place] === 'B'
        ? 'food'
        : `${foodAt[place] ?? '-'}${commonness[place] ?? '-'}`)
    )
  }
  const stop = tokens[at - 1]?.stop ?? ''
  const cuesBetween = (start: number, end: number): string[] => [
    ...new Set(cues.filter((one) => one.at >= start && one.at + one.length <= end).map(({ cue }) => cue)),
  ]
  const [before, behind] = [cuesBetween(0, at), cuesBetween(at, Math.min(tokens.length, at + 4))]
  return [
    'bias',
    `stop:${stop}`,
    ...[word(0), sort(0)].flatMap((first) => [
      `0:${first}`,
      `s0:${stop}:${first}`,
      `01:${first}:${word(1)}`,
      `s01:${stop}:${first}:${sort(1)}`,
      `-0:${word(-1)}:${first}`,
      `--0:${word(-2)}:${word(-1)}:${first}`,
      `-s0:${sort(-1)}:${stop}:${first}`,
    ]),
    `012:${word(0)}:${word(1)}:${word(2)}`,
    `-01:${word(-1)}:${word(0)}:${word(1)}`,
    `-1:${word(-1)}`,
    `s-1:${stop}:${word(-1)}`,
    ...behind.flatMap((cue) => [`c:${cue}`, `sc:${stop}:${cue}`]),
    ...before.map((cue) => `cb:${cue}:${stop}`),
    `left:${Math.min(6, at)}:${stop}`,
    `right:${Math.min(6, tokens.length - at)}:${stop}`,
  ]
}

/** How probable it is that a part begins at each token but the first, from 0 to 1. */
function beginnings(model: LinearModel, sentence: Sentence): number[] {
  const cues = cuesOf(sentence)
  return sentence.tokens.map((_, at) =>
    at === 0 ? 0 : (probabilitiesOf(scoresOf(model, boundaryFeatures(sentence, at, cues)))[1] ?? 0),
  )
}

/** Marks that end a sentence. */
const ENDS = new Set(['.', '!', '?', ';'])

/** Splits a message that says several things into the parts that say one thing each: two or more where it has two words. */
export function segmentsOf(model: LinearModel, sentence: Sentence): Segment[] {
  const shares = beginnings(model, sentence)
  const isEnd = (at: number): boolean => ENDS.has(sentence.tokens[at - 1]?.stop ?? '')
  const most = Math.max(...shares)
  const starts = [
    0,
    ...shares.flatMap((share, at) => (at > 0 && (isEnd(at) || share >= Math.min(BEGINS, most)) ? [at] : [])),
  ]
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? sentence.tokens.length }))
}

/** Splits a part where the next one most probably begins. */
export function halvesOf(model: LinearModel, sentence: Sentence, { start, end }: Segment): Segment[] {
  const shares = beginnings(model, sentence).map((share, at) => (at > start && at < end ? share : 0))
  const most = Math.max(...shares)
  const middle = shares.indexOf(most)
  return most === 0
    ? [{ start, end }]
    : [
        { start, end: middle },
        { start: middle, end },
      ]
}
