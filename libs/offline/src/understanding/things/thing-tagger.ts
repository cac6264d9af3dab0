import { probabilitiesOf, scoresOf, type LinearModel } from '../models/linear-model.ts'
import type { Sentence } from '../words/sentence.ts'

/** Whether a token begins (B) or continues (I) the name of a thing, or is in none (O). */
export const tags = ['O', 'B', 'I'] as const
export type Tag = (typeof tags)[number]

/** A named thing in a sentence: a food, a dish or a recipe, in the tokens from `start` to before `end`. */
export type ThingSpan = { start: number; end: number }

const textAt = ({ words }: Sentence, at: number): string => words[at] ?? (at < 0 ? '^' : '$')
const listsAt = ({ foodAt, ownAt, markAt }: Sentence, at: number): string =>
  `${foodAt[at] ?? '-'}${ownAt[at] ?? '-'}${markAt[at]?.kind ?? ''}`

/** What speaks for the tag of a token, given the tag before it. */
export function tagFeatures(sentence: Sentence, at: number, before: Tag): string[] {
  return [...wordFeatures(sentence, at), ...tagTransitions(sentence, at, before)]
}

/** What the tag before a token speaks for. */
function tagTransitions(sentence: Sentence, at: number, before: Tag): string[] {
  const [text, lists] = [textAt(sentence, at), listsAt(sentence, at)]
  const stop = sentence.tokens[at - 1]?.stop === '' ? '' : ';'
  return [
    `p:${before}`,
    `wp:${text}:${before}`,
    `lp:${lists}:${before}`,
    `s:${stop}${before}`,
    `e3p:${text.slice(-3)}:${before}`,
    `m:${sentence.markAt[at - 1]?.kind ?? '-'}:${before}`,
    `rp:${before}:${sentence.commonness[at]}:${stop}`,
  ]
}

/** What a word and its neighbours tell by themselves. */
export function wordFeatures(sentence: Sentence, at: number): string[] {
  const word = (offset: number): string => shapeAt(sentence, at + offset)
  const text = (offset: number): string => textAt(sentence, at + offset)
  const lists = (offset: number): string => listsAt(sentence, at + offset)
  const { commonness } = sentence
  return [
    ...[`w:${text(0)}`, `l:${lists(0)}`],
    ...[
      `w-:${text(-1)}`,
      `w-l:${text(-1)}:${lists(0)}`,
      `w--:${text(-2)} ${text(-1)}`,
      `w+:${text(1)}`,
      `w+l:${text(1)}:${lists(0)}`,
      `w++:${text(1)} ${text(2)}`,
    ],
    ...[
      `l-:${lists(-1)}:${lists(0)}`,
      `l+:${lists(0)}:${lists(1)}`,
      `l-+:${lists(-1)}:${lists(0)}:${lists(1)}`,
    ],
    ...[
      `x:${word(-1)}:${word(0)}:${word(1)}`,
      `e2:${text(0).slice(-2)}`,
      `e3:${text(0).slice(-3)}`,
      `m+:${sentence.markAt[at + 1]?.kind ?? '-'}:${lists(0)}`,
    ],
    ...[
      `r:${commonness[at]}`,
      `r-:${text(-1)}:${commonness[at]}`,
      `r+:${commonness[at]}:${commonness[at + 1] ?? '-'}:${lists(1)}`,
      `r-r:${commonness[at - 1] ?? '-'}:${commonness[at]}:${lists(-1)}`,
      `f:${at === 0}`,
      `cap:${at > 0 && /^\p{Lu}/u.test(sentence.tokens[at]?.raw ?? '')}`,
    ],
  ]
}

function shapeAt({ words, markAt, foodAt }: Sentence, at: number): string {
  return markAt[at]?.kind ?? (foodAt[at] === 'O' || foodAt[at] === undefined ? (words[at] ?? '_') : 'food')
}

/** Finds the named things: the most probable tags of the whole sentence (Viterbi). */
export function findThings(model: LinearModel, sentence: Sentence): ThingSpan[] {
  const best = tagsOf(model, sentence)
  if (!best.includes('B')) return knownNames(sentence)
  const spans: ThingSpan[] = []
  for (const [at, tag] of best.entries()) {
    if (tag === 'B') spans.push({ start: at, end: at + 1 })
    const last = spans.at(-1)
    if (tag === 'I' && last !== undefined) last.end = at + 1
  }
  return [...spans.flatMap((span) => partedAtJoint(span, sentence)), ...leftOutNames(best, sentence)]
    .filter((span) => !namesNothing(sentence, span))
    .toSorted((left, right) => left.start - right.start)
}

