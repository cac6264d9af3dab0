import { inRepository } from '@alfred/local-stack'
import type { TestAlfred } from '@alfred/testing'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/** `legacy`: what clients spoke in 2025. `auto`: the newest that the server knows. */
export type Era = 'legacy' | 'auto'

/** What a tool answered, as far as tests look at it. */
export type Data = {
  status?: string
  source?: string
  proposal_id?: string
  job_id?: string
  conversation_id?: string
  pending?: { pending_id: string; version: number; kind: string; summary: string } | null
  would?: unknown
  changes?: unknown[]
  rows?: { food: string; quantity: number }[]
  recipes?: { id: string; name: string }[]
}
export type Answered = { data: Data; text: string; isError: boolean }

/** A client of the protocol's own SDK, connected for one person. */
export type Connected = {
  client: Client
  call(tool: string, given?: Record<string, unknown>): Promise<Answered>
  close(): Promise<void>
}

/** Connects over streamable HTTP with a token. */
export function connectOverHttp(url: string, token: string, era: Era = 'auto'): Promise<Connected> {
  const headers = { authorization: `Bearer ${token}` }
  return connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }), era)
}

/** Starts the server as a client does that lies on the same machine, and connects over its input and output. */
export function connectOverStdio(alfred: TestAlfred, token: string, era: Era = 'auto'): Promise<Connected> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [inRepository('tools', 'run.mjs'), 'mcp'],
    env: { PATH: process.env['PATH'] ?? '', ALFRED_URL: alfred.url, ALFRED_TOKEN: token },
    stderr: 'ignore',
  })
  return connect(transport, era)
}

async function connect(transport: Transport, era: Era): Promise<Connected> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } })
  await client.connect(transport)
  return {
    client,
    call: async (name, given = {}) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
      const texts = content.map((part) => (part.type === 'text' ? part.text : ''))
      return {
        data: (structuredContent ?? {}) as Data,
        text: texts.join('\n'),
        isError: isError === true,
      }
    },
    close: () => client.close(),
  }
}
