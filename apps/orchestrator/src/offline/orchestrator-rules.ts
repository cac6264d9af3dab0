import type { OfflineRules } from '@alfred/llm'
import { defineOfflineRule } from '@alfred/llm'
import { z } from 'zod'
import { witnessText } from '../turn/witness.ts'

// What this room's nodes answer when there is no model. No word of a domain stands here:
// agents bring their examples, and their rules.

const understandSituation = z.object({ message: z.string() })

const routeSituation = z.object({
  message: z.string(),
  agents: z.array(z.object({ domain: z.string(), examples: z.array(z.string()) })),
})

const replySituation = z.object({
  has_agent: z.boolean(),
  facts: z.array(z.object({ text: z.string(), isFailure: z.boolean() })),
  ending: z.object({
    status: z.enum(['done', 'partial', 'blocked', 'failed', 'cancelled']),
    error: z.null(),
    isBreakdown: z.boolean(),
    questions: z.array(z.string()),
    options: z.array(z.string()),
    proposal: z.string().nullable(),
  }),
})

const smallTalk =
  /^\W*(hi|hello|hey|good (morning|evening|afternoon)|thanks|thank you|bye|goodbye)\b[^a-z]*(alfred)?\W*$/i

/** The agent whose examples share most words with the message. */
function closestAgent(message: string, agents: { domain: string; examples: string[] }[]): string | null {
  const words = wordsOf(message)
  const scored = agents.map(({ domain, examples }) => {
    const known = wordsOf(examples.join(' '))
    return { domain, score: [...words].filter((word) => known.has(word)).length }
  })
  return scored.toSorted((left, right) => right.score - left.score)[0]?.domain ?? null
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

export const orchestratorOfflineRules: OfflineRules = {
  'orchestrator/understand': defineOfflineRule(understandSituation, ({ message }) => ({
    processed_message: message.slice(0, 50),
    entity_mentions: [],
    constraint_snapshot: {
      new_constraints: [],
      override_constraints: [],
      reset_goal: false,
      goal_update: null,
      source_phrases: [],
    },
    quick_mode: false,
    quick_mode_confidence: 'medium',
  })),
  'orchestrator/route': defineOfflineRule(routeSituation, ({ message, agents }) => ({
    agent: smallTalk.test(message) ? null : closestAgent(message, agents),
    goal: message.slice(0, 200),
    complexity: 'low',
    context_needs: [],
  })),
  'orchestrator/reply': defineOfflineRule(replySituation, ({ has_agent, facts, ending }) =>
    has_agent
      ? witnessText(ending, facts)
      : 'Hello! Tell me what you bought, used or want to know about your kitchen.',
  ),
}
