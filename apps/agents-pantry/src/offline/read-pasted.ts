import { isDictated, layOutRecipe } from '../recipes/lay-out-recipe.ts'
import { parseRecipe } from '../recipes/parse-recipe.ts'
import { ask } from './kitchen-intent.ts'
import type { Intent } from './kitchen-intent.ts'
import { readStockList } from './read-stock-list.ts'

const LIST =
  /^\s*(?:(?:here(?:'s| is)|this is|add|save) )?(?:(?:my|the|our|this|a) )?(?:shopping|grocery|groceries)(?: list)?\s*:?[^\S\n]*\n(?<lines>[\s\S]+)$/i
const LINES_MAX = 60

/** Is this a list of what to buy, pasted as it was written? It is shown before any of it is taken over. */
export function isPastedList(message: string): boolean {
  return LIST.test(message)
}

/** A line each for what is on a pasted list. Undefined for any other message. */
export function readPastedList(message: string): Intent[] | undefined {
  const lines = LIST.exec(message)
    ?.groups?.['lines']?.split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•▢☐]|\[ ?\])\s*/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((line) => line !== '')
  if (lines === undefined || lines.length === 0) return undefined
  return lines.slice(0, LINES_MAX).flatMap((line): Intent[] => {
    const { items, leftover } = readStockList(line.replace(/(\d)(?=(?:kg|g|ml|l|x)\b)/g, '$1 '))
    return [
      ...items.map(({ food, quantity, unit }): Intent => ({
        tool: 'add_to_shopping',
        arguments: { food, quantity, unit },
      })),
      ...leftover.map((part) => ask(`Which food do you mean by "${part.slice(0, 60)}"?`)),
    ]
  })
}

/** A whole recipe that is told to be saved. Undefined when no recipe can be read in it. */
export function readDictated(message: string): Intent[] | undefined {
  if (!isDictated(message) || parseRecipe(layOutRecipe(message)) === null) return undefined
  return [{ tool: 'request', request: 'save_dictated', text: message }]
}
