import { scoresOf, type LinearModel } from '../models/linear-model.ts'
import type { Mark } from '../words/marks.ts'
import { markRoles, thingRoles, type MarkRole, type ThingRole } from './roles.ts'
import type { Sentence } from '../words/sentence.ts'
import { wordFeatures, type ThingSpan } from './thing-tagger.ts'

// A second look at a message: once it is known which tool it means, each word is given the role that it plays in the calls.

/** The role of a token: none (O), in a thing of a role, which it begins (B) or continues (I), or in a mark of a role (M). */
export type RoleTag = 'O' | `B:${ThingRole}` | `I:${ThingRole}` | `M:${MarkRole}`
export const roleTags: readonly RoleTag[] = [
  'O',
  ...thingRoles.flatMap((role) => [`B:${role}` as const, `I:${role}` as const]),
  ...markRoles.map((role) => `M:${role}` as const),
]

/** A thing with its role, and how sure it is of its least sure word, from 0 to 1. */
export type RoleSpan = ThingSpan & { role: ThingRole; sureness: number }
/** The roles in a stretch of a sentence: of its things, and of the marks that count for the calls. */
export type Roles = {
  things: RoleSpan[]
  marks: ReadonlyMap<Mark, MarkRole>
  /** How sure it is that none of the words from `start` to before `end` plays a role, from 0 to 1. */
  isIdle(start: number, end: number): number
  /** How sure the role of the least sure word is, and the mean of all, from 0 to 1. */
  least: number
  mean: number
}

/** What speaks for the role of a token, whatever the role of the token before it. */
export function roleFeatures(sentence: Sentence, at: number, tool: string): string[] {
  const { words, foodAt, ownAt, markAt, own, tokens, commonness } = sentence
  const word = (offset: number): string => words[at + offset] ?? (at + offset < 0 ? '^' : '$')
  const lists = (offset: number): string =>
    `${foodAt[at + offset] ?? '-'}${ownAt[at + offset] ?? '-'}${markAt[at + offset]?.kind ?? ''}`
  const homes = [
    ...new Set(own.filter(({ words: name }) => name.includes(word(0))).map(({ home }) => home)),
  ].join()
  const stop = tokens[at - 1]?.stop ?? '^'
  const mark = markAt[at]
  const kinds = mark ? sentence.marks.filter(({ kind }) => kind === mark.kind) : []
  const place = mark
    ? `${mark.kind}:${kinds.indexOf(mark)} of ${Math.min(3, kinds.length)}:${at === mark.start}`
    : '-'
  const withTool = [
    `${lists(0)}`,
    `${lists(-1)}:${lists(0)}`,
    `${lists(0)}:${lists(1)}`,
    `w:${word(0)}`,
    `-:${word(-1)}`,
    `-l:${word(-1)}:${lists(0)}`,
    `--:${word(-2)} ${word(-1)}`,
    `---:${word(-3)} ${word(-2)} ${word(-1)}`,
    `--l:${word(-2)}:${lists(0)}`,
    `+:${word(1)}:${lists(0)}`,
    `++:${word(1)} ${word(2)}`,
    `h:${homes}:${lists(0)}`,
    `place:${place}`,
    `place-:${place}:${word(-1)}`,
    `stop:${stop}:${lists(0)}`,
    `mark-:${markBefore(sentence, at)}:${lists(0)}`,
    `first:${at === 0}:${lists(0)}`,
    `r:${commonness[at]}:${foodAt[at]}`,
    `r-:${commonness[at]}:${word(-1)}`,
  ]
  return [...wordFeatures(sentence, at), `h:${homes}`, ...withTool.map((feature) => `${tool}|${feature}`)]
}

/** The sort of the nearest mark before a token, and how far it is. */
function markBefore({ markAt }: Sentence, at: number): string {
  for (let back = 1; back <= 4; back += 1) {
    const mark = markAt[at - back]
    if (mark !== undefined) return `${mark.kind}${back}`
  }
  return '-'
}

