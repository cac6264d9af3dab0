import type { Complexity } from '@alfred/contracts'
import { z } from 'zod'
import { modelNodes } from './model.ts'
import type { ModelNode } from './model.ts'

/** A model and its parameters. Reasoning models take an effort and refuse a temperature. */
export const modelChoiceSchema = z.object({
  model: z.string().min(1),
  temperature: z.number().min(0).max(2).nullable().default(null),
  effort: z.enum(['minimal', 'low', 'medium', 'high']).nullable().default(null),
  verbosity: z.enum(['terse', 'low', 'medium', 'high']).default('medium'),
  outputTokensMax: z.int().positive().default(4_000),
})
export type ModelChoice = z.infer<typeof modelChoiceSchema>

/** The model to ask first, then the fallbacks in order. */
export type ModelChain = readonly ModelChoice[]
export type ModelTable = Record<ModelNode, Record<Complexity, ModelChain>>

const full = 'gpt-4.1'
const mini = 'gpt-4.1-mini'
const reasoning = 'o4-mini'

type Manner = Pick<ModelChoice, 'temperature' | 'verbosity' | 'outputTokensMax'>
const say = (model: string, manner: Manner): ModelChoice => ({ model, effort: null, ...manner })
const reason = (effort: ModelChoice['effort'], manner: Manner): ModelChoice => ({
  ...manner,
  model: reasoning,
  effort,
  temperature: null,
  // Reasoning tokens are billed as output, so the limit has to leave room for the answer.
  outputTokensMax: manner.outputTokensMax * 4,
})
const always = (chain: ModelChain): Record<Complexity, ModelChain> => ({
  low: chain,
  medium: chain,
  high: chain,
})

const understand: Manner = { temperature: 0.2, verbosity: 'low', outputTokensMax: 2_000 }
const route: Manner = { temperature: 0.15, verbosity: 'low', outputTokensMax: 1_000 }
const think: Manner = { temperature: 0.35, verbosity: 'medium', outputTokensMax: 4_000 }
const act: Manner = { temperature: 0.25, verbosity: 'low', outputTokensMax: 6_000 }
const reply: Manner = { temperature: 0.6, verbosity: 'medium', outputTokensMax: 4_000 }
const cook: Manner = { temperature: 0.4, verbosity: 'terse', outputTokensMax: 1_000 }
const brainstorm: Manner = { temperature: 0.6, verbosity: 'medium', outputTokensMax: 3_000 }
const handoff: Manner = { temperature: 0.3, verbosity: 'low', outputTokensMax: 1_000 }

/** The models for each node and complexity (spec S2.9). The only place for model names. */
export const modelTable: ModelTable = {
  understand: always([say(full, understand), say(mini, understand)]),
  route: always([say(mini, route), say(full, route)]),
  think: {
    low: [say(full, think), say(mini, think)],
    medium: [say(full, think), say(mini, think)],
    high: [reason('medium', think), say(full, think)],
  },
  act: {
    low: [say(mini, act), say(full, act)],
    medium: [say(mini, act), say(full, act)],
    high: [say(full, act), say(mini, act)],
  },
  reply: always([say(mini, reply), say(full, reply)]),
  cook: always([say(mini, cook), say(full, cook)]),
  brainstorm: always([say(mini, brainstorm), say(full, brainstorm)]),
  handoff: always([say(mini, handoff), say(full, handoff)]),
}

const nodeSchema = z.enum(modelNodes)
const complexityKey = z.enum(['low', 'medium', 'high'])

/**
 * The value of MODEL_OVERRIDES: for a node, or for all nodes under "*", either a model name or, per complexity, a
 * whole choice: {"*": "llama3.3", "think": {"high": {"model": "o3", "effort": "high"}}}.
 */
export const modelOverridesSchema = z.partialRecord(
  z.union([nodeSchema, z.literal('*')]),
  z.union([
    z.string().min(1),
    z.partialRecord(complexityKey, z.union([z.string().min(1), modelChoiceSchema])),
  ]),
)
export type ModelOverrides = z.infer<typeof modelOverridesSchema>

/**
 * Applies the overrides. An overridden choice has no fallback: no other model should answer instead of the named
 * one.
 */
export function applyOverrides(table: ModelTable, overrides: ModelOverrides): ModelTable {
  const chainFor = (node: ModelNode, complexity: Complexity): ModelChain => {
    const chosen = chosenBy(overrides[node], complexity) ?? chosenBy(overrides['*'], complexity)
    if (chosen === undefined) return table[node][complexity]
    if (typeof chosen !== 'string') return [chosen]
    const usual = table[node][complexity].find((choice) => choice.effort === null)
    return [
      modelChoiceSchema.parse({
        ...usual,
        ...(isReasoningModel(chosen) && { temperature: null }),
        model: chosen,
      }),
    ]
  }
  const nodes = nodeSchema.options.map((node) => [
    node,
    Object.fromEntries(complexityKey.options.map((complexity) => [complexity, chainFor(node, complexity)])),
  ])
  return Object.fromEntries(nodes) as ModelTable
}

function chosenBy(override: ModelOverrides[ModelNode], complexity: Complexity) {
  return typeof override === 'string' ? override : override?.[complexity]
}

/** True for models that refuse a temperature. */
export function isReasoningModel(model: string): boolean {
  return /^(o\d|gpt-5)/.test(model)
}

/** True for models that accept `text.verbosity` other than medium; others get it as an instruction in words. */
export function takesVerbosity(model: string): boolean {
  return /^gpt-5/.test(model)
}
