// MCP over standard input and output, for one person: node tools/run.mjs mcp. The output is the protocol's alone; logs go to the error output.
import { createLogger } from '@alfred/observability'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { readStdioConfig } from './config.ts'
import { createProposals } from './edits/proposals.ts'
import { clientOf } from './server/asker.ts'
import { createAlfredServer } from './server/create-server.ts'
import { createTokens } from './stdio/tokens.ts'

/** A message of the size of a request over HTTP, with what a client may write around it. */
const MESSAGE_BYTES_MAX = 128 * 1024

const {
  ALFRED_URL: gateway,
  ALFRED_TOKEN: token,
  LOG_LEVEL: level,
  user,
} = readStdioConfig(process.argv.slice(2))
const logger = createLogger('mcp', level, { fd: 2 })
const client = clientOf(gateway, createTokens({ token, user }))
// One process is one person, under whatever name their proposals are kept.
const proposals = createProposals().of(user)

const served = serveStdio(() => createAlfredServer({ client, proposals, logger }), {
  transport: new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MESSAGE_BYTES_MAX }),
  onerror: (error) => logger.warn({ error }, 'a message over MCP was refused'),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void served.close())
