import {
  accountCommands,
  agentCommands,
  chatCommands,
  conversationCommands,
  inboxPrefixOf,
  pageCommands,
  subjects,
} from '@alfred/contracts'
import type { NatsProbe } from './probe-nats.ts'

/** A subject to be tested, and the queue group in which it is answered. */
export type MatrixRow = { subject: string; queue: string | undefined }

const turn = '70000000-0000-4000-8000-000000000001'
const asked = new Set(
  [
    ...Object.values(chatCommands),
    ...Object.values(conversationCommands),
    ...Object.values(accountCommands),
  ].map(({ subject }) => subject),
)
const agentVerbs = new Set<string>(Object.values(agentCommands).map(({ verb }) => verb))

/** Every subject of the catalog for each of these agents, and subjects outside of it that anybody could try. */
export function matrixRows(domains: readonly string[], services: readonly string[]): MatrixRow[] {
  const spelled = Object.entries(subjects).flatMap(([name, subject]) => {
    if (typeof subject === 'string') return [subject]
    return name.startsWith('agent')
      ? domains.map((domain) => (subject as (domain: string, version: number) => string)(domain, 1))
      : [(subject as (turnId: string) => string)(turn)]
  })
  const everything = ['>', '*', 'chat.>', 'turns.>', 'agents.>', '$SYS.>', '$JS.API.INFO', 'of.nobody']
  const inboxes = services.map((service) => `${inboxPrefixOf(service)}.answer`)
  return [...new Set([...spelled, ...inboxes, ...everything])].map((subject) => ({
    subject,
    queue: queueOf(subject),
  }))
}

function queueOf(subject: string): string | undefined {
  if (subject === pageCommands.fetchPage.subject) return pageCommands.fetchPage.queue
  if ((asked as Set<string>).has(subject)) return 'orchestrator'
  const [first, domain, , verb] = subject.split('.')
  return first === 'agents' && verb !== undefined && agentVerbs.has(verb) ? `agents.${domain}` : undefined
}

/**
 * Tests on the server what one identity may do with a subject: p publish, l listen, g listen in the queue group; a
 * dot is a refusal, a dash is untestable.
 */
export async function tryRow(probe: NatsProbe, { subject, queue }: MatrixRow): Promise<string> {
  const isPattern = /[*>]/.test(subject)
  const publishes = isPattern ? '-' : (await probe.mayPublish(subject)) ? 'p' : '.'
  const listens = (await probe.mayListen(subject)) ? 'l' : '.'
  const joins = queue === undefined ? '-' : (await probe.mayListen(subject, queue)) ? 'g' : '.'
  return `${publishes}${listens}${joins}`
}

/** Renders the matrix in the format of its golden file. */
export function renderMatrix(names: readonly string[], rows: ReadonlyMap<string, readonly string[]>): string {
  const width = Math.max(...[...rows.keys()].map((subject) => subject.length)) + 2
  const line = (first: string, cells: readonly string[]): string =>
    `${first.padEnd(width)}${cells.map((cell, index) => cell.padEnd((names[index] ?? '').length + 2)).join('')}`.trimEnd()
  return [line('', names), ...[...rows].map(([subject, cells]) => line(subject, cells))].join('\n')
}
