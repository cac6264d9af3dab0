import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PromptError } from './errors.ts'
import { PLACEHOLDER, parsePrompt, type Prompt } from './parse-prompt.ts'

export type RenderedPrompt = { name: string; instructions: string; input: string; version: string }

/** All prompts, read and checked once. `render` throws a PromptError for an unknown prompt or wrong variables. */
export type Prompts = {
  readonly names: readonly string[]
  render(name: string, variables: Record<string, string>): RenderedPrompt
}

const appsFolder = fileURLToPath(new URL('../../../apps', import.meta.url))

/**
 * Reads the prompts of the apps that are here: `apps/<room>/prompts/<name>.md` is the prompt `<room>/<name>`. Throws a PromptError for
 * any invalid file: prompts are code.
 */
export async function loadPrompts(apps = appsFolder): Promise<Prompts> {
  return createPrompts(await readPrompts(apps))
}

/** The prompts of the apps in a folder by name; throws like `loadPrompts`. */
export async function readPrompts(apps = appsFolder): Promise<ReadonlyMap<string, Prompt>> {
  const prompts = new Map<string, Prompt>()
  for (const room of (await readdir(apps)).toSorted())
    for (const file of await promptFilesIn(join(apps, room, 'prompts'))) {
      const name = `${room}/${file.replace(/\.md$/, '')}`
      prompts.set(name, parsePrompt(name, await readFile(join(apps, room, 'prompts', file), 'utf8')))
    }
  if (prompts.size === 0) throw new PromptError('PROMPT_INVALID', 'No app has a prompt.')
  return prompts
}

async function promptFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => /^[a-z-]+\.md$/.test(file)).toSorted()
}

/** Makes prompts from checked texts; tests use it without files. */
export function createPrompts(prompts: ReadonlyMap<string, Prompt>): Prompts {
  return {
    names: [...prompts.keys()],
    render: (name, variables) => {
      const prompt = prompts.get(name)
      if (prompt === undefined) throw new PromptError('PROMPT_UNKNOWN', `There is no prompt ${name}.`)
      return renderPrompt(prompt, variables)
    },
  }
}

function renderPrompt(prompt: Prompt, variables: Record<string, string>): RenderedPrompt {
  const given = Object.keys(variables)
  const missing = prompt.variables.filter((variable) => !Object.hasOwn(variables, variable))
  const unknown = given.filter((variable) => !prompt.variables.includes(variable))
  if (missing.length > 0 || unknown.length > 0) {
    const why = `missing: ${missing.join(', ') || 'none'}; unknown: ${unknown.join(', ') || 'none'}`
    throw new PromptError('PROMPT_VARIABLES', `Prompt ${prompt.name} was given the wrong variables (${why}).`)
  }
  // One pass over the template: the value of a variable is never scanned again, so it cannot insert another
  // variable.
  const input = prompt.template.replace(PLACEHOLDER, (_, variable: string) =>
    keepInsideFence(prompt.template, variables[variable] ?? ''),
  )
  return { name: prompt.name, instructions: prompt.instructions, input, version: prompt.version }
}

/** Changes tags inside a value so that text from a person cannot close the tags that enclose it. */
function keepInsideFence(template: string, value: string): string {
  const fences = [...template.matchAll(/<\/([a-z_]+)>/g)].map((match) => match[1])
  if (fences.length === 0 || !value.includes('<')) return value
  return value.replace(new RegExp(`<(\\s*/?\\s*(?:${fences.join('|')})\\s*)>`, 'gi'), '‹$1›')
}
