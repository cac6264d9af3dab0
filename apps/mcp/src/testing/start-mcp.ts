import type { AddressInfo } from 'node:net'
import { silentLogger } from '@alfred/observability'
import type { TestKeys } from '@alfred/testing'
import { createMcpApp } from '../app.ts'
import { configSchema } from '../config.ts'

export type StartedMcp = { url: string; stop(): Promise<void> }

/** Serves MCP over HTTP on a free port, before a gateway whose people's tokens are signed with these keys. */
export async function startMcp(
  { gateway, keys }: { gateway: string; keys: TestKeys },
  settings: Record<string, string> = {},
  limits: { requestMs?: number } = {},
): Promise<StartedMcp> {
  const config = configSchema.parse({ SUPABASE_JWKS: keys.publicJwks, ALFRED_URL: gateway, ...settings })
  const app = createMcpApp(config, silentLogger, limits)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() }
}
