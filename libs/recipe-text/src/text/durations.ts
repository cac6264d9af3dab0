const HOURS = String.raw`(\d{1,4}(?:\.\d)?|\d{1,2}? ?\d/\d) ?(?:hours?|hrs?|h|stunden?|std\.?)`
const MINUTES = String.raw`(\d{1,5}) ?(?:minutes?|minuten?|mins?|min\.?|m)`
const SPOKEN = new RegExp(`^(?:${HOURS})?(?: ?(?:and|und|,)? ?${MINUTES})?(?![\\p{L}\\d])`, 'iu')
const ISO =
  /^-?P(?:(\d{1,4})D)?(?:T(?:(\d{1,5}(?:\.\d{1,3})?)H)?(?:(\d{1,6}(?:\.\d{1,3})?)M)?(?:\d{1,7}(?:\.\d{1,3})?S)?)?$/i

/** Reads "1 h 20 min" at the beginning of a text as minutes. Null where it begins with no duration. */
export function minutesAt(text: string): number | null {
  const [, hours, minutes] = SPOKEN.exec(text.trim()) ?? []
  if (hours === undefined && minutes === undefined) return null
  return Math.round(hoursOf(hours) * 60) + Number(minutes ?? 0)
}

function hoursOf(said: string | undefined): number {
  if (said === undefined) return 0
  const [whole = '0', part] = said.includes('/') ? said.split(' ') : [said]
  const fraction = part ?? (whole.includes('/') ? whole : undefined)
  const [over, under] = (fraction ?? '0/1').split('/').map(Number)
  return (whole.includes('/') ? 0 : Number(whole)) + (over ?? 0) / (under ?? 1)
}

/** Reads the duration of a page, "PT1H20M" or "80 min", as minutes. Null for anything else, and for none. */
export function durationMinutes(said: string): number | null {
  const [whole, days, hours, minutes] = ISO.exec(said.trim()) ?? []
  const total =
    whole === undefined
      ? minutesAt(said)
      : Number(days ?? 0) * 1_440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return total === null || total <= 0 || total > 100_000 ? null : Math.round(total)
}
