import type { AgentDefinition } from '@alfred/agent-kit'
import { nutritionTools } from '@alfred/contracts'
import type { NutritionReader } from '@alfred/db/nutrition'
import { localDateAt } from '@alfred/language'
import { createRuleCheck } from './nutrition/create-rule-check.ts'
import { describeResult } from './facts/describe-result.ts'
import { prepareArguments } from './language/prepare-arguments.ts'
import { readNutritionContext } from './facts/read-nutrition-context.ts'
import { toolName } from './tool-name.ts'

/** The nutrition agent: what it says of itself, and how its tools take arguments and tell results. */
export function createCoachAgent(reader: NutritionReader): AgentDefinition {
  return {
    domain: 'coach',
    version: 1,
    description:
      'Keeps the food diary and the nutrition goals of a person: what they ate, calories and nutrients of foods, how a day or a week compares with the goals.',
    subdomains: [
      {
        name: 'diary',
        description: 'food and water that was eaten or drunk: log, list, delete',
        batchPolicy: 'all_or_nothing',
      },
      { name: 'goals', description: 'goals and limits for nutrients, workouts, recommended goals' },
      { name: 'nutrition', description: 'figures of foods, comparisons, days and weeks against the goals' },
    ],
    examples: [
      'log two eggs for breakfast',
      'I ate a banana and 200 g of yogurt for lunch',
      'I had 2 eggs for breakfast yesterday',
      'how many calories have I had today?',
      'how am I doing today?',
      'what did I eat yesterday?',
      'how did I do this week?',
      'my weekly summary',
      'set my protein goal to 120 g',
      'limit my sodium to 2000 mg',
      'how much protein is in 100 g of chicken?',
      'which has more protein, cod or salmon?',
      'compare apples and bananas',
      'should I have pizza or salad?',
      'what has the most iron: spinach or beef?',
      'do I have something with protein for tonight?',
      'do I have anything high in fibre?',
      'I burned 300 calories running',
      'log 500 ml of water',
      'delete that diary entry',
    ],
    persona:
      'A nutrition coach: friendly, encouraging and brief. One tip at most, and only from the goals and figures that are shown; no praise for eating little, no diagnosis.',
    tools: nutritionTools,
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
    describeResult: (tool, outcome, { askedAt, timeZone, locale }) =>
      describeResult(toolName(tool), outcome, { locale, today: localDateAt(askedAt, timeZone) }),
  }
}
