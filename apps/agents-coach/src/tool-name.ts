import { AlfredError, nutritionTools } from '@alfred/contracts'
import type { NutritionTool } from '@alfred/contracts'

/** The tool of that name. Policy and agent-kit refuse unknown ones before this is asked. */
export function toolName(name: string): NutritionTool {
  if (Object.hasOwn(nutritionTools, name)) return name as NutritionTool
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
