import { readdirSync, readFileSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'
import { parseAllDocuments } from 'yaml'

/** A part of a file whose shape a test looks at. */
export type Part = { [name: string]: Part } & Part[]

/**
 * The documents of a YAML file of infra/, with merges resolved. Compose's own tags, which replace what an earlier file
 * said, are left out.
 */
export function readDocuments(path: string): Part[] {
  const text = readFileSync(inRepository('infra', path), 'utf8').replaceAll(/!(?:override|reset) /g, '')
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

/** The names of the apps that run as services. */
export function appNames(): string[] {
  return readdirSync(inRepository('apps')).filter((name) => !['cli', 'e2e', 'web'].includes(name))
}
