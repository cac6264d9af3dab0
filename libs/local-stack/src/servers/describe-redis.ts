import type { ProcessDescription } from '../process/start-process.ts'
import { inRepository } from '../repository.ts'
import type { ServerBinary } from './find-server.ts'

/**
 * The process description of Redis on a port of the loopback interface, with its files in an existing folder. Without
 * a users file everybody may connect.
 */
export function describeRedis(
  binary: ServerBinary,
  { port, dataFolder, usersFile }: { port: number; dataFolder: string; usersFile?: string },
): ProcessDescription {
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dataFolder]
  if (usersFile !== undefined) settings.push('--aclfile', usersFile)
  return {
    name: 'redis',
    command: binary.command,
    arguments: [inRepository('infra', 'redis', 'redis.conf'), ...settings],
    environment: binary.environment,
    isForeign: true,
    readiness: { kind: 'redis', port },
  }
}
