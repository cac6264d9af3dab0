import {
  hashesOf,
  plainWordsOf,
  roleFeatures,
  roleTags,
  roleTransitions,
  type Act,
  type Mark,
  type MarkRole,
  type RoleTag,
  type Sentence,
  type ThingRole,
} from '@alfred/offline/understanding'
import type { Example } from './examples.ts'

/** What a call was told: a text or a number, with its role. */
type Told =
  { role: ThingRole; text: string } | { role: MarkRole; kinds: readonly string[]; value: string | number }

const AMOUNTS = ['number']
const thingSlots: Readonly<Record<string, ThingRole>> = {
  food: 'thing',
  title: 'thing',
  value: 'thing',
  ingredient: 'thing',
  name: 'recipe',
  recipe: 'recipe',
  query: 'query',
  who: 'who',
  new_name: 'name',
  what: 'task',
}
const markSlots: Readonly<Record<string, readonly [MarkRole, readonly string[]]>> = {
  quantity: ['used', AMOUNTS],
  target: ['used', AMOUNTS],
  calories: ['used', AMOUNTS],
  servings: ['servings', AMOUNTS],
  max_minutes: ['minutes', AMOUNTS],
  day: ['used', ['day']],
  from_day: ['since', ['day']],
  to_day: ['until', ['day']],
  until: ['until', ['day']],
  of_day: ['since', ['day']],
  expires: ['expires', ['day']],
  location: ['at', ['place']],
  from: ['since', ['day', 'place']],
  to: ['until', ['day', 'place']],
  meal: ['used', ['meal']],
  from_meal: ['since', ['meal']],
  to_meal: ['until', ['meal']],
  nutrient: ['used', ['nutrient']],
  without_days: ['left out', ['day']],
}

/** What the calls of a line were told, slot by slot. */
function toldIn(value: unknown, slot: string, role?: ThingRole): Told[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (Array.isArray(value))
    return value.flatMap((each) =>
      toldIn(
        each,
        slot === 'foods' || slot === 'items' || slot === 'meals' ? 'food' : slot,
        role ?? listRole(slot),
      ),
    )
  if (typeof value === 'object') {
    if (slot === 'swap') {
      const { from, to } = value as Record<string, unknown>
      return [...toldIn(from, 'food', 'from'), ...toldIn(to, 'food', 'to')]
    }
    if (slot === 'a' || slot === 'b')
      return Object.entries(value).flatMap(([key, each]) =>
        toldIn(each, slot === 'a' ? `from_${key}` : `to_${key}`),
      )
    return Object.entries(value).flatMap(([key, each]) =>
      key === 'tool' ? [] : toldIn(each, key, role ?? listRole(slot)),
    )
  }
  const thing = role ?? thingSlots[slot]
  const mark = markSlots[slot]
  if (typeof value === 'string' && thing !== undefined && mark === undefined)
    return [{ role: thing, text: value }]
  if (typeof value === 'number' && thing !== undefined) return []
  return mark === undefined ? [] : [{ role: mark[0], kinds: mark[1], value: value as string | number }]
}

function listRole(slot: string): ThingRole | undefined {
  if (slot === 'without' || slot === 'remove') return 'without'
  return slot === 'add' ? 'add' : undefined
}

/** The right roles of the words of a stretch of a sentence that means these calls. */
export function goldRoles(
  acts: readonly Act[],
  sentence: Sentence,
  { start, end }: { start: number; end: number },
): RoleTag[] {
  const gold: RoleTag[] = sentence.words.map(() => 'O')
  const told = acts.flatMap((act) => toldIn(act, 'act'))
  for (const one of told) if ('value' in one) setMark(gold, one, { sentence, start, end })
  const things = told
    .filter((one) => 'text' in one)
    .toSorted((one, other) => other.text.length - one.text.length)
  for (const { role, text } of things)
    setThing(gold, { role, words: plainWordsOf(text) }, { sentence, start, end })
  return gold.slice(start, end)
}

type Stretch = { start: number; end: number }
type Place = Stretch & { sentence: Sentence }

function setMark(
  gold: RoleTag[],
  { role, kinds, value }: Extract<Told, { value: unknown }>,
  { sentence: { marks }, start, end }: Place,
): void {
  const mark = marks.find(
    (one) =>
      kinds.includes(one.kind) &&
      one.start >= start &&
      one.end <= end &&
      gold[one.start] === 'O' &&
      isSame(one, value),
  )
  if (mark !== undefined) for (let at = mark.start; at < mark.end; at += 1) gold[at] = `M:${role}`
}

function isSame({ value }: Mark, told: string | number): boolean {
  if (typeof told === 'number') return Math.abs(Number(value) - told) < 0.02 * Math.abs(told) + 0.001
  const [one, other] = [String(value), told].map((text) => plainWordsOf(text).join(' '))
  return one === other
}

function setThing(
  gold: RoleTag[],
  { role, words: name }: { role: ThingRole; words: readonly string[] },
  { sentence: { words }, start, end }: Place,
): void {
  let best: Stretch | undefined
  for (let from = start; from < end; from += 1) {
    let to = from
    while (to < end && gold[to] === 'O' && isOf(words[to] ?? '', name)) to += 1
    // Words such as "and" or "of" end no name.
    while (to > from && !name.includes(words[to - 1] ?? '')) to -= 1
    if (to > from && name.includes(words[from] ?? '') && to - from > (best ? best.end - best.start : 0))
      best = { start: from, end: to }
  }
  if (best === undefined || (best.end - best.start === 1 && (words[best.start] ?? '').length < 3)) return
  for (let at = best.start; at < best.end; at += 1) gold[at] = `${at === best.start ? 'B' : 'I'}:${role}`
}

const isOf = (word: string, name: readonly string[]): boolean =>
  name.includes(word) || ['of', 'the', 'a', 'my'].includes(word)

/** What a reader of roles learns from a stretch of a sentence that means calls of a tool. */
export function roleExamples(
  acts: readonly Act[],
  sentence: Sentence,
  { start, end, tool }: Stretch & { tool: string },
): Example[] {
  const gold = goldRoles(acts, sentence, { start, end })
  return gold.map((tag, index) => ({
    features: hashesOf([
      ...roleFeatures(sentence, start + index, tool),
      ...roleTransitions(sentence, start + index, { tool, before: gold[index - 1] ?? 'O' }),
    ]),
    label: roleTags.indexOf(tag),
  }))
}
