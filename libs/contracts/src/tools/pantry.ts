import type { z } from 'zod'
import { foodTools } from './foods.ts'
import { inventoryTools } from './inventory.ts'
import { mealTools } from './meals.ts'
import { preferenceTools } from './preferences.ts'
import { recipeTools } from './recipes.ts'
import { shoppingTools } from './shopping.ts'

/** All tools of the pantry, by subdomain: what is announced, and where a step's calls belong. */
export const pantryToolsBySubdomain = {
  inventory: inventoryTools,
  recipes: recipeTools,
  preferences: preferenceTools,
  meals: mealTools,
  shopping: shoppingTools,
  foods: foodTools,
} as const
export type PantrySubdomain = keyof typeof pantryToolsBySubdomain

export const pantryTools = {
  ...inventoryTools,
  ...recipeTools,
  ...preferenceTools,
  ...mealTools,
  ...shoppingTools,
  ...foodTools,
} as const
export type PantryTool = keyof typeof pantryTools
export type PantryArguments<Tool extends PantryTool> = z.infer<(typeof pantryTools)[Tool]['arguments']>

/** The subdomain in whose steps a tool is called. */
export function subdomainOf(tool: PantryTool): PantrySubdomain {
  const found = Object.entries(pantryToolsBySubdomain).find(([, tools]) => Object.hasOwn(tools, tool))
  return (found?.[0] ?? 'inventory') as PantrySubdomain
}
