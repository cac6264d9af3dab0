import { minutesAt } from './durations.ts'

const SERVES =
  /\b(?:serves|servings?|makes|yields?|portions?|portionen|personen|feeds|for|für|ergibt)(?: for| für)? ?:? ?(?:about |approx\.? |ca\.? |around )?(\d{1,9})(?:(?: ?[-–] ?| to | bis )\d{1,4})?(?! ?(?:min|hour|h\b|g\b|kg\b|ml\b|cm\b|%|°|std|stunden))/i
const PEOPLE =
  /\b(\d{1,4})(?:(?: ?[-–] ?| to | bis )\d{1,4})? (?:servings|people|persons|portions|portionen|personen)\b/i
/** "for 4" alone is no yield: it is one with people behind it, or where nothing else stands in the line. */
const FOR_ALONE = /^(?:for|für) \d{1,4}(?: people| persons| servings| personen)?[.:]?$/i
/** "Makes 1 loaf" and "makes 2 cups" say nothing of how many it feeds. */
const WHOLE_THING =
  /^ ?(?:x |large |small |medium |big |round )?(?:\d|loaf|loaves|cakes?\b|pies?\b|tarts?\b|pizzas?\b|batch|trays?\b|jars?\b|pans?\b|["”]|inch|cm\b|cups?\b|quarts?\b|pints?\b|lit(?:er|re)s?\b|ml\b|l\b|g\b|kg\b|oz\b|lbs?\b|brote?\b|kuchen\b|bleche?\b)/i
const SERVINGS_MAX = 1_000

/** Reads for how many a line says that the recipe is. Null where it says nothing of it. */
export function servingsIn(line: string): number | null {
  const people = PEOPLE.exec(line)?.[1]
  const found = people ?? SERVES.exec(line)
  if (found === null) return null
  if (typeof found !== 'string' && /^(?:for|für)\b/i.test(found[0]) && !FOR_ALONE.test(line.trim()))
    return null
  const servings = Number(typeof found === 'string' ? found : found[1])
  const behind = typeof found === 'string' ? '' : line.slice(found.index + found[0].length)
  if (WHOLE_THING.test(behind)) return null
  return servings > 0 && servings <= SERVINGS_MAX ? servings : null
}

export type Times = { prepMinutes?: number; cookMinutes?: number; totalMinutes?: number }

const TIMES: readonly (readonly [keyof Times, RegExp])[] = [
  [
    'prepMinutes',
    /\b(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|zubereitungszeit|arbeitszeit|hands-on(?: time)?)(?=[ :\d])/gi,
  ],
  [
    'cookMinutes',
    /\b(?:(?:cook(?:ing)?|bak(?:e|ing))(?: time)?|kochzeit|backzeit|koch-\/backzeit|garzeit)(?=[ :\d])/gi,
  ],
  ['totalMinutes', /\b(?:total(?: time)?|ready in|takes|gesamtzeit|insgesamt)(?=[ :\d])/gi],
]

/** A time stands this near to its name. */
const NEAR = 40

/** Reads the times that a line gives by name: "Prep time: 10 min". "Bake for 20 minutes" is none. */
export function timesIn(line: string): Times {
  const times: Times = {}
  for (const [name, label] of TIMES) {
    for (const found of line.matchAll(label)) {
      const from = found.index + found[0].length
      const minutes = minutesAt(
        line.slice(from, from + NEAR).replace(/^[ :]{1,3}(?:about |approx\.? |ca\.? )?/i, ''),
      )
      if (minutes !== null) times[name] ??= minutes
    }
  }
  return times
}

const PIECE_MAX = 60

/** Reads the yield of a page, which may be a number alone: "4", "12 biscuits". Null for a whole thing, "1 loaf". */
export function yieldOf(said: string): number | null {
  const [, number = '', behind = ''] = /^(\d{1,4})(?!\d)(.*)$/.exec(said.trim()) ?? []
  if (number === '') return servingsIn(said)
  const servings = Number(number)
  return servings > 0 && servings <= SERVINGS_MAX && !WHOLE_THING.test(behind) ? servings : null
}

/** Does the line tell servings or times, and nothing to buy or to do? */
export function isAboutTheWhole(line: string): boolean {
  if (line.length > PIECE_MAX * 2) return false
  const pieces = line.split(/[.;|•·]|, /).map((piece) => piece.trim())
  return pieces.every((piece) => piece === '' || (piece.length <= PIECE_MAX && tellsOfWhole(piece)))
}

function tellsOfWhole(piece: string): boolean {
  return (
    (servingsIn(piece) !== null && !/^\d/.test(piece.replace(PEOPLE, ''))) ||
    Object.keys(timesIn(piece)).length > 0 ||
    isDurationAlone(piece)
  )
}

const DURATION_WORDS = /^(?:[\d ./]|hours?|hrs?|h|minutes?|mins?|m|stunden?|std|minuten?|and|und)+$/i

function isDurationAlone(piece: string): boolean {
  return minutesAt(piece) !== null && DURATION_WORDS.test(piece)
}
