import { AlfredError, isKeyOf, nutritionTools } from '@alfred/contracts'
import type { NutritionTool } from '@alfred/contracts'

/** The tool of that name. Policy and agent-kit refuse unknown ones before this is asked. */
export function toolName(name: string): NutritionTool {
  if (isKeyOf(nutritionTools, name)) return name
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
