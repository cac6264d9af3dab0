import type { Keys } from '@alfred/local-stack'
import type { Load } from '../load.ts'
import type { Project } from '../project.ts'

/** What a step may use. */
export type Stage = {
  project: Project
  url: string
  /** The address at which other assistants are served. */
  mcpUrl: string
  keys: Keys
  load: Load
  /** Tells one line of what was seen. */
  say(line: string): void
}

export type Step = { title: string; run(stage: Stage): Promise<void> }

/** The services of Alfred, in the order in which they are upgraded. */
export const services = [
  'agents-pantry',
  'agents-coach',
  'proactive-worker',
  'page-fetcher',
  'orchestrator',
  'gateway',
  'mcp',
] as const
export const servers = ['nats', 'redis', 'postgrest', 'postgres'] as const
/** How many turns are accepted before the next thing happens. */
export const TURNS_BETWEEN = 5
