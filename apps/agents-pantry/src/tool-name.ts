import {
  AlfredError,
  foodTools,
  inventoryTools,
  mealTools,
  preferenceTools,
  recipeTools,
  shoppingTools,
} from '@alfred/contracts'
import type { z } from 'zod'

/** All tools of the pantry, by subdomain: what is announced, and where a step's calls belong. */
export const toolsBySubdomain = {
  inventory: inventoryTools,
  recipes: recipeTools,
  preferences: preferenceTools,
  meals: mealTools,
  shopping: shoppingTools,
  foods: foodTools,
} as const
export type Subdomain = keyof typeof toolsBySubdomain

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

/** The tool of that name. Policy and agent-kit refuse unknown ones before this is asked. */
export function toolName(name: string): PantryTool {
  if (Object.hasOwn(pantryTools, name)) return name as PantryTool
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}

export function subdomainOf(tool: PantryTool): Subdomain {
  const found = Object.entries(toolsBySubdomain).find(([, tools]) => Object.hasOwn(tools, tool))
  return (found?.[0] ?? 'inventory') as Subdomain
}
