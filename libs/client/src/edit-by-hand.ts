import { AlfredError, handArgumentsSchema, toolOutcomeSchema } from '@alfred/contracts'
import type { HandArguments, HandTool, ToolOutcome } from '@alfred/contracts'
import { z } from 'zod'
import type { DataDoor } from './data-door.ts'
import { parseBody } from './send.ts'

/**
 * Makes a change by hand, once for each key: a repeat with the same key is not done again. A change that is refused
 * for its data gives an outcome with the reason. The next turn knows of the change.
 * @throws AlfredError INVALID_REQUEST when an argument is not one of the tool's, or none of its kind.
 */
export type EditByHand = <Tool extends HandTool>(
  tool: Tool,
  given: HandArguments<Tool>,
  settings?: { key?: string; signal?: AbortSignal },
) => Promise<ToolOutcome>

export function createEditor(door: DataDoor): EditByHand {
  return async (tool, given, { key = crypto.randomUUID(), signal } = {}) => {
    const checked = handArgumentsSchema(tool).safeParse(given)
    if (!checked.success)
      throw new AlfredError('INVALID_REQUEST', `${tool}: ${z.prettifyError(checked.error)}`)
    const body = JSON.stringify({ p_key: key, p_tool: tool, p_arguments: given })
    const response = await door('rpc/edit_by_hand', { method: 'POST', body, ...(signal && { signal }) })
    return parseBody(toolOutcomeSchema, response)
  }
}
