import type { Announcement, MessageReading, ToldOfPerson } from '@alfred/contracts'
import { hasId } from '../memory/without-ids.ts'
import type { Keeping } from '../state/turn-record.ts'

const KEPT_MAX = 10
const VALUE_MAX = 120

/** "Not allergic any more" and the like: what is no longer so is forgotten on request, never in passing. */
const takesBack =
  /(?:\b(?:not|isn't|aren't|no longer|nicht|nicht mehr|kein|keine|pas|plus|ya no|no soy)\b\s+(?:\p{L}+\s+){0,2}|\bno\s+)(?:allerg|intoler|vega|vegeta|alérg)/iu

/** "Am I allergic to nuts?" tells nothing. */
const asks = /^(?:am|are|is|do|does|was|bin|sind|ist|hab|suis|sommes|soy|somos)\b.*\?$/isu

/**
 * What the message says of the person and is to be kept, as calls of the tool that an agent announced for it. Code
 * keeps only what the message says in its own words; it adds, and never takes away. Null when there is nothing.
 */
export function findKeeping(
  { told_of_person }: Pick<MessageReading, 'told_of_person'>,
  message: string,
  agents: readonly Announcement[],
): Keeping | null {
  const keeper = agents.find(({ providers }) => providers.keeps !== null)
  const keeps = keeper?.providers.keeps
  if (!keeper || !keeps) return null
  const kept = new Map<string, ToldOfPerson>()
  for (const told of told_of_person) {
    const key = `${told.kind} ${told.value.trim().toLowerCase()}`
    if (keeps.kinds.includes(told.kind) && isSaid(told, message)) kept.set(key, told)
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

function isSaid({ value, said }: ToldOfPerson, message: string): boolean {
  if (value.trim() === '' || value.length > VALUE_MAX || hasId(value)) return false
  const words = plain(said)
  const place = plain(message).indexOf(words)
  if (words === '' || place < 0) return false
  const sentence = sentenceAt(plain(message), place, words.length)
  return !takesBack.test(words) && !asks.test(sentence)
}

/** The sentence that holds these characters. */
function sentenceAt(text: string, place: number, length: number): string {
  const before = Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark, place - 1)))
  const rest = text.slice(place + length)
  const end = rest.search(/[.!?]/)
  return text.slice(before + 1, place + length + (end < 0 ? rest.length : end + 1)).trim()
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()
}
