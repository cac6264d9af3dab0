import type { ProcessDescription } from '../process/start-process.ts'
import { inRepository } from '../repository.ts'
import type { ServerBinary } from './find-server.ts'

/**
 * The process description of NATS on a port of the loopback interface. Without a configuration file everybody may
 * connect.
 */
export function describeNats(binary: ServerBinary, port: number, configFile?: string): ProcessDescription {
  return {
    name: 'nats',
    command: binary.command,
    arguments: [
      '-c',
      configFile ?? inRepository('infra', 'nats', 'nats-server.conf'),
      '-a',
      '127.0.0.1',
      '-p',
      String(port),
    ],
    environment: binary.environment,
    isForeign: true,
    readiness: { kind: 'nats', port },
  }
}
