import type { Client } from '@alfred/client'
import type { HandArguments, HandTool, ToolOutcome } from '@alfred/contracts'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { answerOf, refusalOf } from '../server/answer.ts'

export type Edit = { tool: HandTool; arguments: Readonly<Record<string, unknown>>; key: string }

/** Makes a change by hand with the rights of the person, once for its key. */
export function makeEdit(client: Client, { tool, arguments: given, key }: Edit): Promise<ToolOutcome> {
  return client.edit(tool, given as HandArguments<HandTool>, { key })
}

/** What became of a change, with the key by which it can be undone. */
export function answerOfEdit(outcome: ToolOutcome, { key }: Pick<Edit, 'key'>): CallToolResult {
  if (!outcome.ok) return refusalOf(outcome.error)
  const { entities, data } = outcome
  const named = entities.map(({ op, type, label }) => `${op} ${type} "${label}"`).join(', ')
  return answerOf(
    { status: 'done', source: key, entities, data },
    named === '' ? 'Done.' : `Done: ${named}. Undo it with undo_changes and the source ${key}.`,
  )
}
