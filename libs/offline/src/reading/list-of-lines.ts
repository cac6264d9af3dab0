import { placePattern } from './place-words.ts'

// People write what they have, bought or need one thing a line, with a word for all of it above or below.

const PLACE_LINE = new RegExp(
  `^(?:(?:all|they're|its|it's|both|what's|still) )*(?:(?:in|on) )?(?:the |my |our )?(?<place>${placePattern})(?: now| today| rn)?[:.]?$`,
)
const BOUGHT_LINE =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:got|bought|picked up)(?: (?:these|this|the following|some bits|some shopping|a few bits))?(?: (?:today|just now|this morning|earlier))?:?$/
const NEEDED_LINE = /^(?:(?:i|we) )?(?:still )?(?:need|get|buy)(?: to (?:buy|get))?(?: these| this)?:?$/
/** A line that is a sentence of its own is no thing of a list. */
const SENTENCE =
  /\b(?:i|we|it|they|is|are|was|were|put|add|move|what|how|when|then|please|can|could|used|ate|had)\b|[?!]/
const WORDS_MAX = 7
const LINES_MIN = 3

/** Lines of one thing each, with a place, a purchase or a need above or below them, as one statement. Undefined for any other text. */
export function statementOfLines(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^ ?(?:[-*•▢☐] ?)?/, '').trim())
    .filter((line) => line !== '')
  if (lines.length < LINES_MIN) return undefined
  const [above = '', ...behind] = lines
  const below = behind.at(-1) ?? ''
  const placeAbove = PLACE_LINE.exec(above)?.groups?.['place']
  const placeBelow = PLACE_LINE.exec(below)?.groups?.['place']
  const place = placeAbove ?? placeBelow
  const things = placeAbove === undefined && placeBelow !== undefined ? lines.slice(0, -1) : behind
  if (!things.every(isThing)) return undefined
  const list = things.map(measureInFront).join(', ')
  if (place !== undefined) return `there are in the ${place} ${list}`
  if (BOUGHT_LINE.test(above)) return `i bought ${list}`
  return NEEDED_LINE.test(above) ? `add ${list} to the shopping list` : undefined
}

const isThing = (line: string): boolean =>
  !SENTENCE.test(line) && !PLACE_LINE.test(line) && line.split(' ').length <= WORDS_MAX

const MEASURE_BEHIND =
  /^(?<thing>[^\d]+?),? (?<count>half|one|two|three|four|five|six) (?<unit>gallon|dozen|pint|litre|liter|kilo|pound|pack|bag|tin|can|box|bottle)s?$/

/** A thing with the measure in words that stands behind it in front of it: "milk half gallon". Other amounts are read where they stand. */
const measureInFront = (thing: string): string =>
  thing.replace(MEASURE_BEHIND, '$<count> $<unit> of $<thing>')
