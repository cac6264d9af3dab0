import type { Database } from '@alfred/db'
import type { TextEmbedder } from '@alfred/embedding'
import type { OfflineRules } from '@alfred/llm'
import type { Bus } from '@alfred/messaging'
import type { AgentDefinition } from '../agent-definition.ts'

/** What distinguishes one agent's service; everything else comes from this room. */
export type AgentService = {
  /** Its name in logs, traces and on NATS: `agents-pantry`. */
  name: string
  /** Makes the agent, given the database that it reads, the bus on which it may ask others, and what finds texts by their meaning. */
  define(database: Database, bus: Bus, embedder: TextEmbedder): AgentDefinition
  /** The rules that answer when no model is configured. */
  offlineRules: OfflineRules
}
