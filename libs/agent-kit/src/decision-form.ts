import { ACTIONS_MAX, ARTIFACTS_MAX, actDecisionSchema, actionCatalog } from '@alfred/contracts'
import type { PlanStep } from '@alfred/contracts'
import { z } from 'zod'
import type { AgentDefinition } from './agent-definition.ts'
import { toolsOfStep } from './tools-text.ts'

type Maker = Pick<AgentDefinition, 'tools' | 'toolsOf' | 'artifacts'>
type Step = Pick<PlanStep, 'step_type' | 'subdomain'>

const forms = new WeakMap<Maker['tools'], Map<string, z.ZodType>>()

/**
 * The form of a decision in one step, as a model is told it: each tool of the step's subdomain with the types of its
 * arguments, and what may be generated with the types of its content. A provider that keeps to a schema then cannot
 * answer with others. Tools of other subdomains, and those whose arguments hold any fields, take them as JSON in a string.
 * Made once per kind of step.
 */
export function decisionForm(agent: Maker, step: Step): z.ZodType {
  const known = forms.get(agent.tools) ?? new Map<string, z.ZodType>()
  forms.set(agent.tools, known)
  const key = step.step_type === 'generate' ? 'generate' : step.subdomain
  const form =
    known.get(key) ?? (key === 'generate' ? generatingForm(agent) : callingForm(agent, step.subdomain))
  known.set(key, form)
  return form
}

const { tool_call, step_complete, ask_user, blocked, fail, call_agent } = actionCatalog
const unchanged = [ask_user, blocked.omit({ suggested_next: true }), fail, call_agent] as const

/** A generate step calls no tools. */
function generatingForm({ artifacts = {} }: Maker): z.ZodType {
  const [first, ...others] = Object.entries(artifacts).map(([type, { schema }]) =>
    z.object({ item: z.string().nullable(), type: z.literal(type), label: z.string(), content: schema }),
  )
  const made =
    first === undefined
      ? step_complete.shape.artifacts
      : z.array(z.union([first, ...others])).max(ARTIFACTS_MAX)
  return listOf([step_complete.extend({ artifacts: made }), ...unchanged])
}

/** The other steps generate nothing. */
function callingForm(agent: Maker, subdomain: string): z.ZodType {
  const told = toolsOfStep(agent, subdomain)
  const typed = told.typed.map(([name, tool]) =>
    z.object({
      action: z.literal('tool_call'),
      tool: z.literal(name),
      arguments: tool.arguments,
      item: z.string().nullable(),
    }),
  )
  const [first, ...more] = [...told.open, ...told.others].map(([name]) => name)
  const untyped = first === undefined ? [] : [tool_call.extend({ tool: z.enum([first, ...more]) })]
  return listOf([...typed, ...untyped, step_complete.omit({ artifacts: true }), ...unchanged])
}

function listOf(actions: readonly z.ZodObject[]): z.ZodType {
  return z.object({ actions: z.array(z.union(actions)).min(1).max(ACTIONS_MAX) })
}

/** A decision however it is written: arguments and content as objects, or as JSON in a string. */
export const anyDecisionSchema = z.preprocess(asContract, actDecisionSchema)

const writtenSchema = z.looseObject({ actions: z.array(z.looseObject({})) })
const objectSchema = z.record(z.string(), z.unknown())

function asContract(written: unknown): unknown {
  const parsed = writtenSchema.safeParse(written)
  if (!parsed.success) return written
  return { ...parsed.data, actions: parsed.data.actions.map(actionAsContract) }
}

function actionAsContract(action: Record<string, unknown>): Record<string, unknown> {
  const { artifacts } = action
  const asText = withText(action, 'arguments')
  if (!Array.isArray(artifacts)) return asText
  return { ...asText, artifacts: artifacts.map((one: unknown) => withText(one, 'content')) }
}

/** The field as JSON in a string under the name of the contract; unchanged where it stands so already. */
function withText<Written>(
  written: Written,
  field: 'arguments' | 'content',
): Written | Record<string, unknown> {
  const parsed = objectSchema.safeParse(written)
  if (!parsed.success) return written
  const { [field]: value, ...others } = parsed.data
  const isObject = objectSchema.safeParse(value).success
  return isObject ? { ...others, [`${field}_json`]: JSON.stringify(value) } : written
}
