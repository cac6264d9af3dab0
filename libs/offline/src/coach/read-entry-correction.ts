import { ask, openSlot } from '../reading/intent.ts'
import type { TurnBrief } from '@alfred/contracts'
import { readAmount } from '@alfred/language'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { namedEntry } from './named-entry.ts'
import { bareCorrection } from './read-correction.ts'
import { isSameFood, readEaten, takeMealAndDay } from './read-eaten.ts'
import { amountSaidLast, correctionAlone } from './amount-said-last.ts'
import { partEaten } from './share-eaten.ts'
import { whenItWas } from './when-it-was.ts'

type Said = Pick<TurnBrief, 'pending' | 'entities' | 'recent_turns'>
type Entry = Said['entities'][number]

const CORRECTED =
  /^(?:make|change|correct|set|update|fix)\b|^(?:it|that|this|they|those)(?:'s| was| were| is| are| should)\b|^(?:i (?:meant|only had|only ate)|only|for|to)\b|\b(?:instead|rather)$|^(?:breakfast|lunch|dinner|snack)$|, not /

/**
 * Parses a correction of what the turn before logged: "make that 3", "no, it was lunch", "that was yesterday". An
 * earlier entry is corrected where its food is named: "make it 2 slices of toast", and one of another conversation where the diary is named too.
 * Undefined when nothing was logged that may be meant, or a proposal is pending.
 */
export function readEntryCorrection({ text: told, isQuestion }: Sentence, said: Said): Intent[] | undefined {
  const before = said.recent_turns.at(-1)
  if (isQuestion || said.pending !== null) return undefined
  const moved = before === undefined ? undefined : readMoved(told, said)
  if (moved !== undefined) return moved
  const alone = correctionAlone(told)
  const named = readNamed(alone, said)
  if (named !== undefined) return named
  if (before === undefined) return undefined
  const part = readPart(alone, said)
  if (part !== undefined) return part
  const text = amountSaidLast(alone) ?? alone
  const bare = bareCorrection(text)
  if (bare === text && !CORRECTED.test(text) && !/^\d/.test(text)) return undefined
  const entries = said.entities.filter(({ type, tier }) => type === 'food_entry' && tier === 'active')
  const { meal, day, rest } = takeMealAndDay(bare)
  const unchanged = { quantity: null, unit: null, meal, day }
  if (!hasLogged(before)) return CHANGES.test(text) ? correctNamed(rest, entries, unchanged) : undefined
  if (rest === '') return meal === null && day === null ? undefined : onEach(entries, unchanged)
  const amount = readAmount(`${rest} it`)
  if (amount?.rest === 'it') {
    const { unit } = amount
    const measured = entries.filter(({ label }) => unit !== null && isInUnit(label, unit))
    const meant = entries.length > 1 ? measured : entries
    if (entries.length > 1 && meant.length !== 1) return [ask('Of which food shall I change the amount?')]
    return onEach(meant, { ...unchanged, quantity: amount.quantity, unit: amount.unit })
  }
  return correctNamed(rest, entries, unchanged)
}

/** The correction of a food of the diary, which may have been logged long before: its entry is looked up where no ref is known. */
function readNamed(text: string, { entities }: Said): Intent[] | undefined {
  const named = namedEntry(text)
  if (named === undefined) return undefined
  const { food, meal, day, rest } = named
  const amount = rest === '' ? undefined : readAmount(`${rest} it`)
  if (rest !== '' && amount?.rest !== 'it') return undefined
  const changed = { quantity: amount?.quantity ?? null, unit: amount?.unit ?? null, meal, day }
  const meant = entities.filter(({ type, label }) => type === 'food_entry' && isOf(label, food))
  return meant.length === 1
    ? onEach(meant, changed)
    : [{ tool: 'update_food_log', arguments: { entry: null, food, ...changed } }]
}

/**
 * A food that was eaten at another meal or on another day: "the porridge was yesterday, not today". An entry that is not in play is not looked
 * for: who puts right what was never logged would move another day's.
 */
function readMoved(text: string, { entities }: Said): Intent[] | undefined {
  const moved = whenItWas(text)
  if (moved === undefined) return undefined
  const { food, meal, day } = moved
  const meant = entities.filter(
    ({ type, tier, label }) => type === 'food_entry' && tier === 'active' && isOf(label, food),
  )
  if (meant.length === 1) return onEach(meant, { quantity: null, unit: null, meal, day })
  if (!moved.isPutRight || meant.length > 1) return undefined
  const question = `I have just logged no ${food}, so that I have moved none. How much ${food} did you have, and when?`
  return [ask(question, openSlot('message', food))]
}

/** A part of what an entry says was eaten: "I only ate half the pie". */
function readPart(text: string, { entities }: Said): Intent[] | undefined {
  const part = partEaten(text)
  const entries = entities.filter(({ type, tier }) => type === 'food_entry' && tier === 'active')
  const meant = entries.filter(({ label }) => part?.food == null || isOf(label, part.food))
  const count = Number(/^\d+(?:\.\d+)?(?= )/.exec(meant[0]?.label ?? '')?.[0])
  if (part === undefined || meant.length !== 1 || Number.isNaN(count)) return undefined
  const quantity = Math.round(count * part.share * 100) / 100
  return onEach(meant, { quantity, unit: null, meal: null, day: null })
}

/** What is changed without a doubt: "make it ...", "change the toast to ...". */
const CHANGES = /^(?:make|change|correct) /

/** The correction of the only entry whose food is named. */
function correctNamed(rest: string, entries: readonly Entry[], unchanged: Change): Intent[] | undefined {
  const [item, ...others] = readEaten(rest).items
  if (item === undefined || others.length > 0) return undefined
  const meant = entries.filter(({ label }) => isOf(label, item.food))
  if (meant.length !== 1) return undefined
  return onEach(meant, { ...unchanged, quantity: item.quantity, unit: item.unit })
}

/** Did the turn log or correct an entry? Of a turn that was stored before its changes were, the facts tell. */
function hasLogged({ changed, facts }: Said['recent_turns'][number]): boolean {
  return changed?.includes('food_entry') ?? facts.some((fact) => /^(?:Logged|Changed to) /.test(fact))
}

/** Is the amount of an entry ("2 slices of toast for breakfast on 2026-11-25") in this unit? */
function isInUnit(label: string, unit: string): boolean {
  return new RegExp(`^[\\d.]+ ${unit.replace(/[^a-z ]/gi, '')}(?:e?s)? (?:of )?`, 'i').test(label)
}

/** Does the label of an entry ("2 eggs for breakfast on 2026-11-25") name this food? */
function isOf(label: string, food: string): boolean {
  const named = label.replace(/(?: for \w+)? on [\d-]+$/, '').replace(/^[\d.]+ (?:[a-z]+ of )?/, '')
  return isSameFood(named, food) || isSameFood(named.split(' ').at(-1) ?? '', food)
}

type Change = Omit<Extract<Intent, { tool: 'update_food_log' }>['arguments'], 'entry' | 'food'>

/** Applies a change to each entry. Without a ref the tool changes the last entry. */
function onEach(entries: readonly Entry[], change: Change): Intent[] {
  const refs = entries.length === 0 ? [null] : entries.map(({ ref }) => ref)
  return refs.map((entry): Intent => ({
    tool: 'update_food_log',
    arguments: { entry, food: null, ...change },
  }))
}
