import type { Database } from '@alfred/db'
import type { OfflineRules } from '@alfred/llm'
import type { Bus } from '@alfred/messaging'
import type { AgentDefinition } from '../agent-definition.ts'

/** What distinguishes one agent's service; everything else comes from this room. */
export type AgentService = {
  /** Its name in logs, traces and on NATS: `agents-pantry`. */
  name: string
  /** Makes the agent, given the database that it reads and the bus on which it may ask others. */
  define(database: Database, bus: Bus): AgentDefinition
  /** The rules that answer when no model is configured. */
  offlineRules: OfflineRules
}
