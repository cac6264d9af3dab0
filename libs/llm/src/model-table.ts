import type { Complexity } from '@alfred/contracts'
import { z } from 'zod'
import { modelNodes } from './model.ts'
import type { ModelNode } from './model.ts'
import { traitsOf } from './model-traits.ts'

const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
type Effort = (typeof efforts)[number]

/** A model and its parameters; null for what it does not take. */
export type ModelChoice = {
  model: string
  temperature: number | null
  effort: Effort | null
  verbosity: 'terse' | 'low' | 'medium' | 'high'
  /** The limit of what it may write, its thoughts included. */
  outputTokensMax: number
}

/** The model to ask first, then the fallbacks in order. */
export type ModelChain = readonly ModelChoice[]
export type ModelTable = Record<ModelNode, Record<Complexity, ModelChain>>

const full = 'gpt-4.1'
const mini = 'gpt-4.1-mini'
const reasoning = 'o4-mini'

type Manner = Pick<ModelChoice, 'temperature' | 'verbosity' | 'outputTokensMax'> & {
  /** How hard a model that thinks is to think at this node. */
  effort: Effort
}

/** How many tokens a model may think for at each effort, beyond those of its answer: both count as output. */
const roomToThink: Readonly<Record<Effort, number>> = {
  none: 0,
  minimal: 2_000,
  low: 8_000,
  medium: 12_000,
  high: 24_000,
  xhigh: 48_000,
}

/** Fits the manner of a node to a model: its temperature if it takes one, its effort and room if it thinks. */
function say(model: string, manner: Manner): ModelChoice {
  const traits = traitsOf(model)
  return {
    model,
    temperature: traits.temperature ? manner.temperature : null,
    effort: traits.effort ? manner.effort : null,
    verbosity: manner.verbosity,
    outputTokensMax: manner.outputTokensMax + (traits.thinks ? roomToThink[manner.effort] : 0),
  }
}
const always = (chain: ModelChain): Record<Complexity, ModelChain> => ({
  low: chain,
  medium: chain,
  high: chain,
})

const manners: Readonly<Record<ModelNode, Manner>> = {
  understand: { temperature: 0.2, verbosity: 'low', outputTokensMax: 2_000, effort: 'low' },
  route: { temperature: 0.15, verbosity: 'low', outputTokensMax: 1_000, effort: 'low' },
  think: { temperature: 0.35, verbosity: 'medium', outputTokensMax: 4_000, effort: 'medium' },
  act: { temperature: 0.25, verbosity: 'low', outputTokensMax: 6_000, effort: 'low' },
  reply: { temperature: 0.6, verbosity: 'medium', outputTokensMax: 4_000, effort: 'low' },
  cook: { temperature: 0.4, verbosity: 'terse', outputTokensMax: 1_000, effort: 'low' },
  brainstorm: { temperature: 0.6, verbosity: 'medium', outputTokensMax: 3_000, effort: 'low' },
  handoff: { temperature: 0.3, verbosity: 'low', outputTokensMax: 1_000, effort: 'low' },
  gather: { temperature: 0.1, verbosity: 'terse', outputTokensMax: 800, effort: 'low' },
}
const chainOf = (node: ModelNode, ...models: string[]): ModelChain =>
  models.map((model) => say(model, manners[node]))

/** The models for each node and complexity (spec S2.9). The only place that chooses models. */
export const modelTable: ModelTable = {
  understand: always(chainOf('understand', full, mini)),
  route: always(chainOf('route', mini, full)),
  think: {
    low: chainOf('think', full, mini),
    medium: chainOf('think', full, mini),
    high: chainOf('think', reasoning, full),
  },
  act: {
    low: chainOf('act', mini, full),
    medium: chainOf('act', mini, full),
    high: chainOf('act', full, mini),
  },
  reply: always(chainOf('reply', mini, full)),
  cook: always(chainOf('cook', mini, full)),
  brainstorm: always(chainOf('brainstorm', mini, full)),
  handoff: always(chainOf('handoff', mini, full)),
  gather: always(chainOf('gather', mini, full)),
}

const nodeSchema = z.enum(modelNodes)
const complexityKey = z.enum(['low', 'medium', 'high'])

/** A model of an override: its name, or its name and what is to be other than usual at the node. */
const overrideSchema = z.union([
  z.string().min(1),
  z.strictObject({
    model: z.string().min(1),
    temperature: z.number().min(0).max(2).nullable().exactOptional(),
    effort: z.enum(efforts).nullable().exactOptional(),
    verbosity: z.enum(['terse', 'low', 'medium', 'high']).exactOptional(),
    outputTokensMax: z.int().positive().exactOptional(),
  }),
])
type Override = z.infer<typeof overrideSchema>
const listSchema = z.union([z.string().min(1), z.array(overrideSchema).min(1)])

/**
 * The value of MODEL_OVERRIDES: for a node, or for all nodes under "*", a model, a list of models of which each
 * stands in for the one before, or per complexity either of these or a model with its parameters:
 * {"*": ["qwen3:14b", "llama3.3"], "think": {"high": {"model": "o3", "effort": "high"}}}.
 */
export const modelOverridesSchema = z.partialRecord(
  z.union([nodeSchema, z.literal('*')]),
  z.union([listSchema, z.partialRecord(complexityKey, z.union([listSchema, overrideSchema]))]),
)
export type ModelOverrides = z.infer<typeof modelOverridesSchema>

/** Applies the overrides. No other model answers instead of those that an override names. */
export function applyOverrides(table: ModelTable, overrides: ModelOverrides): ModelTable {
  const chainFor = (node: ModelNode, complexity: Complexity): ModelChain => {
    const chosen = chosenBy(overrides[node], complexity) ?? chosenBy(overrides['*'], complexity)
    return chosen?.map((override) => choiceOf(node, override)) ?? table[node][complexity]
  }
  const rowOf = (node: ModelNode): Record<Complexity, ModelChain> => ({
    low: chainFor(node, 'low'),
    medium: chainFor(node, 'medium'),
    high: chainFor(node, 'high'),
  })
  return {
    understand: rowOf('understand'),
    route: rowOf('route'),
    think: rowOf('think'),
    act: rowOf('act'),
    reply: rowOf('reply'),
    cook: rowOf('cook'),
    brainstorm: rowOf('brainstorm'),
    handoff: rowOf('handoff'),
    gather: rowOf('gather'),
  }
}

function chosenBy(override: ModelOverrides[ModelNode], complexity: Complexity): Override[] | undefined {
  const isForAll = typeof override === 'string' || Array.isArray(override)
  const chosen = isForAll ? override : override?.[complexity]
  if (chosen === undefined) return undefined
  return Array.isArray(chosen) ? chosen : [chosen]
}

/** The choice of an override: as usual at the node, but for what the override says. */
function choiceOf(node: ModelNode, override: Override): ModelChoice {
  if (typeof override === 'string') return say(override, manners[node])
  const { model, effort, ...given } = override
  const usual = say(model, { ...manners[node], ...(effort && { effort }) })
  return { ...usual, ...given, ...(effort !== undefined && { effort }) }
}
