import { readNumber } from './read-number.ts'

/** Parts of the day, with the words for them. What has no time of the clock has one of these. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:early )?(?:in the )?mornings?$|^first thing$|^breakfast(?: ?time)?$/, 'morning'],
  [/^(?:at )?(?:noon|midday|lunch(?: ?time)?)$/, 'noon'],
  [/^(?:in the )?(?:late )?afternoons?$/, 'afternoon'],
  [/^(?:in the )?(?:late )?evenings?$|^(?:dinner|supper|tea) ?time$/, 'evening'],
  [/^(?:at |in the )?(?:tonight|night|nite|bed ?time)$/, 'night'],
]
/** When a part of a day is over. The night goes on until the day ends. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['morning', '12:00'],
  ['noon', '14:00'],
  ['afternoon', '18:00'],
  ['evening', '23:00'],
])

/** Whether a part of today is over by `now` (HH:MM): "in the morning", said at five in the afternoon, is tomorrow's. */
export function isPartOver(part: string, now: string | null): boolean {
  const end = ENDS.get(part)
  return end !== undefined && now !== null && now >= end
}

const CLOCK =
  /^(?:at |by |around |about )*(?<hour>\d{1,2}|[a-z]+)(?:[:.h](?<minute>\d{2}))?(?: ?o'?clock)?(?: ?(?<half>a\.?m\.?|p\.?m\.?))?$/
const HALF_PAST = /^(?:at |by )*half (?:past )?(?<hour>\d{1,2}|[a-z]+)(?: ?(?<half>a\.?m\.?|p\.?m\.?))?$/
const PART_BEHIND =
  /[ ,](?:in the )?(?:early |late )?(?<part>morning|lunch ?time|noon|midday|afternoon|evening|night|nite)$/

/**
 * Resolves a time to HH:MM, or to the part of the day that was said: "7pm", "half past six", "evening". Undefined when none can be
 * found. An hour from one to five without more is one of the afternoon: nobody soaks beans at four in the night. So is one that is over by
 * `now` (HH:MM, where the time is one of today) and comes again in the afternoon: "at 6", said at five in the evening.
 */
export function resolveTime(said: string, now: string | null = null): string | undefined {
  const plain = said.trim().toLowerCase()
  const part = PARTS.find(([pattern]) => pattern.test(plain))
  if (part) return part[1]
  const past = HALF_PAST.exec(plain)?.groups
  if (past)
    return stillAhead(clock({ hour: past['hour'], minute: '30', half: past['half'] }), past['half'], now)
  const { hour, minute, half } = CLOCK.exec(plain)?.groups ?? {}
  const isOfDay = half ?? (hour?.startsWith('0') === true ? hour : undefined)
  return stillAhead(clock({ hour, minute, half }), isOfDay, now)
}

/** The same time in the afternoon, where it is over and nobody said that the morning is meant. */
function stillAhead(
  time: string | undefined,
  half: string | undefined,
  now: string | null,
): string | undefined {
  if (time === undefined || half !== undefined || now === null || time > now) return time
  const later = `${String(Number(time.slice(0, 2)) + 12).padStart(2, '0')}${time.slice(2)}`
  return later < '24:00' && later > now ? later : time
}

type Clock = Record<'hour' | 'minute' | 'half', string | undefined>

function clock({ hour: said, minute = '00', half }: Clock): string | undefined {
  const told = readNumber(said ?? '')
  if (told === undefined || !Number.isInteger(told) || told < 0 || told > 23 || Number(minute) > 59)
    return undefined
  if (half !== undefined && (told < 1 || told > 12)) return undefined
  const isAfternoon = half?.startsWith('p') ?? (told >= 1 && told <= 5)
  const hour = half?.startsWith('a') && told === 12 ? 0 : isAfternoon && told < 12 ? told + 12 : told
  return `${String(hour).padStart(2, '0')}:${minute}`
}

/** A day that was said with a part of it: "tomorrow evening", "tonight". */
export function dayAndTime(said: string): { day: string; time: string | null } {
  const plain = said.trim()
  if (/^tonight$/i.test(plain)) return { day: 'today', time: 'evening' }
  const partOfToday = /^this (morning|afternoon|evening)$/i.exec(plain)?.[1]
  if (partOfToday !== undefined) return { day: 'today', time: partOfToday.toLowerCase() }
  const found = PART_BEHIND.exec(plain.toLowerCase())
  const day = plain.slice(0, found?.index).toLowerCase().replace(/,$/, '').trim()
  return found === null || day === ''
    ? { day: plain, time: null }
    : { day, time: resolveTime(found.groups?.['part'] ?? '') ?? null }
}
