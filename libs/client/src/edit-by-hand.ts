import { toolOutcomeSchema, type HandTool, type ToolOutcome } from '@alfred/contracts'
import type { DataDoor } from './data-door.ts'
import { parseBody } from './send.ts'

/**
 * Changes something by hand, once for each key: sent again with the same key it is not done again. What is refused for
 * its data is an outcome that says why; the next turn knows of what was changed.
 */
export type EditByHand = (
  tool: HandTool,
  given: Record<string, unknown>,
  settings?: { key?: string; signal?: AbortSignal },
) => Promise<ToolOutcome>

export function createEditor(door: DataDoor): EditByHand {
  return async (tool, given, { key = crypto.randomUUID(), signal } = {}) => {
    const body = JSON.stringify({ p_key: key, p_tool: tool, p_arguments: given })
    const response = await door('rpc/edit_by_hand', { method: 'POST', body, ...(signal && { signal }) })
    return parseBody(toolOutcomeSchema, response)
  }
}
