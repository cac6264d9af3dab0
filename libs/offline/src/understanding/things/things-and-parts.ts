import { nameSaid } from '../words/name-said.ts'
import type { Home, OwnThing } from './own-things.ts'
import type { ThingRole } from './roles.ts'
import type { RoleSpan } from './role-tagger.ts'
import type { Segment } from '../words/segments.ts'
import type { Sentence } from '../words/sentence.ts'
import type { ThingSpan } from './thing-tagger.ts'

/** A named thing of a message, and what the person has by that name. */
export type Thing = ThingSpan & {
  /** The words as they were said, in singular. */
  words: readonly string[]
  /** The words as they were said. */
  said: string
  /** The person's things that may be meant, the nearest names first. */
  own: readonly OwnThing[]
  /** What it is to the calls of its part, where that is known. */
  role?: ThingRole
}

/** The thing in a span of a sentence, with the person's things that it may mean. */
export function thingOf(sentence: Sentence, span: ThingSpan): Thing {
  const words = sentence.words.slice(span.start, span.end)
  const said = nameSaid(sentence.tokens.slice(span.start, span.end).map(({ text }) => text))
  const own = sentence.own
    .map((one) => ({ one, likeness: likeness(words, one.words) }))
    .filter(({ likeness: how }) => how > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ one }) => one)
  return { ...span, words, said, own }
}

/** From 1 for the same name down to 0 for another: "chicken" is part of "chicken breast". */
function likeness(said: readonly string[], name: readonly string[]): number {
  const shared = said.filter((word) => name.includes(word)).length
  if (shared === 0) return 0
  if (shared === said.length) return shared / name.length
  return shared === name.length ? (0.9 * shared) / said.length : 0
}

/** The homes where a thing stands. */
export function homesOf({ own }: Thing): Home[] {
  return [...new Set(own.map(({ home }) => home))]
}

/** A segment with what was found in it. */
export type Part = Segment & {
  things: readonly Thing[]
  /** Words that fill a slot and name no thing: a person, a task, a new name. */
  words?: readonly RoleSpan[]
}

/** Divides the things of a sentence among its segments. */
export function partsOf(segments: readonly Segment[], things: readonly Thing[]): Part[] {
  return segments.map((segment) => ({
    ...segment,
    things: things.filter(({ start }) => start >= segment.start && start < segment.end),
  }))
}
