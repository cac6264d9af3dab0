import { AlfredError, handArgumentsSchema, handToolSchema } from '@alfred/contracts'
import { z } from 'zod'

const editSchema = z.object({ p_tool: handToolSchema, p_arguments: z.record(z.string(), z.unknown()) })

/**
 * Refuses a change by hand with an argument that its tool does not have: the database reads those that it knows, so that a misspelled one
 * would be lost in silence. What is no edit, or of a tool that is not known here, is left to the database.
 * @throws AlfredError INVALID_REQUEST with the arguments that the tool has.
 */
export function checkEdit(name: string, body: string | undefined): void {
  if (name !== 'edit_by_hand' || body === undefined) return
  const edit = editSchema.safeParse(parse(body))
  if (!edit.success) return
  const { p_tool: tool, p_arguments: given } = edit.data
  const schema = handArgumentsSchema(tool)
  const issues = schema.safeParse(given).error?.issues ?? []
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys')
  if (unknown === undefined) return
  const known =
    unknown.path.length === 0
      ? `it takes ${Object.keys(schema.shape).join(', ')}, and nothing else`
      : `see what ${unknown.path.join('.')} may hold`
  throw new AlfredError('INVALID_REQUEST', `${tool}: ${unknown.message}: ${known}.`)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
