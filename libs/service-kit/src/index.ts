export { addressesSetting, portsSetting } from './listed-settings.ts'
// What every process of Alfred does the same way: read its configuration, start, report health, stop. Contains no
// domain and no adapters; each service brings its own.
export { loadConfig } from './load-config.ts'
export { healthSettings } from './health-settings.ts'
export { natsSettings } from './nats-settings.ts'
export { ConfigError } from './errors.ts'
export { runService } from './run-service.ts'
export type { RunningService, ServiceDescription } from './run-service.ts'
export type { Logger } from './logger.ts'
export { createTokenVerifier, personTokenSettings } from './person-token.ts'
export type { Person, PersonTokenSettings } from './person-token.ts'
