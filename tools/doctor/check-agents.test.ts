import { announcementSchema } from '@alfred/contracts'
import { expect, test } from '@jest/globals'
import { tellAgents } from './check-agents.ts'

test('each agent is told with its versions, how often it runs and how many tools it has', () => {
  const tool = { kind: 'read', description: 'Looks.', arguments_schema: {} }
  const announced = (domain: string, version: number, instance: string) =>
    announcementSchema.parse({
      ...{ domain, version, instance, description: 'x', subdomains: [], examples: [], stopping: false },
      tools: [{ ...tool, name: `look_at_${domain}` }],
    })
  const lines = tellAgents([
    announced('garden', 2, 'a'),
    announced('garden', 1, 'b'),
    announced('cellar', 1, 'c'),
  ]).map(({ line }) => line)
  expect(lines).toEqual([
    'agent cellar: version 1, runs once, 1 tool',
    'agent garden: version 1 and 2, runs 2 times, 1 tool',
  ])
})
