import { expect, test } from '@jest/globals'
import { decisionForm } from '@alfred/agent-kit'
import { whyNotStrict } from '@alfred/llm/testing'
import { createCellarAgent } from './agent.ts'

test('the form of a decision in any step is one that strict structured outputs take', () => {
  const agent = createCellarAgent()
  for (const { name: subdomain } of agent.subdomains)
    for (const step_type of ['write', 'read'] as const)
      expect(whyNotStrict(decisionForm(agent, { subdomain, step_type }))).toBeUndefined()
})
