import { beginsAsInstruction } from './instruction-words.ts'
import { readIngredientLine } from '../lines/ingredient-line.ts'

/** "1.", "2)", "Step 3:" before a step. */
const NUMBERED = /^(?:step |schritt )?\d{1,2}(?:[.):]+(?!\d)\s*|\uFE0F?\u20E3 ?| - )(?=\S)/i
const NUMBER_ALONE = /^(?:step |schritt )?\d{1,2}[.):]{0,2}$/i
const BULLET = /^(?:[-*•▢☐‣◦–]|\[ ?x?\]|\p{Extended_Pictographic}\uFE0F?) */iu
/** "1 Heat the oven": a number without a mark, before a sentence. */
const NUMBER_BEFORE = /^\d{1,2} (?=\p{Lu}\p{Ll})/u
/** Does the line begin like an instruction: "Chop the onion"? */
export function isInstruction(line: string): boolean {
  const bare = line.replace(NUMBERED, '').replace(NUMBER_BEFORE, '').replace(BULLET, '')
  return beginsAsInstruction(bare)
}

export const isNumbered = (line: string): boolean =>
  NUMBERED.test(line) || (NUMBER_BEFORE.test(line) && beginsAsInstruction(line.replace(NUMBER_BEFORE, '')))
export const isNumberAlone = (line: string): boolean => NUMBER_ALONE.test(line)

/** The step without its number or bullet. */
export function withoutNumber(line: string): string {
  const bare = isNumbered(line) ? line.replace(NUMBERED, '').replace(NUMBER_BEFORE, '') : line
  return bare.replace(BULLET, '').trim()
}

const INGREDIENT_MAX = 120
const AMOUNT =
  /^(?:[-*•▢☐‣◦–]|\[ ?x?\]| )*(?:\d|[¼-¾⅐-⅞]|(?:an?|one|two|three|four|five|six|half|ein|eine|zwei|drei|vier|pinch|handful|knob|splash|dash|juice|zest|prise|etwas|salt|saft)\s)/i

/** Does the line look like one of a list of ingredients: an amount, then a food? */
export function looksLikeIngredient(numbered: string): boolean {
  const line = isNumbered(numbered) ? withoutNumber(numbered) : numbered
  if (line.length > INGREDIENT_MAX || !AMOUNT.test(line)) return false
  // "A soft, rolled omelette." is a sentence about the dish.
  if (/[.!]$/.test(line) && line.split(' ').length > 5) return false
  const read = readIngredientLine(line)
  return (
    read !== null && (read.amount !== null || /^salt\b/i.test(read.food)) && read.food.split(' ').length <= 8
  )
}

/** Is it a sentence of instructions rather than a line of a list? */
export function looksLikeStep(line: string): boolean {
  if (isInstruction(line)) return true
  const count = line.split(' ').length
  return (/[.!]$/.test(line) && count > 5) || count > 16
}

/** Splits "1. Mix. 2. Rest. 3. Fry." at its numbers, where these are one, two, three. */
export function splitNumbered(line: string): string[] {
  if (!/^1[.)] /.test(line)) return [line]
  const steps: string[] = []
  let rest = line
  for (let number = 2; ; number += 1) {
    const at = rest.search(new RegExp(`(?<=[.!?)]) ${number}[.)] `))
    if (at < 0) return [...steps, rest]
    steps.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
}
