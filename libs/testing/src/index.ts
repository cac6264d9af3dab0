// How tests get real infrastructure: one server of its own per test file, on a free port, gone afterwards.
// Only tests import it. Fakes live in the rooms that they imitate.
export { createTestKeys } from './create-test-keys.ts'
export { startDatabase } from './start-database.ts'
export type { TestDatabase } from './start-database.ts'
export { startNats } from './start-nats.ts'
export { startPostgres } from './start-postgres.ts'
export type { TestPostgres } from './start-postgres.ts'
export { startPostgrest } from './start-postgrest.ts'
export { startRedis } from './start-redis.ts'
export type { TestServer } from './test-server.ts'
export { findFreePort } from '@alfred/local-stack'
export type { Keys as TestKeys } from '@alfred/local-stack'
