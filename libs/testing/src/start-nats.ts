import { describeNats, findFreePort } from '@alfred/local-stack'
import { requireServer } from './require-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Starts a NATS server of its own, with a configuration that says who may do what, or open to anybody. */
export async function startNats(configFile?: string): Promise<TestServer> {
  const port = await findFreePort()
  return startTestServer(describeNats(await requireServer('nats-server'), port, configFile), {
    url: `nats://127.0.0.1:${port}`,
    port,
  })
}