/** What speaks for the role of a token given the role before it. */
export function roleTransitions(
  sentence: Sentence,
  at: number,
  { tool, before }: { tool: string; before: RoleTag },
): string[] {
  const { foodAt, ownAt, markAt, tokens, words } = sentence
  const lists = `${foodAt[at] ?? '-'}${ownAt[at] ?? '-'}${markAt[at]?.kind ?? ''}`
  const stop = tokens[at - 1]?.stop === '' ? '' : ';'
  return [
    `t:${before}`,
    `t:${before}:${tool}`,
    `tl:${before}:${lists}`,
    `ts:${before}:${stop}`,
    `tw:${before}:${words[at] ?? ''}`,
    `tsl:${before}:${stop}:${lists}`,
    `tr:${before}:${sentence.commonness[at]}:${stop}`,
  ]
}

/** How many of the likeliest ways to give roles are followed from word to word. */
const WAYS = 4
/** One way to give roles up to a word: that of the word, how sure it is, and the way up to the word before it. */
type Way = { score: number; tag: RoleTag; share: number; before: Way | undefined }

/** The likeliest roles of the words of a stretch of a sentence that means a call of a tool. */
export function rolesOf(
  model: LinearModel,
  sentence: Sentence,
  { start, end, tool }: { start: number; end: number; tool: string },
): Roles {
  let ways: Way[] = [{ score: 0, tag: 'O', share: 1, before: undefined }]
  for (let at = start; at < end; at += 1) {
    const alone = scoresOf(model, roleFeatures(sentence, at, tool))
    const next = new Map<RoleTag, Way>()
    for (const before of ways) {
      const joined = scoresOf(model, roleTransitions(sentence, at, { tool, before: before.tag }), alone)
      const most = joined.reduce((one, other) => Math.max(one, other), -Infinity)
      const sum = Math.log(joined.reduce((all, score) => all + Math.exp(score - most), 0)) + most
      for (const [index, tag] of roleTags.entries()) {
        const share = (joined[index] ?? 0) - sum
        const score = before.score + share
        if (score <= (next.get(tag)?.score ?? -Infinity)) continue
        if (follows(tag, before.tag) && fits(tag, sentence, at)) next.set(tag, { score, tag, share, before })
      }
    }
    ways = [...next.values()].toSorted((one, other) => other.score - one.score).slice(0, WAYS)
  }
  return rolesIn(stepsOf(ways[0]), sentence, start)
}

/** The roles along a way with how sure each is, but for the beginning, which is of no word. */
function stepsOf(way: Way | undefined): { tags: RoleTag[]; shares: number[] } {
  const steps: Way[] = []
  for (let at = way; at?.before !== undefined; at = at.before) steps.push(at)
  steps.reverse()
  return { tags: steps.map(({ tag }) => tag), shares: steps.map(({ share }) => Math.exp(share)) }
}

/** A thing goes on only behind its own beginning. */
function follows(tag: RoleTag, before: RoleTag): boolean {
  return !tag.startsWith('I:') || before.slice(2) === tag.slice(2)
}

/** Only a mark has the role of one, and a mark is no beginning of a thing unless lists know it in a name. */
function fits(tag: RoleTag, { markAt }: Sentence, at: number): boolean {
  return !tag.startsWith('M:') || markAt[at] !== undefined
}

function rolesIn(
  { tags, shares }: { tags: readonly RoleTag[]; shares: readonly number[] },
  { markAt }: Sentence,
  start: number,
): Roles {
  const things: RoleSpan[] = []
  const marks = new Map<Mark, MarkRole>()
  for (const [index, tag] of tags.entries()) {
    const at = start + index
    const last = things.at(-1)
    const role = tag.slice(2)
    const mark = markAt[at]
    const sureness = shares[index] ?? 0
    if (tag.startsWith('B:')) things.push({ start: at, end: at + 1, role: role as ThingRole, sureness })
    else if (tag.startsWith('I:') && last !== undefined) {
      last.end = at + 1
      last.sureness = Math.min(last.sureness, sureness)
    } else if (tag.startsWith('M:') && mark !== undefined && !marks.has(mark))
      marks.set(mark, role as MarkRole)
  }
  return {
    things,
    marks,
    least: Math.min(1, ...shares),
    mean:
      shares.length === 0
        ? 1
        : Math.exp(shares.reduce((sum, share) => sum + Math.log(share + 1e-9), 0) / shares.length),
    isIdle: (from, end) =>
      Math.min(
        ...Array.from({ length: end - from }, (_, index) => {
          const at = from + index - start
          return tags[at] === 'O' ? (shares[at] ?? 0) : 0
        }),
      ),
  }
}
