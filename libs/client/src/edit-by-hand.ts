import { toolOutcomeSchema, type HandTool, type ToolOutcome } from '@alfred/contracts'
import type { DataDoor } from './data-door.ts'
import { parseBody } from './send.ts'

/**
 * Makes a change by hand, once for each key: a repeat with the same key is not done again. A change that is refused
 * for its data gives an outcome with the reason. The next turn knows of the change.
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
