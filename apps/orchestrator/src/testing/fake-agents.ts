import type { AgentDefinition, Prepared } from '@alfred/agent-kit'
import { wordedLanguage } from '@alfred/language/wording'
import { z } from 'zod'

const food = z.string().min(1).max(40)
const quantity = z.number().positive()
const offer = z.strictObject({ offer: z.string() })

export const fakeTools = {
  put: {
    kind: 'write',
    description: 'Puts food away.',
    arguments: z.strictObject({ food, quantity, note: z.string().nullable() }),
    isQuick: true,
  },
  take: {
    kind: 'write',
    description: 'Takes food, by name or by ref.',
    arguments: z.strictObject({ food: food.nullable(), item: z.string().nullable(), quantity }),
    isQuick: true,
  },
  look: { kind: 'read', description: 'Lists what is there.', arguments: z.strictObject({}), isQuick: true },
  keep_dish: {
    kind: 'write',
    description: 'Saves a generated dish.',
    arguments: z.strictObject({ dish: z.string() }),
  },
  remember: {
    kind: 'write',
    description: 'Keeps what a person says of themselves.',
    arguments: z.strictObject({ kind: z.string(), value: z.string() }),
  },
  offer_put: {
    kind: 'propose',
    description: 'Proposes a put.',
    arguments: z.strictObject({ food, quantity }),
  },
  commit_offer: { kind: 'write', caller: 'policy', description: 'Does what was proposed.', arguments: offer },
  cancel_offer: { kind: 'write', caller: 'policy', description: 'Drops a proposal.', arguments: offer },
} as const satisfies AgentDefinition['tools']

const dish = z.object({ name: z.string(), foods: z.array(z.string()) })

/** The one recipe that everybody has. */
export const soupId = '50000000-0000-4000-8000-000000000050'
const soup = [
  'Serves 2.',
  '',
  'Ingredients:',
  '- 2 leeks, sliced',
  '- 1 l stock',
  '',
  '1. Sweat the leeks.',
  '2. Add the stock and simmer.',
].join('\n')

export const larderAgent: AgentDefinition = {
  domain: 'larder',
  version: 1,
  description: 'Keeps a larder.',
  subdomains: [
    { name: 'stock', description: 'what is there' },
    { name: 'week', description: 'what hangs together', batchPolicy: 'all_or_nothing' },
  ],
  examples: ['put 2 milk', 'take 3 egg', 'look', 'make 2 dish'],
  tools: fakeTools,
  artifacts: {
    dish: {
      subdomain: 'stock',
      description: 'A dish of foods.',
      schema: dish,
      tell: (content) => `${String(content['name'])} of ${(content['foods'] as string[]).join(', ')}.`,
    },
  },
  prompts: { think: 'agents-pantry/think', act: 'agents-pantry/act' },
  providers: {
    dashboard: true,
    constraints: true,
    background: true,
    details: ['recipe'],
    keeps: { tool: 'remember', kinds: ['allergy', 'diet'] },
    context: [{ name: 'stock', description: 'what is there' }],
  },
  readContext: async ({ wants, about }) => ({
    ...(wants.includes('stock') && { blocks: [{ name: 'stock', lines: ['2 leeks', '1 pasta'] }] }),
    ...(wants.includes('detail') && about?.id === soupId && { detail: { label: 'Leek soup', text: soup } }),
    ...(wants.includes('dashboard') && { dashboard: { items: 3 } }),
    ...(wants.includes('constraints') && { constraints: [{ kind: 'allergy', value: 'poison' }] }),
  }),
  rules: {
    artifacts: async (_token, artifacts) =>
      artifacts.map(({ content }) =>
        dish.parse(content).foods.includes('poison') ? { reason: 'It contains poison.' } : null,
      ),
    texts: async (_token, texts) =>
      texts.some((text) => text.includes('poison')) ? 'That would have poison in it.' : null,
  },
  prepareArguments: ({ tool, arguments: args, artifacts }): Prepared => {
    if (tool !== 'keep_dish') return { ok: true, arguments: args }
    const content = artifacts[String(args['dish'])]
    return content
      ? { ok: true, arguments: { content } }
      : { ok: false, error: { code: 'NOTHING_TO_KEEP', message: 'That is kept already.', retryable: false } }
  },
  describeResult: (tool, outcome, { locale }) => {
    if (!outcome.ok) return [outcome.error.message]
    // English is told as it is; of any other language it shows that the agent was asked for it.
    const asked = locale.startsWith('en') ? tool : `${tool} (${locale})`
    return [`${asked}: ${String(outcome.data['told'])}.`]
  },
  // As an agent of the version before, it knows no language for what it reads.
  languageOf: (tool, _, { locale }) => (tool === 'look' ? 'en' : (wordedLanguage(locale) ?? 'en')),
}

/** A second agent that the first one knows only by name. */
export const scalesAgent: AgentDefinition = {
  domain: 'scales',
  version: 1,
  description: 'Weighs things.',
  subdomains: [{ name: 'weight', description: 'how heavy it is' }],
  examples: ['weigh what there is'],
  tools: { look: fakeTools.look },
  prompts: { think: 'agents-pantry/think', act: 'agents-pantry/act' },
  readContext: async () => ({}),
  prepareArguments: ({ arguments: args }) => ({ ok: true, arguments: args }),
  describeResult: (tool, outcome) =>
    outcome.ok ? [`${tool}: ${String(outcome.data['told'])}.`] : [outcome.error.message],
}
