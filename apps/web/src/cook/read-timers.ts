/** A time that a step names: how long, and in which words. */
export type StepTimer = { seconds: number; words: string }

const NUMBER = String.raw`(\d{0,4}[½¼¾]|\d{1,4}(?:[.,]\d{1,2})?|an?|half an)`
const UNIT = String.raw`(seconds?|secs?|minutes?|mins?|hours?|hrs?|h)`
/** "20 minutes", "10 to 12 minutes", "1 hour 30 minutes", "1-2 h". */
const TIME = new RegExp(
  String.raw`(?<![\w.,])${NUMBER}(?: ?(?:-|–|to|or) ?${NUMBER})? ?-?${UNIT}\b(?:,? (?:and )?${NUMBER} ?${UNIT}\b)?`,
  'gi',
)
const HOUR_SECONDS_MAX = 48 * 3_600

/** The timers that a step asks for, each once. Of a span the shorter counts: one looks, and goes on if need be. */
export function readTimers(step: string): StepTimer[] {
  const found = [...step.matchAll(TIME)].flatMap(
    ([words, number = '', , unit = '', moreNumber, moreUnit]) => {
      const seconds = secondsOf(number, unit) + (moreNumber && moreUnit ? secondsOf(moreNumber, moreUnit) : 0)
      return seconds > 0 && seconds <= HOUR_SECONDS_MAX ? [{ seconds, words: words.trim() }] : []
    },
  )
  const known = new Set<number>()
  return found.filter(({ seconds }) => !known.has(seconds) && known.add(seconds))
}

const words: Readonly<Record<string, number>> = { a: 1, an: 1, 'half an': 0.5 }
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function secondsOf(number: string, unit: string): number {
  const fraction = fractions[number.at(-1) ?? '']
  const whole = fraction === undefined ? number.replace(',', '.') : number.slice(0, -1)
  const amount = words[number.toLowerCase()] ?? Number(whole) + (fraction ?? 0)
  const factor = unit.toLowerCase().startsWith('s') ? 1 : unit.toLowerCase().startsWith('m') ? 60 : 3_600
  return Math.round(amount * factor)
}

/** "4:05", "1:20:00". */
export function tellClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const parts = [Math.floor(left / 3_600), Math.floor((left % 3_600) / 60), left % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
