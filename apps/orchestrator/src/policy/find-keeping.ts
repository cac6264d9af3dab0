import { isOfAnother, isUnsaid, keptOut, ownWords, readPregnancy, readTellings } from '@alfred/language'
import type { Announcement, Constraint, MessageReading, ToldOfPerson } from '@alfred/contracts'
import { hasId } from '../memory/without-ids.ts'
import type { Keeping } from '../state/turn-record.ts'

const KEPT_MAX = 10
const VALUE_MAX = 120

/** What nobody is allergic to: the answer to "are you allergic to anything?". */
const nothing = /^(?:none?|nothing|nope|n\/a|unknown|keine?|nein|nichts|aucune?|rien|non|ninguna?|nada)$/iu

/**
 * What the message says of the person and is to be kept, as calls of the tool that an agent announced for it. Code
 * keeps only what the message says in its own words; it adds, and never takes away. Null when there is nothing.
 */
export function findKeeping(
  reading: Pick<MessageReading, 'told_of_person'>,
  message: string,
  agents: readonly Announcement[],
): Keeping | null {
  const keeper = agents.find(({ providers }) => providers.keeps !== null)
  const keeps = keeper?.providers.keeps
  if (!keeper || !keeps) return null
  const kept = new Map<string, ToldOfPerson>()
  for (const told of toldOfWriter(reading, message)) {
    const key = `${told.kind} ${told.value.trim().toLowerCase()}`
    if (keeps.kinds.includes(told.kind)) kept.set(key, told)
  }
  const calls = [...kept.values()].slice(0, KEPT_MAX).map(({ kind, value }, index) => ({
    call: index + 1,
    tool: keeps.tool,
    arguments: { kind, value: value.trim() },
    artifacts: {},
  }))
  if (calls.length === 0) return null
  return { agent: { domain: keeper.domain, version: keeper.version }, calls }
}

/**
 * The reading with what code reads in plain sentences of the message and the model missed: allergies and diets of the
 * writer, their pregnancy, and what is excluded for the present goal because somebody who eats along once must not have it.
 */
export function withMissed(reading: MessageReading, message: string): MessageReading {
  const { constraint_snapshot: snapshot } = reading
  const new_constraints = [...snapshot.new_constraints, ...excludedForOthers(reading, message)]
  return {
    ...reading,
    told_of_person: [...reading.told_of_person, ...missedIn(reading, message)],
    constraint_snapshot: { ...snapshot, new_constraints },
  }
}

function excludedForOthers(
  { told_of_person, constraint_snapshot }: MessageReading,
  message: string,
): Constraint[] {
  const { new_constraints: fresh, override_constraints: overriding } = constraint_snapshot
  const excluded = new Set(
    [...fresh, ...overriding]
      .filter(({ type }) => type === 'ingredient_excluded')
      .map(({ value }) => meaningOf(value)),
  )
  const byModel = told_of_person.filter((told) => isRule(told) && whoseIs(told, message) === 'another')
  const byCode = readTellings(message).filter(({ who }) => who === 'another')
  return [...byModel, ...byCode].flatMap(({ value }): Constraint[] => {
    if (excluded.has(meaningOf(value))) return []
    excluded.add(meaningOf(value))
    return [{ type: 'ingredient_excluded', field: '', value: value.trim(), confidence: 1 }]
  })
}

function missedIn(reading: MessageReading, message: string): ToldOfPerson[] {
  const own = plain(message)
  const told = toldOfWriter(reading, message).filter(isRule)
  const meanings = new Set(told.map(({ value }) => meaningOf(value)))
  // A word that no list knows may be told already, in English: then the model's word is taken.
  const isTold = ({ kind, value, said }: ToldOfPerson): boolean =>
    meanings.has(meaningOf(value)) ||
    (keptOut(value) === undefined &&
      told.some((one) => one.kind === kind && overlap(own, plain(one.said), plain(said))))
  const missed = readTellings(message)
    .filter((one) => one.who === 'writer' && !isTold(one))
    .map(({ kind, value, said }) => ({ kind, value, said }))
  return [...missed, ...pregnancyMissedIn(reading, message)]
}

/** A pregnancy bounds what is offered, so that it is kept whatever the model made of it. */
function pregnancyMissedIn({ told_of_person }: MessageReading, message: string): ToldOfPerson[] {
  const told = readPregnancy(message)
  const isTold = told_of_person.some(({ value }) => /pregnan|breast-?feed|nursing/i.test(value))
  return told === undefined || isTold ? [] : [{ kind: 'routine', ...told }]
}

function toldOfWriter(
  { told_of_person }: Pick<MessageReading, 'told_of_person'>,
  message: string,
): ToldOfPerson[] {
  return told_of_person.filter((told) => whoseIs(told, message) === 'writer')
}

/** Whether it is of the kinds that keep foods out. */
function isRule({ kind }: ToldOfPerson): boolean {
  return kind === 'allergy' || kind === 'diet'
}

function overlap(text: string, one: string, other: string): boolean {
  const [first, second] = [text.indexOf(one), text.indexOf(other)]
  return first >= 0 && second >= 0 && first < second + other.length && second < first + one.length
}

function meaningOf(value: string): string {
  return keptOut(value.replace(/^no /i, '')) ?? plain(value)
}

/** Of whom the words of the message say it; null when they do not say it. */
function whoseIs(told: ToldOfPerson, message: string): 'writer' | 'another' | null {
  const { value, said } = told
  if (value.trim() === '' || value.length > VALUE_MAX || hasId(value)) return null
  if (isRule(told) && nothing.test(value.trim())) return null
  const own = plain(ownWords(message))
  const words = plain(said)
  const place = own.indexOf(words)
  if (words === '' || place < 0 || isUnsaid(own, { place, length: words.length })) return null
  const cased = ownWords(message).replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()
  return isOfAnother(cased, { place, length: words.length }) ? 'another' : 'writer'
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()
}
