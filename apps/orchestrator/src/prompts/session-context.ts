import type { AgentContext } from '@alfred/contracts'
import { asBody, asEntry, asSaid } from '@alfred/llm'
import type { SessionMessage } from '../memory/session.ts'

// The context of a session, frozen when the session begins, and its history.

/** The context of a cook session: the recipe in full, the person's notes and their constraints. */
export function cookContext(
  recipe: { label: string; text: string },
  { notes, constraints }: { notes: string; constraints: readonly string[] },
): string {
  return sections([
    [`# ${asEntry(recipe.label)}`, asBody(recipe.text)],
    ['## Notes for today', asBody(notes.trim())],
    ['## What this person must not or will not have', list(constraints)],
  ])
}

/** The section titles of a brainstorm's context that are not about food in stock. */
export const aboutPerson = [
  '# What this person must not or will not have',
  '# What is known of this person',
  '# In numbers',
] as const

/** The context of a brainstorm: constraints, profile, counts and all context blocks of the agents. */
export function brainstormContext(answers: readonly AgentContext[], constraints: readonly string[]): string {
  const profile = answers.flatMap((answer) => answer.profile)
  const blocks = answers.flatMap((answer) => answer.blocks)
  const counts = answers.flatMap(({ dashboard }) =>
    Object.entries(dashboard ?? {}).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${shown(value)}`),
  )
  return sections([
    [aboutPerson[0], list(constraints)],
    [aboutPerson[1], list(profile)],
    [aboutPerson[2], list(counts)],
    ...blocks.map(({ name, lines }): [string, string] => [
      `# ${asEntry(name.replaceAll('_', ' '))}`,
      list(lines),
    ]),
  ])
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${shown(inner)}`)
    .join(', ')
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${asEntry(line)}`).join('\n')
}

function sections(parts: readonly (readonly [string, string])[]): string {
  return parts
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}\n${text}`)
    .join('\n\n')
}

/** The messages of a session as text for a prompt. */
export function historyText(history: readonly SessionMessage[]): string {
  if (history.length === 0) return 'nothing yet'
  return history
    .map(({ role, content }) => `${role === 'user' ? 'Person' : 'Alfred'}: ${asSaid(content)}`)
    .join('\n\n')
}
