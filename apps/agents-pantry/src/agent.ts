import type { AgentDefinition } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import type { InventoryArguments, InventoryTool } from '@alfred/contracts'
import type { KitchenDashboard } from '@alfred/db/kitchen'
import { describeResult } from './facts/describe-result.ts'
import { localDateAt } from '@alfred/language'
import { prepareArguments } from './language/prepare-arguments.ts'
import { toolName } from './tool-name.ts'

/** The pantry agent: what it says of itself, and how its tools take arguments and tell results. */
export function createPantryAgent(kitchen: {
  dashboard(token: string): Promise<KitchenDashboard>
}): AgentDefinition {
  return {
    domain: 'pantry',
    version: 1,
    description: 'Keeps the stock of a household kitchen: what is there, how much, where, and until when.',
    subdomains: [
      {
        name: 'inventory',
        description: 'food in stock: add, use up, move, correct, throw away, list, expiry dates',
      },
    ],
    examples: [
      'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
      "what's in my fridge?",
      'what do I have in stock?',
      'do we have milk or eggs?',
      'we ran out of coffee',
      'what should I use up first?',
      'I used 3 eggs',
      'what expires this week?',
      'move the chicken to the freezer',
      'I actually have 7 eggs',
      'throw away the yoghurt',
      'how much rice do I have left?',
    ],
    tools: inventoryTools,
    prompts: { think: 'agents-pantry/think', act: 'agents-pantry/act' },
    providers: { dashboard: true },
    readContext: async ({ token, wants }) =>
      wants.includes('dashboard') ? { dashboard: await kitchen.dashboard(token) } : {},
    // agent-kit has validated them by the tool's own schema.
    prepareArguments: ({ tool, arguments: args, moment }) =>
      prepareArguments(toolName(tool), args as InventoryArguments<InventoryTool>, moment),
    describeResult: (tool, outcome, { askedAt, timeZone, locale }) =>
      describeResult(toolName(tool), outcome, { locale, timeZone, today: localDateAt(askedAt, timeZone) }),
  }
}
