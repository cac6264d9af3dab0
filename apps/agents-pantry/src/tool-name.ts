import { AlfredError, isKeyOf, pantryTools } from '@alfred/contracts'
import type { PantryTool } from '@alfred/contracts'

/** The tool of that name. Policy and agent-kit refuse unknown ones before this is asked. */
export function toolName(name: string): PantryTool {
  if (isKeyOf(pantryTools, name)) return name
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
