import type { Announcement, ShownEntity } from '@alfred/contracts'
import { asCell, asEntry, asSaid, toolSignature, withWordListsOnce } from '@alfred/llm'
import type { TurnState } from '../state/turn-state.ts'
import type { RecentTurn } from '../memory/recent-turn.ts'

// How prompts show state to models: refs and labels, never ids (ruling R16).

export function entitiesText(entities: readonly ShownEntity[]): string {
  if (entities.length === 0) return 'none'
  const tables = [
    { title: 'Active, the last one latest', tier: 'active', column: 'Last spoken of' },
    { title: 'Background, from the database', tier: 'background', column: 'Relevance' },
  ] as const
  return tables
    .map(({ title, tier, column }) => ({ title, column, rows: entities.filter((one) => one.tier === tier) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, column, rows }) => {
      const lines = rows.map(
        ({ ref, type, label, note }) => `| ${ref} | ${type} | ${asCell(label)} | ${asCell(note ?? '')} |`,
      )
      const head = [`### ${title}`, `| Ref | Type | Label | ${column} |`, '|---|---|---|---|']
      return [...head, ...lines].join('\n')
    })
    .join('\n\n')
}

export function recentTurnsText(turns: readonly RecentTurn[], narrative: string): string {
  if (turns.length === 0) return 'none'
  const before = narrative === '' ? '' : `Earlier:\n${asSaid(narrative)}\n\n`
  return (
    before +
    turns
      .map(({ message, response }) => `Person: ${asSaid(message)}\nAlfred: ${asSaid(response)}`)
      .join('\n\n')
  )
}

/** A model needs few examples beside the descriptions; rules without a model read all of them. */
const EXAMPLES_MAX = 8
const HARDER_EXAMPLES_MAX = 3

export function agentsText(agents: readonly Announcement[]): string {
  return agents
    .map(({ domain, description, subdomains, examples, harder_examples, providers }) =>
      [
        `### ${domain}`,
        description,
        ...subdomains.map((subdomain) => `- ${subdomain.name}: ${subdomain.description}`),
        `Examples: ${examples
          .slice(0, EXAMPLES_MAX)
          .map((example) => `"${example}"`)
          .join(', ')}`,
        ...harderText(harder_examples.slice(0, HARDER_EXAMPLES_MAX)),
        ...providers.context.map((need) => `- context "${need.name}": ${need.description}`),
      ].join('\n'),
    )
    .join('\n\n')
}

/** Examples of each complexity in one line. */
function harderText(examples: Announcement['harder_examples']): string[] {
  const complexities = [...new Set(examples.map(({ complexity }) => complexity))]
  return complexities.map((wanted) => {
    const messages = examples.filter(({ complexity }) => complexity === wanted)
    return `Of ${wanted} complexity: ${messages.map(({ message }) => `"${message}"`).join(', ')}`
  })
}

/** What always holds for the person, and what the present goal asks for. */
export function constraintsText({ gathered, goal }: Pick<TurnState, 'gathered' | 'goal'>): string {
  const permanent = Object.values(gathered).flatMap(({ constraints }) => constraints)
  return listText([
    ...permanent.map(({ kind, value }) => `always, ${kind}: ${value}`),
    ...(goal?.constraints.map(({ type, value }) => `for this goal, ${type}: ${value}`) ?? []),
  ])
}

/** The tools whose calls can follow from a message alone: one line for each. */
export function quickToolsText(tools: readonly Announcement['tools'][number][]): string {
  if (tools.length === 0) return 'none'
  const lines = tools.map(
    ({ name, kind, description, arguments_schema }) =>
      `- ${toolSignature(name, arguments_schema)} (${kind}): ${description}`,
  )
  return withWordListsOnce(lines.join('\n'))
}

export function listText(lines: readonly string[]): string {
  return lines.length === 0 ? 'none' : lines.map((line) => `- ${asEntry(line)}`).join('\n')
}
