import { AlfredError, isKeyOf, nutritionTools } from '@alfred/contracts'
import type { NutritionTool } from '@alfred/contracts'

/**
 * Returns the name as a tool name. Throws INTERNAL for an unknown one, which policy and agent-kit have refused
 * before.
 */
export function toolName(name: string): NutritionTool {
  if (isKeyOf(nutritionTools, name)) return name
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
