import { toolSignature, withWordListsOnce } from '@alfred/llm'
import { z } from 'zod'
import type { AgentDefinition, ToolDefinition } from './agent-definition.ts'

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

type Named = readonly [name: string, tool: ToolDefinition]

/**
 * The tools that a model may call in a step: `typed`, those of its subdomain (all, where it has none of its own);
 * `open`, those of them whose arguments hold an object of any fields, which no form of a strict answer has; and `others`.
 */
export function toolsOfStep(
  { tools, toolsOf }: Told,
  subdomain: string,
): { typed: Named[]; open: Named[]; others: Named[] } {
  const names = new Set(toolsOf?.(subdomain) ?? [])
  const schemas = schemasOf(tools)
  const callable = Object.entries(tools).filter(([name]) => schemas.has(name))
  const isOwn = ([name]: Named): boolean => names.size === 0 || names.has(name)
  const isOpen = ([name]: Named): boolean => hasAnyFields(schemas.get(name))
  const own = callable.filter(isOwn)
  return {
    typed: own.filter((tool) => !isOpen(tool)),
    open: own.filter(isOpen),
    others: callable.filter((tool) => !isOwn(tool)),
  }
}

/** True for a JSON schema in which some object may have fields of any name. */
function hasAnyFields(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('additionalProperties' in schema && schema.additionalProperties !== false) return true
  return Object.values(schema).some(hasAnyFields)
}

/**
 * The tools of a step: those whose types stand in the form of the answer with what they do, open ones with their JSON
 * schemas, and the signatures of the others.
 */
export function stepToolsText(agent: Told, subdomain: string): string {
  const schemas = schemasOf(agent.tools)
  const { typed, open, others } = toolsOfStep(agent, subdomain)
  const told = ([name, { kind, description }]: Named) => `- ${name} (${kind}): ${description}`
  const whole = open.map((tool) => `${told(tool)} arguments_json: ${JSON.stringify(schemas.get(tool[0]))}`)
  const signatures = others.map(([name]) => `- ${toolSignature(name, schemas.get(name) ?? {})}`)
  const rest = others.length === 0 ? [] : ['### Others, with arguments_json', ...signatures]
  return withWordListsOnce([...typed.map(told), ...whole, ...rest].join('\n'))
}
