import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerCall, answerOf } from '../server/answer.ts'
import type { Asker } from '../server/asker.ts'
import { takingAway } from './edit-policy.ts'
import { findEditTools } from './edit-tools.ts'
import type { EditTool } from './edit-tools.ts'
import { keyFor } from './key-for.ts'
import { answerOfEdit, makeEdit } from './make-edit.ts'
import type { Edit } from './make-edit.ts'

const tools = findEditTools()
/** More things than these in one list are many: they are proposed, whatever the tool. */
const LISTED_MAX = 10

const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .optional()
  .describe('names this change: sent again with the same key it is not made again')

/** Offers every change by hand, small ones at once and the others as proposals. */
export function registerEdits(server: McpServer, asker: Asker): void {
  for (const tool of tools) registerEdit(server, asker, tool)
}

function registerEdit(server: McpServer, asker: Asker, tool: EditTool): void {
  const { name, isProposed } = tool
  const description = isProposed
    ? `${tool.description} Proposes it: nothing is done until confirm_change.`
    : tool.description
  const annotations = {
    readOnlyHint: false,
    destructiveHint: takingAway.has(name),
    idempotentHint: false,
    openWorldHint: false,
  }
  server.registerTool(
    name,
    { description, annotations, inputSchema: tool.arguments.extend({ key }) },
    (asked) =>
      answerCall({ kind: 'change', logger: asker.logger }, async () => {
        const { key: words, ...given } = asked as Record<string, unknown> & { key?: string }
        const edit = { tool: name, arguments: given, key: keyFor(words) }
        if (isProposed || isLong(given)) return propose(asker, edit)
        const outcome = await makeEdit(asker.client, edit)
        // A refusal stays the answer to its key: what is confirmed has one of its own.
        return !outcome.ok && outcome.error.code === 'MANY_CHANGES'
          ? propose(asker, { ...edit, key: keyFor(`${edit.key} confirmed`) }, outcome.error.message)
          : answerOfEdit(outcome, edit)
      }),
  )
}

function isLong(given: object): boolean {
  return Object.values(given).some((value) => Array.isArray(value) && value.length > LISTED_MAX)
}

/** Keeps a change until it is confirmed, and tells what it would do. Nothing is done. */
async function propose({ client, proposals }: Asker, edit: Edit, why?: string): Promise<CallToolResult> {
  const taken =
    edit.tool === 'undo_changes' ? await client.changesOf(String(edit.arguments['source'])) : undefined
  const { id, expiresAt } = proposals.add(edit)
  const would = { tool: edit.tool, arguments: edit.arguments, ...(taken && { takes_back: taken.changes }) }
  const told = why === undefined ? '' : ` ${why}`
  return answerOf(
    { status: 'proposed', proposal_id: id, would, expires_at: new Date(expiresAt).toISOString() },
    `Nothing has been done.${told} Show the person what would be done; after their yes call confirm_change with ${id}, else cancel_change.`,
  )
}
