import type { ProcessDescription } from '@alfred/local-stack'
import { natsEnvironment, withoutInherited, type Service, type StackSettings } from './services.ts'

type Place = {
  settings: StackSettings
  /** The port of its health and its figures; the gateway is ready when its own port answers. */
  healthPort: number
  /** Overrides of its environment: `undefined` removes a variable. */
  environment?: Readonly<Record<string, string | undefined>>
}

/**
 * The process description of a service, with the settings that its row grants and without inherited secrets and
 * addresses.
 */
export function describeService(
  service: Service,
  { settings, healthPort, environment = {} }: Place,
): ProcessDescription {
  const isGateway = service.answersOn === 'gateway'
  return {
    name: service.name,
    command: process.execPath,
    arguments: [service.entry],
    environment: {
      ...withoutInherited(),
      NODE_NO_WARNINGS: '1',
      INSTANCE_NAME: service.name,
      ...natsEnvironment(service.name, settings.nats),
      HEALTH_PORT: String(healthPort),
      ...service.environment(settings),
      ...environment,
    },
    readiness: {
      kind: 'http',
      url: `http://127.0.0.1:${isGateway ? settings.gatewayPort : healthPort}/readyz`,
    },
  }
}
