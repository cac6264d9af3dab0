import { askFood, askWhichFood } from '../../reading/intent.ts'
import { foldLines } from '@alfred/language'
import { isDictated, layOutRecipe } from './lay-out-recipe.ts'
import { pastedRecipe } from './pasted-recipe.ts'
import type { Intent } from '../kitchen-intent.ts'
import { readStockList } from '../stock/read-stock-list.ts'

const HEADING =
  /^(?:(?:here(?:'s| is)|this is|add|save) )?(?:(?:my|the|our|this|a) )?(?:shopping|grocery|groceries)(?: list)? ?:?$/i
const LINES_MAX = 60
/** Longer than any line of a shopping list. */
const LINE_LENGTH_MAX = 200

/** Is the message a pasted shopping list? It is shown before anything of it is added. */
export function isPastedList(message: string): boolean {
  return linesOfList(message) !== undefined
}

/** Returns one intent for each line of a pasted list. Undefined for any other message. */
export function readPastedList(message: string): Intent[] | undefined {
  return linesOfList(message)?.flatMap((line): Intent[] => {
    if (line.length > LINE_LENGTH_MAX) return [askWhichFood(line)]
    const { items, leftover } = readStockList(line.replace(/(\d)(?=(?:kg|g|ml|l|x)\b)/g, '$1 '))
    return [
      ...items.map(({ food, quantity, unit }): Intent => ({
        tool: 'add_to_shopping',
        arguments: { food, quantity, unit },
      })),
      ...leftover.map(askFood),
    ]
  })
}

function linesOfList(message: string): string[] | undefined {
  const [heading = '', ...lines] = foldLines(message).split('\n', LINES_MAX + 1)
  const listed = lines.map((line) => line.replace(/^(?:[-*•▢☐]|\[ ?\]) ?/, '').toLowerCase())
  const told = listed.filter((line) => line !== '')
  return told.length > 0 && HEADING.test(heading) ? told : undefined
}

/** Reads a complete recipe that the person asks to save. Undefined when no recipe can be parsed. */
export function readDictated(message: string): Intent[] | undefined {
  // Whose pints are meant matters only when it is saved.
  if (!isDictated(message) || pastedRecipe(layOutRecipe(message), 'en', 'dictated').recipe === null)
    return undefined
  return [{ tool: 'request', request: 'save_dictated', text: message }]
}
