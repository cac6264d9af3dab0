import { parseIngredient } from 'parse-ingredient'
import { findUnit } from '@alfred/contracts'
import { foldBlanks, plainNumbers, readNumber } from '@alfred/language'
import type { RecipeIngredient } from '@alfred/contracts'

/** Measures that the library does not know as units, each with its plural. */
const MEASURES = [
  ['slice', 'slices'],
  ['clove', 'cloves'],
  ['tin', 'tins'],
  ['jar', 'jars'],
  ['bottle', 'bottles'],
  ['handful', 'handfuls'],
  ['pinch', 'pinches'],
  ['dash', 'dashes'],
  ['knob', 'knobs'],
  ['splash', 'splashes'],
  ['sprig', 'sprigs'],
  ['stalk', 'stalks'],
  ['fillet', 'fillets'],
  ['rasher', 'rashers'],
  ['leaf', 'leaves'],
  ['sheet', 'sheets'],
  ['packet', 'packets'],
] as const
const additionalUOMs = Object.fromEntries(
  MEASURES.map(([short, plural]) => [short, { short, plural, alternates: [], type: 'other' as const }]),
)

const NUMBER_WORD = /^(a|an|one|two|three|four|five|six|seven|eight|nine|ten)(?= )/i
const MEASURE_ALONE = /^(pinch|handful|dash|knob|splash|bunch|sprig)\b/i
const REMARK = / ?[,;]? ?\b(to taste|to serve|as needed|for (?:frying|serving|garnish|dusting|the \w+))\b/i

/** Longer than any ingredient line; a longer one is kept as a note. */
const LINE_LENGTH_MAX = 300
const DIGITS_MAX = 24

/**
 * Is the line short enough and has few enough digits for the library? Its patterns for amounts backtrack: a line of
 * digits alone would take minutes.
 */
function isLineOfList(line: string): boolean {
  if (line.length > LINE_LENGTH_MAX || /\d{7}/.test(line)) return false
  return (line.match(/\d/g)?.length ?? 0) <= DIGITS_MAX
}

/** Parses one line of an ingredient list: "2 x 400 g tins tomatoes (drained), chopped". Null for an empty one. */
export function readIngredientLine(line: string): RecipeIngredient | null {
  if (!isLineOfList(line)) return null
  const notes: string[] = []
  const keep = (note: string): string => {
    notes.push(note.trim())
    return ' '
  }
  const bare = plainNumbers(foldBlanks(line))
    .replace(/^(?:[-*•▢☐]|\[ \]) ?/, '')
    .replace(/⁄/g, '/')
    .trim()
  const optional = /\boptional\b/i.test(bare)
  const plain = bare
    .replace(/[,;]? ?\(?\boptional\b\)?/i, '')
    .replace(/^(?:about|approximately|around|approx\.?|ca\.?)\s+/i, keep)
    .replace(/\b(?:heaping|heaped|level|scant|rounded|generous)\s+/i, keep)
    // Twice, for brackets within brackets.
    .replace(/\(([^()]*)\)/g, (_, inner: string) => keep(inner))
    .replace(/\(([^()]*)\)/g, (_, inner: string) => keep(inner))
    .replace(
      /^(\d+)\s*[x×]\s*(\d[\d.]*\s*(?:g|kg|ml|l|oz|lb))\s+/i,
      (_, n: string, size: string) => `${n}${keep(size)}`,
    )
    .replace(
      /^(\d[\d.]*\s*(?:g|kg|ml|l|oz|lb))\s+(tins?|cans?|jars?|packs?|bags?)\s+(?:of\s+)?/i,
      (_, size: string, kind: string) => `${size}${keep(kind)}`,
    )
    .replace(/^(juice|zest|juice and zest|zest and juice) of\s+/i, keep)
    .replace(/^half (?:of )?an?\s+/i, '1/2 ')
    .replace(NUMBER_WORD, (word) => String(readNumber(word.toLowerCase()) ?? word))
    .replace(MEASURE_ALONE, '1 $1')
    .replace(REMARK, (_, remark: string) => keep(remark))
    .trim()
    .replace(/\s+/g, ' ')
  const isOne = /^an? /i.test(bare)
  const [read] = parseIngredient(plain, { normalizeUOM: true, additionalUOMs })
  if (read === undefined || plain === '' || read.isGroupHeader) return null
  const { food, preparation } = splitPreparation(read.description)
  if (food === '') return null
  const { unit, name } = withTrailingUnit(read.unitOfMeasureID ?? null, food)
  return {
    food: name.slice(0, 120),
    // "A pinch" has no number.
    quantity:
      isOne && unit !== null && findUnit(unit) === undefined
        ? 'a'
        : quantityOf(read.quantity, read.quantity2),
    unit: unit === null ? null : (UNIT_WORDS[unit] ?? unit),
    preparation: preparation === null ? null : preparation.slice(0, 200),
    optional,
    note: notes.length === 0 ? null : notes.join('; ').slice(0, 120),
  }
}

/** The library's names of units that have other names here. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  liter: 'l',
  ounce: 'oz',
  pound: 'lb',
  tin: 'can',
}

function quantityOf(from: number | null, until: number | null): number | string | null {
  if (from === null) return null
  const low = Math.round(from * 1_000) / 1_000
  return until === null ? low : `${low}-${Math.round(until * 1_000) / 1_000}`
}

/** Splits "onion, finely chopped" into the food and its preparation. */
function splitPreparation(description: string): { food: string; preparation: string | null } {
  const [food = '', ...rest] = description
    .replace(/^(?:of|the)\s+/i, '')
    .replaceAll(' ,', ',')
    .split(',')
  const preparation = rest.join(',').trim()
  return { food: food.trim(), preparation: preparation === '' ? null : preparation }
}

/** Reads a unit after the food: "2 garlic cloves". */
function withTrailingUnit(unit: string | null, food: string): { unit: string | null; name: string } {
  const match = unit === null ? /^(.*\S)\s+cloves?$/i.exec(food) : null
  return match?.[1] === undefined ? { unit, name: food } : { unit: 'clove', name: match[1] }
}
