import { describeNats, findFreePort } from '@alfred/local-stack'
import { requireServer } from './require-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Starts a NATS server with a configuration of permissions, or open to everybody. */
export async function startNats(configFile?: string): Promise<TestServer> {
  const port = await findFreePort()
  return startTestServer(describeNats(await requireServer('nats-server'), port, configFile), {
    url: `nats://127.0.0.1:${port}`,
    port,
  })
}
