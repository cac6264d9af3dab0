import type { Database } from '@alfred/db'
import type { OfflineRules } from '@alfred/llm'
import type { AgentDefinition } from '../agent-definition.ts'

/** All that one agent's service has of its own; what is the same in each of them comes from this room. */
export type AgentService = {
  /** Its name in logs, traces and on NATS: `agents-pantry`. */
  name: string
  /** The agent, on the database that it reads. */
  define(database: Database): AgentDefinition
  /** What answers where no model is configured. */
  offlineRules: OfflineRules
}
