import { homesOf, type Part } from '../things/things-and-parts.ts'
import { cuesIn } from '../words/cues.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Situation } from '../things/situation.ts'

/** A part of a message with its place among all of them. */
export type PartPlace = { part: Part; index: number; parts: readonly Part[] }

/** What speaks for what a part of a message means, whatever its words are: what was found in it, and the situation. */
export function groundsOf(
  sentence: Sentence,
  { part, index, parts }: PartPlace,
  situation: Situation,
): string[] {
  const shape = shapeOf(sentence, part)
  const isQuestion = asks(sentence, part)
  return [
    'bias',
    `q:${isQuestion}`,
    ...foundIn(sentence, part),
    ...situationAlone(situation, { shape, isFirst: index === 0, isQuestion }),
    `at:${Math.min(index, 2)}:${parts.length > 1}`,
    `size:${Math.min(shape.length, 8)}`,
  ]
}

/** Does the sentence that a part ends in end with a question mark? */
function asks({ tokens }: Sentence, { end }: Part): boolean {
  const ends = tokens.slice(end - 1).find(({ stop }) => '.!?'.includes(stop) && stop !== '')
  return tokens[end - 1]?.stop === '?' || ends?.stop === '?'
}

/** What speaks for what a part of a message means: its words with what was found replaced by its sort, and the grounds. */
export function partFeatures(sentence: Sentence, place: PartPlace, situation: Situation): string[] {
  const { part, index, parts } = place
  const shape = shapeOf(sentence, part)
  const words = sentence.words.slice(part.start, part.end)
  const isQuestion = asks(sentence, part)
  return [
    ...groundsOf(sentence, place, situation),
    ...words.map((word) => `w:${word}`),
    ...words.map((word) => `stem:${word.slice(0, 5)}`),
    ...grams(
      words.map((word) => word.slice(0, 4)),
      2,
    ).map((gram) => `stems:${gram}`),
    ...grams(shape, 1).map((gram) => `1:${gram}`),
    ...grams(['^', ...shape, '$'], 2).map((gram) => `2:${gram}`),
    ...grams(['^', ...shape, '$'], 3).map((gram) => `3:${gram}`),
    ...grams(['^', '^', ...shape, '$'], 4).map((gram) => `4:${gram}`),
    ...skips(['^', ...shape, '$']).map((gram) => `s:${gram}`),
    `first:${shape[0]}`,
    `ends:${shape[0]}:${shape.at(-1)}`,
    `q1:${isQuestion}:${shape[0]}`,
    ...homesWith(part, shape[0] ?? ''),
    ...cueFeatures(sentence, part, situation),
    ...situationFeatures(situation, { words, shape, isFirst: index === 0 }),
    ...(index > 0
      ? shapeOf(sentence, parts[index - 1] ?? part)
          .slice(0, 3)
          .map((word) => `before:${word}`)
      : []),
  ]
}

/** The sorts of what was found in a part, and where its things stand. */
function foundIn({ markAt }: Sentence, { start, end, things }: Part): string[] {
  const marks = new Set(markAt.slice(start, end).flatMap((mark) => mark?.kind ?? []))
  const found = homesFound(things)
  return [
    `things:${Math.min(things.length, 3)}`,
    ...[...marks].map((kind) => `has:${kind}`),
    `all:${[...marks].toSorted().join()}:${Math.min(things.length, 2)}`,
    ...(things.length === 0 ? [] : found.map((home) => `in:${home}`)),
    ...(things.length === 0 ? [] : [`ins:${found.toSorted().join()}`]),
  ]
}

/** Where the things of a part stand, with its first word. */
function homesWith({ things }: Part, first: string): string[] {
  return things.length === 0 ? [] : homesFound(things).map((home) => `in1:${home}:${first}`)
}

/** Where things stand, or that they stand nowhere. */
function homesFound(things: Part['things']): string[] {
  const homes = [...new Set(things.flatMap(homesOf))]
  return homes.length === 0 ? ['nowhere'] : homes
}

