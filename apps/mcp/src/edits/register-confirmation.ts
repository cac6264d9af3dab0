import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerCall, answerOf } from '../server/answer.ts'
import type { Asker } from '../server/asker.ts'
import { answerOfEdit, makeEdit } from './make-edit.ts'

const inputSchema = z.strictObject({ proposal_id: z.uuid() })

/** Offers the yes and the no to what was proposed. A yes makes exactly what was shown, once. */
export function registerConfirmation(server: McpServer, { client, proposals, logger }: Asker): void {
  const yes = 'Makes a proposed change, after the person said yes to what it would do.'
  server.registerTool(
    'confirm_change',
    {
      description: yes,
      inputSchema,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    },
    (asked) =>
      answerCall({ kind: 'change', logger }, async () => {
        const { tool, arguments: given, key } = proposals.find(asked.proposal_id)
        const edit = { tool, arguments: { ...given, confirmed: true }, key }
        return answerOfEdit(await makeEdit(client, edit), edit)
      }),
  )
  const no = 'Takes a proposed change off. Nothing is done.'
  server.registerTool(
    'cancel_change',
    {
      description: no,
      inputSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    },
    (asked) =>
      answerCall({ kind: 'change', logger }, async () => {
        const wasThere = proposals.cancel(asked.proposal_id)
        return answerOf({ status: wasThere ? 'cancelled' : 'not_there' })
      }),
  )
}
