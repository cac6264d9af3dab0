import type { FoodPhrase } from '@alfred/language'
import {
  inventoryTools,
  type InventoryArguments,
  type InventoryTool,
  type StorageLocation,
} from '@alfred/contracts'

/** A tool call that a message asks for. */
export type ToolIntent = {
  [Tool in InventoryTool]: { tool: Tool; arguments: InventoryArguments<Tool> }
}[InventoryTool]

/** What a message asks for, or what must be asked back because rules will not invent it. */
export type Intent = ToolIntent | { tool: 'question'; question: string }

export const isToolIntent = (intent: Intent): intent is ToolIntent => intent.tool !== 'question'
export const isWrite = (intent: ToolIntent): boolean => inventoryTools[intent.tool].kind === 'write'

/** A food with what was said of its place and date. */
export type StockPhrase = FoodPhrase & {
  location: StorageLocation | null
  from: StorageLocation | null
  expires: string | null
}

/** Asks for an amount in the food's own number: much milk, many eggs. */
export function askAmount(food: string): Intent {
  return ask(`How ${/[^s]s$/.test(food) ? 'many' : 'much'} ${food}, exactly?`)
}

export function ask(question: string): Intent {
  return { tool: 'question', question }
}
