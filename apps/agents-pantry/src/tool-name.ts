import { AlfredError, pantryTools } from '@alfred/contracts'
import type { PantryTool } from '@alfred/contracts'

/** The tool of that name. Policy and agent-kit refuse unknown ones before this is asked. */
export function toolName(name: string): PantryTool {
  if (Object.hasOwn(pantryTools, name)) return name as PantryTool
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
