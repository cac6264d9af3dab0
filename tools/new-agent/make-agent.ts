import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const template = join(import.meta.dirname, 'template')

/** The name that the template's agent has, in each way that it is written. */
const NAME = 'jotter'

const capitalised = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Writes the files of a new agent into a folder: the template's, about another domain. Gives their paths within it. */
export function makeAgent(
  folder: string,
  { domain, version }: { domain: string; version: string },
): string[] {
  const named = (text: string): string =>
    text
      .replaceAll(NAME, domain)
      .replaceAll(capitalised(NAME), capitalised(domain))
      .replaceAll(NAME.toUpperCase(), domain.toUpperCase())
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((source) => {
      const path = named(source.slice(template.length + 1)).replace('VERSION', version)
      const target = join(folder, path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, named(readFileSync(source, 'utf8')), { flag: 'wx' })
      return path
    })
}
