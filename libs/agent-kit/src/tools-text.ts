import { toolSignature, withWordListsOnce } from '@alfred/llm'
import { z } from 'zod'
import type { AgentDefinition } from './agent-definition.ts'

// How prompts show an agent's tools. The texts never change, so that a provider can keep them.

type Tools = AgentDefinition['tools']
type Told = Pick<AgentDefinition, 'tools' | 'toolsOf'>

const schemas = new WeakMap<Tools, ReadonlyMap<string, Record<string, unknown>>>()

/** The tools that a model may call, with the JSON schema of their arguments; made once per agent. */
function schemasOf(tools: Tools): ReadonlyMap<string, Record<string, unknown>> {
  const known = schemas.get(tools)
  if (known) return known
  const made = new Map(
    Object.entries(tools)
      .filter(([, { caller }]) => caller !== 'policy')
      .map(([name, tool]) => {
        const { $schema: _, ...schema } = z.toJSONSchema(tool.arguments)
        return [name, { ...schema }] as const
      }),
  )
  schemas.set(tools, made)
  return made
}

/** All tools in one line each, as planning needs them. */
export function toolLines({ tools }: Pick<AgentDefinition, 'tools'>): string {
  const lines = [...schemasOf(tools)]
    .map(
      ([name, schema]) =>
        `- ${toolSignature(name, schema)} (${tools[name]?.kind}): ${tools[name]?.description}`,
    )
    .join('\n')
  return withWordListsOnce(lines)
}

/** The tools of a step's subdomain with their JSON schemas, and the others in one line each. */
export function stepToolsText({ tools, toolsOf }: Told, subdomain: string): string {
  const own = new Set(toolsOf?.(subdomain) ?? [])
  const isOwn = (name: string): boolean => own.size === 0 || own.has(name)
  const all = [...schemasOf(tools)]
  const whole = all
    .filter(([name]) => isOwn(name))
    .map(
      ([name, schema]) =>
        `### ${name} (${tools[name]?.kind})\n${tools[name]?.description}\n${JSON.stringify(schema)}`,
    )
  const others = all
    .filter(([name]) => !isOwn(name))
    .map(([name, schema]) => `- ${toolSignature(name, schema)}`)
  return withWordListsOnce(
    [...whole, ...(others.length === 0 ? [] : ['### Others, of other subdomains', ...others])].join('\n'),
  )
}
