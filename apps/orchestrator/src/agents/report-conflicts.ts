import { agentConflictKinds, agentConflicts } from '@alfred/contracts'
import type { AgentConflict, Announcement } from '@alfred/contracts'
import { defineGauge } from '@alfred/observability'
import type { Logger } from '@alfred/observability'

const conflicts = defineGauge({
  name: 'alfred_agent_conflicts',
  help: 'What does not go together in what agents announce: a tool of two agents, differing instances, versions side by side.',
  labels: { kind: agentConflictKinds },
})

/** Told of the instances of agents that are alive, it reports what does not go together among them. */
export type ConflictReport = {
  hear(alive: readonly Announcement[]): void
  stop(): void
}

/** Reports each conflict once in the log until it is gone, and all that there are as a figure. */
export function createConflictReport(logger: Pick<Logger, 'warn' | 'info'>): ConflictReport {
  let known: readonly AgentConflict[] = []
  const stop = conflicts.observe(() =>
    agentConflictKinds.map((kind) => ({
      value: known.filter((one) => one.kind === kind).length,
      labels: { kind },
    })),
  )
  return {
    hear: (alive) => {
      const before = new Set(known.map(({ line }) => line))
      known = agentConflicts(alive)
      for (const { kind, domains, line } of known)
        if (!before.has(line)) logger[kind === 'versions' ? 'info' : 'warn']({ kind, domains }, line)
    },
    stop,
  }
}
