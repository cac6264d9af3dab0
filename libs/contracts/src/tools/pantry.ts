import type { z } from 'zod'
import { foodTools } from './foods.ts'
import { inventoryTools } from './inventory.ts'
import { mealTools } from './meals.ts'
import { memoryTools } from './memory.ts'
import { peopleTools } from './people.ts'
import { preferenceTools } from './preferences.ts'
import { recipeTools } from './recipes.ts'
import { shoppingTools } from './shopping.ts'
import { suggestionTools } from './suggestions.ts'
import { taskTools } from './tasks.ts'

/**
 * All tools of the pantry agent by subdomain: they are announced this way, and a step calls those of its subdomain.
 */
export const pantryToolsBySubdomain = {
  inventory: inventoryTools,
  recipes: recipeTools,
  preferences: { ...preferenceTools, ...peopleTools },
  meals: mealTools,
  shopping: shoppingTools,
  tasks: taskTools,
  memory: { ...memoryTools, ...suggestionTools },
  foods: foodTools,
} as const
export type PantrySubdomain = keyof typeof pantryToolsBySubdomain

export const pantryTools = {
  ...inventoryTools,
  ...recipeTools,
  ...preferenceTools,
  ...peopleTools,
  ...mealTools,
  ...shoppingTools,
  ...taskTools,
  ...memoryTools,
  ...suggestionTools,
  ...foodTools,
} as const
export type PantryTool = keyof typeof pantryTools
export type PantryArguments<Tool extends PantryTool> = z.infer<(typeof pantryTools)[Tool]['arguments']>

/** The subdomain that a tool belongs to. */
export function subdomainOf(tool: PantryTool): PantrySubdomain {
  const found = Object.entries(pantryToolsBySubdomain).find(([, tools]) => Object.hasOwn(tools, tool))
  return (found?.[0] ?? 'inventory') as PantrySubdomain
}
