import type { PantryTool } from '@alfred/contracts'

/** The tools of which a single call can fulfil a simple message. */
export const quickTools: readonly PantryTool[] = [
  'list_items',
  'list_expiring',
  'add_item',
  'use_item',
  'list_shopping',
  'add_to_shopping',
  'check_off',
  'list_meals',
  'find_recipes',
]
