import type { Announcement, ShownEntity } from '@alfred/contracts'
import type { RecentTurn } from '../session/conversation-state.ts'

// How state is shown to models: refs and labels, never ids (ruling R16).

export function entitiesText(entities: readonly ShownEntity[]): string {
  if (entities.length === 0) return 'none'
  const rows = entities.map(({ ref, type, label, status }) => `| ${ref} | ${type} | ${label} | ${status} |`)
  return ['| Ref | Type | Label | Status |', '|---|---|---|---|', ...rows].join('\n')
}

export function recentTurnsText(turns: readonly RecentTurn[]): string {
  if (turns.length === 0) return 'none'
  return turns.map(({ message, response }) => `Person: ${message}\nAlfred: ${response}`).join('\n\n')
}

export function agentsText(agents: readonly Announcement[]): string {
  return agents
    .map(({ domain, description, subdomains, examples }) =>
      [
        `### ${domain}`,
        description,
        ...subdomains.map((subdomain) => `- ${subdomain.name}: ${subdomain.description}`),
        `Examples: ${examples.map((example) => `"${example}"`).join(', ')}`,
      ].join('\n'),
    )
    .join('\n\n')
}

export function listText(lines: readonly string[]): string {
  return lines.length === 0 ? 'none' : lines.map((line) => `- ${line}`).join('\n')
}
