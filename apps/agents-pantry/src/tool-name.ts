import { AlfredError, isKeyOf, pantryTools } from '@alfred/contracts'
import type { PantryTool } from '@alfred/contracts'

/**
 * Returns the name as a tool name. Throws INTERNAL for an unknown one, which policy and agent-kit have refused
 * before.
 */
export function toolName(name: string): PantryTool {
  if (isKeyOf(pantryTools, name)) return name
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
