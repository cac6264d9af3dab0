import { namesAFood, speaksOf } from '@alfred/language/wording'
import type { Announcement } from '@alfred/contracts'
import { plainRef } from '../memory/registry.ts'
import { workingSet } from '../memory/working-set.ts'
import type { TurnState } from '../state/turn-state.ts'
import type { WrittenCall } from '../state/written-calls.ts'

/** Words that mean whatever there is: "throw away everything that has expired". What that is is the plan's to find. */
const sweeping =
  /\b(?:all|everything|expired|alles|abgelaufen\p{L}*|tout|toute|tous|périmée?s?|todo|toda|todos|caducad[oa]s?)(?!\p{L})/iu

type Given = Pick<TurnState, 'message' | 'answered' | 'registry' | 'artifacts' | 'changedBefore'>
type Tool = Pick<Announcement['tools'][number], 'touches'>

/** What was spoken of, as far as code can see. */
export type Spoken = {
  /** The message, and what it answers. */
  said: string
  /** The message of the turn before, where that changed something. */
  changedBefore: string | null
  /** Whether these name some food, so that another one was hardly meant. */
  namesFood: boolean
  /** Whether they mean whatever there is. */
  sweeps: boolean
  /** The refs that the message was read to mention. */
  mentioned: ReadonlySet<string>
  /** What is in play, by ref; `isActive` when the conversation spoke of it. */
  shown: ReadonlyMap<string, { label: string; isActive: boolean }>
  plain: (ref: string) => string
}

/** What a message speaks of: its words, what it answers, and what it was read to mention. */
export function spokenIn(state: Given, mentioned: readonly (string | null)[]): Spoken {
  const { answered, message, changedBefore } = state
  const said = `${message} ${answered?.message ?? ''} ${answered?.answer ?? ''}`
  const plain = (ref: string): string => plainRef(state.registry, ref)
  const shown = new Map(
    workingSet(state).map(({ ref, label, tier }) => [plain(ref), { label, isActive: tier === 'active' }]),
  )
  const labels = [...shown.values()].map(({ label }) => label)
  return {
    ...{ said, changedBefore },
    namesFood: namesAFood(said) || labels.some((label) => speaksOf(said, label)),
    sweeps: sweeping.test(message),
    mentioned: new Set(mentioned.flatMap((ref) => (ref === null ? [] : [plain(ref)]))),
    ...{ shown, plain },
  }
}

/**
 * Whether somebody spoke of what a call takes from or changes. A reading that mentions it is no proof: where the
 * message names a food, it has to be this one. Where it names none, what was mentioned or spoken of before will do.
 */
export function isSpokenOf(call: WrittenCall, tool: Tool, spoken: Spoken): boolean {
  const things = thingsOf(call, tool)
  if (things.length === 0) return true
  const { said, namesFood, sweeps, mentioned, shown, plain } = spoken
  const names = namesOf(call, tool, spoken)
  if (names.some((name) => speaksOf(said, name))) return true
  if (namesFood) return false
  const active = [...shown.values()].filter(({ isActive }) => isActive)
  const wasSpokenOf = names.some((name) => active.some(({ label }) => speaksOf(label, name)))
  return sweeps || wasSpokenOf || things.some((thing) => mentioned.has(plain(thing)))
}

/**
 * Whether what a call takes away is what the turn before told, and the message names what the same decision puts in its place: "those were sardines"
 * behind "bought 2 tins of tuna". Nothing older is touched by that.
 */
export function isPutRight(
  { call, names }: { call: WrittenCall; names: readonly string[] },
  calls: readonly WrittenCall[],
  { said, changedBefore }: Pick<Spoken, 'said' | 'changedBefore'>,
): boolean {
  if (changedBefore === null || said.trimEnd().endsWith('?')) return false
  const isReplaced = calls.some((other) => {
    const food = other.arguments?.['food']
    return other !== call && typeof food === 'string' && !names.includes(food) && speaksOf(said, food)
  })
  return isReplaced && names.some((name) => speaksOf(changedBefore, name))
}

/** The names of the things that a call takes from or changes. */
export function namesOf(call: WrittenCall, tool: Tool, { shown, plain }: Spoken): string[] {
  return thingsOf(call, tool).map((thing) => shown.get(plain(thing))?.label ?? thing)
}

function thingsOf({ arguments: args }: WrittenCall, { touches }: Tool): string[] {
  return touches.flatMap((name) => {
    const value = args?.[name]
    return typeof value === 'string' && value.trim() !== '' ? [value] : []
  })
}
