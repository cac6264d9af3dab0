import type { AgentDefinition } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import type { NutritionReader } from '@alfred/db/nutrition'
import { localDateAt } from '@alfred/language'
import { description, examples, harderExamples, subdomains } from './announcement/examples.ts'
import { toolsBySubdomain } from './announcement/tools-by-subdomain.ts'
import { quickTools, removingTools } from './announcement/quick-tools.ts'
import { createRuleCheck } from './nutrition/create-rule-check.ts'
import { describeResult } from './facts/describe-result.ts'
import { sayWaiting } from './facts/say-offer.ts'
import { prepareArguments } from './language/prepare-arguments.ts'
import { readNutritionContext } from './facts/read-nutrition-context.ts'
import { toolName } from './tool-name.ts'

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
    tools: nutritionTools,
    quickTools,
    toolsOf: (subdomain) => toolsBySubdomain[subdomain] ?? [],
    removingTools,
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
    prepareArguments: ({ tool, arguments: args, moment }) => prepareArguments(toolName(tool), args, moment),
    sayOffer: (data, { askedAt, timeZone, locale }) =>
      sayWaiting(data, { locale, today: localDateAt(askedAt, timeZone) }),
    describeResult: (tool, outcome, { askedAt, timeZone, locale }) =>
      describeResult(toolName(tool), outcome, { locale, today: localDateAt(askedAt, timeZone) }),
  }
}
