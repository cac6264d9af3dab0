import { AlfredError, inventoryTools } from '@alfred/contracts'
import type { InventoryTool } from '@alfred/contracts'

/** The tool of that name. Policy and agent-kit refuse unknown ones before this is asked. */
export function toolName(name: string): InventoryTool {
  if (Object.hasOwn(inventoryTools, name)) return name as InventoryTool
  throw new AlfredError('INTERNAL', 'There is no such tool.')
}
