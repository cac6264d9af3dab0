import type { Announcement } from './announcement.ts'

/**
 * What does not go together in what instances of agents announce:
 * - `tool`: two agents have a tool of one name, and only one of them may call it.
 * - `announcement`: two instances of one agent and version have different tools, so that what happens depends on who is asked.
 * - `versions`: instances of two versions run side by side. That is as it should be while one replaces the other, and no longer.
 */
export type AgentConflict = {
  kind: (typeof agentConflictKinds)[number]
  domains: readonly string[]
  /** What it is about, and what to do, in a sentence for whoever runs Alfred. */
  line: string
}

export const agentConflictKinds = ['tool', 'announcement', 'versions'] as const

/** Finds what does not go together among the instances that are alive, in a fixed order. */
export function agentConflicts(alive: readonly Announcement[]): AgentConflict[] {
  const byDomain = [...Map.groupBy(alive, ({ domain }) => domain)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  return [
    ...toolsOfSeveral(alive),
    ...byDomain.flatMap(([domain, instances]) => differing(domain, instances)),
    ...byDomain.flatMap(([domain, instances]) => sideBySide(domain, instances)),
  ]
}

function toolsOfSeveral(alive: readonly Announcement[]): AgentConflict[] {
  const owners = Map.groupBy(
    alive.flatMap(({ domain, tools }) => tools.map(({ name }) => ({ name, domain }))),
    ({ name }) => name,
  )
  return [...owners]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, all]) => {
      const domains = [...new Set(all.map(({ domain }) => domain))].toSorted()
      if (domains.length < 2) return []
      const line = `The tool ${name} is announced by ${domains.join(' and ')}. The database lets one of them call it: give the other one's tool another name.`
      return [{ kind: 'tool' as const, domains, line }]
    })
}

function differing(domain: string, instances: readonly Announcement[]): AgentConflict[] {
  return [...Map.groupBy(instances, ({ version }) => version)].flatMap(([version, same]) => {
    const forms = new Set(same.map(formOf))
    if (forms.size < 2) return []
    const names = same
      .map(({ instance }) => instance)
      .toSorted()
      .join(', ')
    const line = `Instances of ${domain} say that they are version ${version} and have different tools: ${names}. Raise the version of the newer one, or end the older.`
    return [{ kind: 'announcement' as const, domains: [domain], line }]
  })
}

/** What a caller has to know of an agent's tools; how they are described is no difference. */
function formOf({ tools }: Announcement): string {
  const forms = tools.map(({ name, kind, caller, arguments_schema: schema }) => [name, kind, caller, schema])
  return JSON.stringify(forms.toSorted(([one], [other]) => String(one).localeCompare(String(other))))
}

function sideBySide(domain: string, instances: readonly Announcement[]): AgentConflict[] {
  const versions = [...new Set(instances.map(({ version }) => version))].toSorted((one, other) => one - other)
  if (versions.length < 2) return []
  const line = `${domain} runs in the versions ${versions.join(' and ')} side by side. New turns go to the newest; end the others when theirs are done.`
  return [{ kind: 'versions', domains: [domain], line }]
}
