import { withoutEnding } from '@alfred/language'
import { layOutRecipe } from './lay-out-recipe.ts'

/** A recipe that was told and is not saved yet, by its lines. */
export type Draft = {
  name: string
  serves: number | null
  ingredients: readonly string[]
  steps: readonly string[]
}

const SERVES_LINE = /^Serves (\d{1,2})$/

/** The lines of a recipe as it was told. */
export function draftOf(told: string): Draft {
  const [name = '', ...lines] = layOutRecipe(told).split('\n')
  const method = lines.indexOf('Method:')
  const count = SERVES_LINE.exec(lines[0] ?? '')?.[1]
  return {
    name,
    serves: count === undefined ? null : Number(count),
    ingredients: lines.slice(lines.indexOf('Ingredients:') + 1, method),
    steps: lines.slice(method + 1).map((step) => step.replace(/^\d{1,2}\. /, '')),
  }
}

/** A recipe in the words in which it could have been told, so that it is read like any other. */
export function toldAgain({ name, serves, ingredients, steps }: Draft): string {
  const count = serves === null ? '' : ` for ${serves}`
  const sentences = [ingredients.join(', '), ...steps.map((step) => withoutEnding(step, '.; '))]
  return `save a recipe: ${name.replace(/[:.\n]/g, '')}${count}: ${sentences.join('. ')}`
}

/** The recipe that an answer has shown: with the turn in which it was told long gone, what was shown is what waits. */
export function draftShown(answer: string): Draft | undefined {
  const lines = answer.split('\n').map((line) => line.trim())
  const start = lines.indexOf('Ingredients:')
  const head = lines.slice(0, Math.max(0, start)).filter((line) => line !== '')
  const count = /^Serves (\d{1,2})\.$/.exec(head.at(-1) ?? '')?.[1]
  const name = count === undefined ? head.at(-1) : head.at(-2)
  if (start < 0 || name === undefined) return undefined
  const behind = lines.slice(start + 1)
  const end = behind.findIndex((line) => !line.startsWith('- '))
  const ingredients = behind.slice(0, end < 0 ? behind.length : end).map(asOneLine)
  const steps = behind.flatMap((line) => /^\d{1,2}\. (.+)$/.exec(line)?.[1] ?? [])
  return { name, serves: count === undefined ? null : Number(count), ingredients, steps }
}

/** A line that is shown; a comma would make two of it when it is read again. */
function asOneLine(line: string): string {
  return line.slice(2).replace(/, ([^,()]+)/g, ' ($1)')
}
