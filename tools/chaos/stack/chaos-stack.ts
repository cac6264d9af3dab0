import type { Keys } from '@alfred/local-stack'
import type { FaultyProxy } from '@alfred/testing'
import type { NextVersion } from './start-next-version.ts'

export const databaseKinds = ['embedded', 'proxied'] as const
/** The database: embedded, or this tool's own behind a proxy that can lose answers. */
export type DatabaseKind = (typeof databaseKinds)[number]

/** A running Alfred, with what faults and the audit need. */
export type ChaosStack = {
  database: DatabaseKind
  /** The gateway's URL for clients. */
  url: string
  keys: Keys
  /** The current process ids by name, including the second orchestrator's. */
  processes(): Promise<Record<string, number>>
  /** The next version of an agent, which runs beside the present one once it is started. */
  next: NextVersion
  /** The folder in which Redis stores the schedules. */
  redisFolder: string
  /** The proxy between the services and PostgREST, where there is one. */
  wayToDatabase: FaultyProxy | undefined
  /** Reads rows as a person, directly from PostgREST. */
  readRows<Row>(path: string, token: string): Promise<Row[]>
  /** Runs SQL as the owner of the database. */
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

/** The options of a stack. */
export type StackOptions = {
  /** The environment variables that configure the model. */
  model: Record<string, string>
  /** Starts a proxy between the services and PostgREST. */
  beforeDatabase?: ((restUrl: string) => Promise<{ url: string; stop(): Promise<void> }>) | undefined
}
