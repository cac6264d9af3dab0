import type { MarkRole, ThingRole } from '../things/roles.ts'
import type { Part, Thing } from '../things/things-and-parts.ts'
import type { Mark, MarkKind } from '../words/marks.ts'
import type { Home, OwnThing } from '../things/own-things.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Act, Situation } from '../things/situation.ts'

/** What the slots of a call are filled from: a part of a message, the whole message and the situation. */
export type Given = { sentence: Sentence; part: Part; parts: readonly Part[]; situation: Situation }
/** Fills the slots of the calls of one tool. A call lacks a slot (null) that nobody told. */
export type Filler = (given: Given) => Act[]

/** The words of the part, with a blank at both ends so that patterns can ask for whole words. */
export function textOf({ sentence, part }: Given): string {
  return ` ${sentence.tokens
    .slice(part.start, part.end)
    .map(({ text }) => text)
    .join(' ')} `
}

/** The words of the whole message, likewise. */
export function messageOf({ sentence }: Given): string {
  return ` ${sentence.tokens.map(({ text }) => text).join(' ')} `
}

/** The found marks of a sort in the part. */
export function marksIn({ sentence, part }: Given, kind: MarkKind): Mark[] {
  return sentence.marks.filter(
    (mark) => mark.kind === kind && mark.start >= part.start && mark.start < part.end,
  )
}

/** The first mark of a sort in the part, or the only one of the message where it stands before. */
export function firstMark(given: Given, kind: MarkKind): string | undefined {
  const [inPart] = marksIn(given, kind)
  const [only, second] = given.sentence.marks.filter((mark) => mark.kind === kind)
  const isBefore =
    second === undefined &&
    only !== undefined &&
    only.end <= given.part.start &&
    !/^(?:as|like|from)$/.test(wordsBefore(given, only.start, 1))
  const found = inPart ?? (isBefore ? only : undefined)
  return found === undefined ? undefined : String(found.value)
}

/** The words before a token, as one text. */
export function wordsBefore({ sentence }: Given, at: number, count = 2): string {
  return sentence.tokens
    .slice(Math.max(0, at - count), at)
    .map(({ text }) => text)
    .join(' ')
}

/** The words from a token on, as one text. */
export function wordsBehind({ sentence }: Given, end: number, count: number): string {
  return sentence.tokens
    .slice(end, end + count)
    .map(({ text }) => text)
    .join(' ')
}

/** "There is one behind the beans": what something stands behind is not what is spoken of. */
function withoutNeighbours(given: Given): readonly Thing[] {
  const { things } = given.part
  const spoken = things.filter(
    ({ start }) =>
      !/\b(?:behind|beside|underneath|next to|on top of)(?: the| my| our)?$/.test(
        wordsBefore(given, start, 4),
      ),
  )
  return spoken.length > 0 ? spoken : things
}

/** "Grams, not kilos" names no food. */
export const isNoMeasure = ({ said }: Thing): boolean =>
  !/^(?:gram|gramm|kilo|kilogram|litre|liter|ml|kg)s?$/.test(said)

/** The things of the part; without any, the thing that "it" and the like refer to: named before, or changed last. */
export function thingsOf(given: Given): readonly Thing[] {
  if (given.part.things.some(isNoMeasure)) return withoutNeighbours(given).filter(isNoMeasure)
  const before = given.parts.filter(({ end, things }) => end <= given.part.start && things.length > 0)
  if (/ both /.test(textOf(given))) {
    const all = before.flatMap(({ things }) => things)
    return all.filter(({ said }, at) => all.findIndex((one) => one.said === said) === at).slice(-2)
  }
  const earlier = before.at(-1)
  return earlier && REFERS.test(textOf(given)) ? earlier.things.slice(-1) : []
}
const REFERS = / (?:it|its|them|they|theyre|that|those|these|this|one|ones|some|any|both|all) /

/** The name of a thing: as it stands in the first of the homes that has it, otherwise as it was said. */
export function nameOf(thing: Thing, ...homes: Home[]): string {
  const own = ownOf(thing, ...homes)
  return own?.name ?? thing.said
}

/** Do the words name several different things of the person equally well: "the cheese" of cheddar cheese and cream cheese? */
export function isAmbiguous(thing: Thing, home: Home): boolean {
  const names = new Set(thing.own.filter((one) => one.home === home).map(({ words }) => words.join(' ')))
  return names.size > 1 && !names.has(thing.words.join(' '))
}

/** What the person has by the thing's name in the first of the homes that has it. */
export function ownOf(thing: Thing, ...homes: Home[]): OwnThing | undefined {
  for (const home of homes) {
    const own = thing.own.find((one) => one.home === home)
    if (own !== undefined) return own
  }
  return undefined
}

/** The words of a role that names no thing, as they were written: a person, a task, a new name. */
export function wordsOf({ part, sentence }: Given, role: ThingRole): string | undefined {
  const span = part.words?.find((one) => one.role === role)
  return (
    span &&
    sentence.tokens
      .slice(span.start, span.end)
      .map(({ raw }) => raw)
      .join(' ')
  )
}

/** The value of the first mark of a role. */
export function markOf(given: Given, kind: MarkKind, role: MarkRole): string | undefined {
  const mark = marksIn(given, kind).find((one) => one.role === role)
  return mark && String(mark.value)
}

/** The foods that the last turn before was about: what "it" and a bare amount speak of. */
export function foodsBefore({ situation }: Given): string[] {
  const acts = situation.before.findLast((turn) => turn.acts.some(hasFood))?.acts ?? []
  return [...new Set(acts.filter(hasFood).map(({ food }) => String(food)))]
}
const hasFood = (one: Act): boolean => typeof one['food'] === 'string'

/** Leaves out what was not told. */
export function withoutUntold(slots: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))
}

/** A call with the slots that were told. */
export function act(tool: string, slots: Readonly<Record<string, unknown>>): Act {
  return { tool, ...withoutUntold(slots) }
}