/** Do words stand where a name does and name nothing: "put the usual on the list"? */
export function namesNothing({ words }: Sentence, { start, end }: ThingSpan): boolean {
  return NAMELESS.has(words.slice(start, end).join(' '))
}
const NAMELESS = new Set(['usual', 'the usual', 'usual stuff', 'usual bits'])

/** Words that may stand between a comma or "and" and a name in a list. */
const BETWEEN = new Set('a an the some of my more nice big small large fresh'.split(' '))

/** The known names that the tagger has left out, where a unit or a list says that they are things: "a pint of milk", "potatoes 2 kg, onions". */
function leftOutNames(best: readonly Tag[], sentence: Sentence): ThingSpan[] {
  const { tokens, words, foodAt, markAt } = sentence
  const isBoundary = (at: number): boolean => at < 0 || tokens[at]?.stop !== '' || words[at] === 'and'
  const isListed = (start: number, end: number): boolean => {
    let before = start - 1
    while (before >= 0 && !isBoundary(before) && BETWEEN.has(words[before] ?? '')) before -= 1
    const isEnded =
      end >= words.length || isBoundary(end - 1) || words[end] === 'and' || markAt[end]?.kind === 'number'
    return before >= 0 && isBoundary(before) && isEnded
  }
  const isMeasured = (start: number): boolean =>
    markAt[words[start - 1] === 'of' ? start - 2 : start - 1]?.kind === 'unit' &&
    tokens[start - 1]?.stop === ''
  return foodAt.flatMap((tag, start): ThingSpan[] => {
    if (tag !== 'B' || best[start] !== 'O' || markAt[start] !== undefined) return []
    const length = foodAt
      .slice(start + 1)
      .findIndex((next, ahead) => next !== 'I' || best[start + 1 + ahead] !== 'O')
    const end = length === -1 ? foodAt.length : start + 1 + length
    return isMeasured(start) || isListed(start, end) ? [{ start, end }] : []
  })
}

/** "Eggs and toast" are two things, unless a list knows them as one, as "fish and chips". */
function partedAtJoint(span: ThingSpan, sentence: Sentence): ThingSpan[] {
  const { words, foodAt, ownAt } = sentence
  const isJoint = (word: string, at: number): boolean =>
    word === 'and' &&
    foodAt[at] === 'O' &&
    ownAt[at] === 'O' &&
    (foodAt[at + 1] === 'B' || (ownAt[span.start] === 'B' && ownAt[at + 1] === 'B'))
  const joint = words.findIndex(
    (word, at) =>
      at > span.start &&
      at < span.end - 1 &&
      (foodAt[span.start] === 'B' || ownAt[span.start] === 'B') &&
      isJoint(word, at),
  )
  if (joint === -1) return [span]
  return [{ ...span, end: joint }, ...partedAtJoint({ ...span, start: joint + 1 }, sentence)]
}

/** Where nothing was found: the names that lists know, outside of days, amounts and places. */
function knownNames({ ownAt, foodAt, markAt, words }: Sentence): ThingSpan[] {
  const known = ownAt.some((tag) => tag === 'B') ? ownAt : foodAt
  const spans: ThingSpan[] = []
  for (const [at, tag] of known.entries()) {
    const last = spans.at(-1)
    if (markAt[at] !== undefined || (words[at] ?? '').length < 3) continue
    if (tag === 'B') spans.push({ start: at, end: at + 1 })
    else if (tag === 'I' && last?.end === at) last.end = at + 1
  }
  return spans
}

type Path = { score: number; tags: Tag[] }

function tagsOf(model: LinearModel, sentence: Sentence): Tag[] {
  let paths = new Map<Tag, Path>([['O', { score: 0, tags: [] }]])
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const next = new Map<Tag, Path>()
    const alone = scoresOf(model, wordFeatures(sentence, at))
    for (const [before, path] of paths) {
      const probabilities = probabilitiesOf(scoresOf(model, tagTransitions(sentence, at, before), alone))
      for (const [index, tag] of tags.entries()) {
        if (tag === 'I' && before === 'O') continue
        const score = path.score + Math.log((probabilities[index] ?? 0) + 1e-9)
        if (score > (next.get(tag)?.score ?? -Infinity)) next.set(tag, { score, tags: [...path.tags, tag] })
      }
    }
    paths = next
  }
  return [...paths.values()].toSorted((one, other) => other.score - one.score)[0]?.tags ?? []
}
