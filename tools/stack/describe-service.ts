import type { ProcessDescription } from '@alfred/local-stack'
import { natsEnvironment, withoutInherited, type Service, type StackSettings } from './services.ts'

type Place = {
  settings: StackSettings
  /** Where its health is asked for; the gateway answers on its own port. */
  healthPort: number
  /** What is laid over: `undefined` takes a setting away. */
  environment?: Readonly<Record<string, string | undefined>>
}

/** How a service is started on the servers that the settings name, with what its row lets it know and nothing that it would inherit. */
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
      HEALTH_PORT: isGateway ? undefined : String(healthPort),
      ...service.environment(settings),
      ...environment,
    },
    readiness: {
      kind: 'http',
      url: `http://127.0.0.1:${isGateway ? settings.gatewayPort : healthPort}/readyz`,
    },
  }
}
