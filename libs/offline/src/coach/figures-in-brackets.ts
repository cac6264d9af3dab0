import { findNutrient, nutrients, type Nutrient } from '@alfred/contracts'

// Reads the figures of a food that stand in brackets behind it: "1 scoop whey (24 g protein, 120 kcal)".

export type Figures = { calories: number } & Partial<Record<Nutrient, number>>

const IN_BRACKETS = /\s?\((?<inside>[^()]{3,80})\)/g
const ENERGY = /^(?<amount>\d{1,5}(?:\.\d{1,2})?) ?(?:kcal|k?calories|cals?)$/
const OF_NUTRIENT = /^(?<amount>\d{1,5}(?:\.\d{1,2})?) ?(?<unit>g|mg) (?:of )?(?<name>[a-z][a-z -]{1,30})$/
/** Stands for figures in a text: no food is called so. */
const MARK = /#(?<place>\d+)$/

const ONE_FIGURE =
  '\\d{1,5}(?:\\.\\d{1,2})? ?(?:(?:g|mg) (?:of )?(?:protein|carbs?|carbohydrates|fat|saturates|fib(?:re|er)|sugars?|sodium)|kcal|k?calories|cals?)'
/** Several figures in a row behind a food, as a label has them: "a protein shake, 25g protein 120 kcal". */
const IN_A_ROW = new RegExp(
  `,? (?:with |at |that's )?(?<row>${ONE_FIGURE}(?:(?:,| and|,? with)? ${ONE_FIGURE}){1,5})(?=$|,|\\.| (?:after|before|for|at|on|and)\\b)`,
  'g',
)
const BETWEEN_FIGURES = new RegExp(`(${ONE_FIGURE})(?:,| and|,? with)? (?=\\d)`, 'g')

/** A text with the figures that stand in a row put in brackets. */
const inBrackets = (text: string): string =>
  text.replace(IN_A_ROW, (_, row: string) => ` (${row.replace(BETWEEN_FIGURES, '$1, ')})`)

/** A text with a mark in place of figures in brackets, and these figures. Brackets with anything else in them stay. */
export function takeFigures(text: string): { bare: string; figures: Figures[] } {
  const figures: Figures[] = []
  const bare = inBrackets(text).replace(IN_BRACKETS, (whole, inside: string) => {
    const read = figuresIn(inside)
    if (read === undefined) return whole
    figures.push(read)
    return `#${figures.length - 1}`
  })
  return { bare, figures }
}

/** A food as it was said, without the mark behind it, and the figures that the mark stands for. */
export function figuresOf(
  written: string,
  figures: readonly Figures[],
): { said: string; told: Figures | undefined } {
  const place = MARK.exec(written)?.groups?.['place']
  return { said: written.replace(MARK, ''), told: place === undefined ? undefined : figures[Number(place)] }
}

/** All figures of a list of them. Undefined where one is of something else, and where the calories are not told. */
function figuresIn(inside: string): Figures | undefined {
  const parts = inside.split(/ ?[,;/] ?| and /).map((part) => part.trim())
  const read = parts.map(figureIn)
  const told = Object.assign({}, ...read) as Partial<Figures>
  const { calories } = told
  return calories === undefined || read.includes(undefined) ? undefined : { ...told, calories }
}

function figureIn(part: string): Partial<Figures> | undefined {
  const energy = ENERGY.exec(part)?.groups?.['amount']
  if (energy !== undefined) return { calories: Number(energy) }
  const { amount, unit, name = '' } = OF_NUTRIENT.exec(part)?.groups ?? {}
  const nutrient = findNutrient(name)
  return nutrient === undefined || nutrients[nutrient].unit !== unit
    ? undefined
    : { [nutrient]: Number(amount) }
}
