import type { ProcessDescription } from '../process/start-process.ts'
import { inRepository } from '../repository.ts'
import type { ServerBinary } from './find-server.ts'

/** How to run Redis on a port of the loopback interface, with its files in a folder that exists. */
export function describeRedis(
  binary: ServerBinary,
  { port, dataFolder }: { port: number; dataFolder: string },
): ProcessDescription {
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dataFolder]
  return {
    name: 'redis',
    command: binary.command,
    arguments: [inRepository('infra', 'redis', 'redis.conf'), ...settings],
    environment: binary.environment,
    readiness: { kind: 'tcp', port },
  }
}
