import type { Keys } from '@alfred/local-stack'
import type { Home } from '../stack/home.ts'
import { given } from '../stack/outside.ts'

type Facts = { gatewayUrl: string; keys: Keys | undefined; hasPages: boolean; home: Home; startedAt: number }

/** The lines that a person sees once everything runs: the address to open first. */
export async function welcome({ gatewayUrl, keys, hasPages, home, startedAt }: Facts): Promise<string[]> {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const token = keys === undefined ? 'YOUR_TOKEN' : await keys.signPersonToken({ name: 'demo' })
  return [
    '',
    `Alfred is ready after ${seconds} s. Data and logs: ${home.folder}`,
    ...(hasPages ? ['', `  Open ${gatewayUrl}`, ''] : [`It answers at ${gatewayUrl}.`]),
    describeModel(),
    '',
    'In the terminal: npm run chat',
    ...(keys === undefined ? [] : ['A token for the user "demo", good for 12 hours:', '', token, '']),
    'By a program:',
    '',
    `curl -N ${gatewayUrl}/api/chat/stream -H 'content-type: application/json' -H 'authorization: Bearer ${token}' -d '{"message":"I bought 2 litres of milk"}'`,
    '',
    'Stop it with Ctrl-C or npm stop.',
  ]
}

/** Describes which model answers, for `npm start` and `npm run doctor`. */
export function describeModel(): string {
  const server = given('OPENAI_BASE_URL')
  if (server !== undefined) return `Model: the OpenAI-compatible server at ${server}.`
  if (given('OPENAI_API_KEY') !== undefined) return 'Model: OpenAI.'
  return 'Model: none, offline rules answer. Set OPENAI_API_KEY or OPENAI_BASE_URL for a real one (docs/models.md).'
}
