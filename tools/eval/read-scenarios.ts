import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { EvaluationError } from './errors.ts'
import { scenarioSchema, type Scenario } from './scenario.ts'

const fileSchema = z.strictObject({
  class: z.string().min(1),
  scenarios: z.array(z.record(z.string(), z.unknown())).min(1),
})

/** The folders with scenarios: the repository's, and those of agents in apps/agents-<domain>/evals; of one agent, its own alone. */
export function scenarioFolders(repository: string, agent?: string): string[] {
  const apps = join(repository, 'apps')
  const agents = readdirSync(apps).filter((name) => name.startsWith('agents-') && name === (agent ?? name))
  const own = agents.toSorted().map((name) => join(apps, name, 'evals'))
  return [...(agent === undefined ? [join(repository, 'evals')] : []), ...own].filter((folder) =>
    existsSync(folder),
  )
}

/** Reads every scenario of some folders. The error for an invalid file names the file, the scenario and the field. */
export function readScenarios(...folders: string[]): Scenario[] {
  return readScenarioFiles(...folders).flat()
}

/** Reads the same, as the scenarios of each file. */
export function readScenarioFiles(...folders: string[]): Scenario[][] {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  )
  const files = texts.map(({ name, text }) => parseScenarios(name, text))
  const seen = new Set<string>()
  for (const { name } of files.flat()) {
    if (seen.has(name)) throw new EvaluationError(`Two scenarios are named "${name}".`)
    seen.add(name)
  }
  return files
}

/** Parses the scenarios of one file; a scenario without a class gets the file's. */
export function parseScenarios(file: string, text: string): Scenario[] {
  const parsed = fileSchema.safeParse(parseYaml(file, text))
  if (!parsed.success) throw new EvaluationError(`${file}: ${explain(parsed.error)}`)
  return parsed.data.scenarios.map((raw, index) => {
    const scenario = scenarioSchema.safeParse({ class: parsed.data.class, ...raw })
    if (scenario.success) return scenario.data
    const title = typeof raw['name'] === 'string' ? `"${raw['name']}"` : `scenario ${index + 1}`
    throw new EvaluationError(`${file}, ${title}: ${explain(scenario.error)}`)
  })
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new EvaluationError(
      `${file} is not YAML: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function explain(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ')
}
