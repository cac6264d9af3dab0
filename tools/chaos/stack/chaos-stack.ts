import type { Keys } from '@alfred/local-stack'
import type { FaultyProxy } from '@alfred/testing'

export const databaseKinds = ['embedded', 'proxied'] as const
/** Embedded as a person has it, or of the tool's own, reached over a way that can be made to lose answers. */
export type DatabaseKind = (typeof databaseKinds)[number]

/** Alfred as a person starts it, with what faults and the audit need to know of it. */
export type ChaosStack = {
  database: DatabaseKind
  /** Where clients reach the gateway. */
  url: string
  keys: Keys
  /** Process ids by name, as they are now; the second orchestrator's as well. */
  processes(): Promise<Record<string, number>>
  /** Where the schedules lie that Redis keeps. */
  redisFolder: string
  /** The way of the services to PostgREST, where it can be made to break. */
  wayToDatabase: FaultyProxy | undefined
  /** Reads rows as a person, straight from PostgREST. */
  readRows<Row>(path: string, token: string): Promise<Row[]>
  /** Runs SQL as the owner of the database. */
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

/** What a stack is started with. */
export type StackOptions = {
  /** The environment that names the model. */
  model: Record<string, string>
  /** Puts something between the services and PostgREST. */
  beforeDatabase?: ((restUrl: string) => Promise<{ url: string; stop(): Promise<void> }>) | undefined
}
