import type { PantryTool } from '@alfred/contracts'

/** The tools whose calls can follow from a simple message alone. */
export const quickTools: readonly PantryTool[] = [
  'list_items',
  'list_expiring',
  'add_item',
  'use_item',
  'move_item',
  'correct_item',
  'discard_item',
  'list_shopping',
  'add_to_shopping',
  'check_off',
  'list_meals',
  'find_recipes',
  'search_cookbook',
  'show_recipe',
  'save_recipe',
  'list_preferences',
]

/** The tools that take things away: which one must be certain. */
export const removingTools: readonly PantryTool[] = [
  'discard_item',
  'remove_from_shopping',
  'delete_recipe',
  'remove_meal',
  'forget_preference',
]