/** What the words speak for, alone and with where the things stand. */
function cueFeatures({ tokens }: Sentence, { start, end, things }: Part, { open }: Situation): string[] {
  const cues = cuesIn(tokens, start, end)
  const names = [...new Set(cues.map(({ cue }) => cue))]
  const homes =
    things.length === 0
      ? ['none']
      : [
          ...new Set(things.flatMap(homesOf)),
          ...(things.some(({ own }) => own.length === 0) ? ['nowhere'] : []),
        ]
  return [
    ...names.map((cue) => `c:${cue}`),
    ...cues.filter(({ length }) => length > 1).map(({ cue, length }) => `cl:${cue}:${length}`),
    ...cues.filter(({ at }) => at === start).map(({ cue }) => `c1:${cue}`),
    ...names.flatMap((cue) => homes.map((home) => `ch:${cue}:${home}`)),
    ...names.map((cue) => `co:${cue}:${open?.kind ?? '-'}`),
    ...names.flatMap((cue, index) => names.slice(index + 1).map((other) => `cc:${cue}:${other}`)),
  ]
}

type Given = { words: readonly string[]; shape: readonly string[]; isFirst: boolean; isQuestion: boolean }

/** What is open, what was done last, and whether there is anything in stock, list, plan and diary. */
function situationAlone(
  { open, before, state }: Situation,
  { shape, isFirst, isQuestion }: Omit<Given, 'words'>,
): string[] {
  const kind = open?.kind ?? '-'
  return [
    `last:${lastTool(before)}`,
    `open:${kind}:${isFirst}`,
    `waits:${waitsFor(open)}:${isFirst}`,
    `openq:${kind}:${isQuestion}`,
    `openlong:${kind}:${shape.length < 4}`,
    `empty:${state.stock.length > 0}:${state.list.length > 0}:${state.plan.length > 0}:${state.diary.length > 0}`,
  ]
}

/** What is open and what was done last, with the words. */
function situationFeatures(
  { open, before }: Situation,
  { words, shape, isFirst }: Omit<Given, 'isQuestion'>,
): string[] {
  const last = lastTool(before)
  const kind = open?.kind ?? '-'
  return [
    `last1:${last}:${shape[0]}`,
    `open1:${kind}:${shape[0]}:${isFirst}`,
    `open2:${kind}:${shape.slice(0, 2).join(' ')}`,
    `asks1:${waitsFor(open)}:${shape[0]}`,
    ...words.slice(0, 6).map((word) => `ow:${kind}:${word}`),
    ...words.map((word) => `bw:${last === '-' ? '-' : 'b'}:${word}`),
  ]
}

const lastTool = (before: Situation['before']): string => before.at(-1)?.acts.at(-1)?.tool ?? '-'

function waitsFor(open: Situation['open']): string {
  if (open === undefined) return '-'
  return `${open.kind}:${open.kind === 'question' ? (open.asks ?? '') : (open.acts[0]?.tool ?? '')}`
}

/** The words of a part, where what was found stands by its sort: "used <number> <unit> of the <thing>". */
function shapeOf({ words, markAt }: Sentence, { start, end, things }: Part): string[] {
  const shape: string[] = []
  for (let at = start; at < end;) {
    const thing = things.find((one) => one.start === at)
    const mark = markAt[at]
    shape.push(thing ? '<thing>' : mark && mark.start === at ? `<${mark.kind}>` : (words[at] ?? ''))
    at = thing ? thing.end : mark && mark.start === at ? mark.end : at + 1
  }
  return shape
}

/** So many words in a row, at each place. */
export function grams(words: readonly string[], length: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '))
}

function skips(words: readonly string[]): string[] {
  return words
    .slice(0, -2)
    .flatMap((word, at) => [
      `${word} _ ${words[at + 2]}`,
      ...(at + 3 < words.length ? [`${word} _ _ ${words[at + 3]}`] : []),
    ])
}
