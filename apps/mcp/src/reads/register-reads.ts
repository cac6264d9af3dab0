import { readCatalog } from '@alfred/contracts'
import type { Read, ReadFilters } from '@alfred/contracts'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerCall, answerOf } from '../server/answer.ts'
import type { Asker } from '../server/asker.ts'
import { readTools } from './read-tools.ts'
import type { ReadTool } from './read-tools.ts'

/** Offers the reads of the catalog, each with its own filters. */
export function registerReads(server: McpServer, asker: Asker): void {
  for (const each of readTools) registerRead(server, asker, each)
}

function registerRead(
  server: McpServer,
  { client, logger }: Asker,
  { tool, read, description, most }: ReadTool,
): void {
  const { filters }: Read = readCatalog[read]
  const page = {
    limit: z.int().min(1).max(most).default(Math.min(most, 50)),
    offset: z.int().min(0).max(1_000_000).default(0),
  }
  const inputSchema = filters.extend(page)
  server.registerTool(
    tool,
    { description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } },
    (asked, { mcpReq }) =>
      answerCall({ kind: 'read', logger }, async () => {
        const { limit, offset, ...where } = asked as z.output<z.ZodObject<typeof page>>
        const filter = where as ReadFilters<typeof read>
        const rows = await client.read(read, { where: filter, limit, offset, signal: mcpReq.signal })
        return answerOf({ rows, next_offset: rows.length < limit ? null : offset + limit })
      }),
  )
}
