import { expect, test } from '@jest/globals'
import { decisionForm } from '@alfred/agent-kit'
import type { NutritionReader } from '@alfred/db/nutrition'
import { whyNotStrict } from '@alfred/llm/testing'
import { createCoachAgent } from './agent.ts'

test('the form of a decision in any step is one that strict structured outputs take', () => {
  const agent = createCoachAgent({} as NutritionReader)
  for (const { name: subdomain } of agent.subdomains)
    for (const step_type of ['write', 'generate'] as const)
      expect(whyNotStrict(decisionForm(agent, { subdomain, step_type }))).toBeUndefined()
})
