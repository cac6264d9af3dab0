import { viewerOf, type AgentDefinition } from '@alfred/agent-kit'
import { keysOf } from '@alfred/contracts'
import type { NutritionReader } from '@alfred/db/nutrition'
import { description, examples, harderExamples, subdomains } from './announcement/examples.ts'
import { createRuleCheck } from './nutrition/create-rule-check.ts'
import { sayWaiting } from './facts/say-offer.ts'
import { readNutritionContext } from './facts/read-nutrition-context.ts'
import { describeResult, languageOf, prepareCall, tools } from './tools/registry.ts'

/**
 * Creates the definition of the nutrition agent: what it announces, how it prepares tool arguments and how it
 * describes results.
 */
export function createCoachAgent(reader: NutritionReader): AgentDefinition {
  return {
    domain: 'coach',
    version: 1,
    description,
    subdomains,
    examples,
    harderExamples,
    persona:
      'A nutrition coach: friendly, encouraging and brief. One tip at most, and only from the goals and figures that are shown; no praise for eating little, no diagnosis.',
    tools,
    toolsOf: (subdomain) => keysOf(tools).filter((name) => tools[name].subdomains?.includes(subdomain)),
    prompts: { think: 'agents-coach/think', act: 'agents-coach/act' },
    providers: {
      dashboard: true,
      context: [
        { name: 'goals', description: 'nutrition goals and limits with their targets' },
        { name: 'today', description: 'what was eaten today, against the goals' },
      ],
    },
    rules: createRuleCheck(reader),
    readContext: (question) => readNutritionContext(reader, question),
    prepareArguments: prepareCall,
    sayOffer: (data, moment) => sayWaiting(data, viewerOf(moment)),
    describeResult: (tool, outcome, moment) => describeResult(tool, outcome, viewerOf(moment)),
    languageOf: (tool, outcome, moment) => languageOf(tool, outcome, viewerOf(moment)),
  }
}
