import type { FoodPhrase } from '@alfred/language'
import type { CallIntent, Question } from '../reading/intent.ts'
import type { StorageLocation, PantryArguments, PantryTool } from '@alfred/contracts'
import { pantryTools } from '@alfred/contracts'

/** A tool call that a message asks for. */
export type ToolIntent = CallIntent<{ [Tool in PantryTool]: PantryArguments<Tool> }>

/** What takes more than one call: writing or saving recipes, planning days, or an open question. */
export type Request =
  | {
      request: 'create_recipes'
      count: number | null
      saves: boolean
      isExplicit: boolean
      topic: string
      text: string
    }
  | { request: 'save_recipes'; text: string }
  | { request: 'plan_week'; text: string }
  | { request: 'use_saved_recipes'; text: string }
  | { request: 'help_with_meal'; text: string }
  | { request: 'refine'; text: string }
  | { request: 'save_dictated'; text: string }
  | { request: 'save_pages'; addresses: string[] }

/** What a message asks for, or a question back when the rules lack information that they must not invent. */
export type Intent = ToolIntent | Question | ({ tool: 'request' } & Request)

export const isToolIntent = (intent: Intent): intent is ToolIntent =>
  intent.tool !== 'question' && intent.tool !== 'request'
export const isWrite = (intent: ToolIntent): boolean => pantryTools[intent.tool].kind === 'write'

/** A food with its place and expiry as said. */
export type StockPhrase = FoodPhrase & {
  location: StorageLocation | null
  from: StorageLocation | null
  expires: string | null
  isOpened: boolean
}

/** The answer to an address of which something else is wanted than its recipe. */
export const ONLY_RECIPES =
  'Of a page I read its recipe alone. Say "save the recipe" with its address; for anything else paste the text of the page here. What does it say?'
