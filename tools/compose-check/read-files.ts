import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'
import { parseAllDocuments } from 'yaml'

/** A part of a file whose shape a test looks at. */
export type Part = { [name: string]: Part } & Part[]

/**
 * The documents of a YAML file of infra/, or of one in apps/, with merges resolved. Compose's own tags, which replace what an earlier file
 * said, are left out.
 */
export function readDocuments(path: string): Part[] {
  const text = readFileSync(
    path.startsWith('apps/') ? inRepository(path) : inRepository('infra', path),
    'utf8',
  ).replaceAll(/!(?:override|reset) /g, '')
  return parseAllDocuments(text, { merge: true }).map((document) => {
    const [fault] = document.errors
    if (fault !== undefined) throw fault
    return document.toJS() as Part
  })
}

/** The services of a compose file, by name. */
export function readServices(path: string): [string, Part][] {
  return Object.entries(readDocuments(path)[0]?.['services'] ?? {})
}

/** The names of the apps that run as services and stand in compose.yaml: agents that bring a file of their own do not. */
export function appNames(): string[] {
  const joining = joiningAgents()
  return readdirSync(inRepository('apps')).filter((name) => !['cli', 'e2e', 'web', ...joining].includes(name))
}

/** The names of the agents that join by a file of their own, apps/agents-<domain>/compose.yaml. */
export function joiningAgents(): string[] {
  return readdirSync(inRepository('apps')).filter(
    (name) => name.startsWith('agents-') && existsSync(inRepository('apps', name, 'compose.yaml')),
  )
}
