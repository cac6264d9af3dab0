import { complexitySchema } from '@alfred/contracts'
import type { Complexity, Route } from '@alfred/contracts'
import { z } from 'zod'

const agentSchema = z.object({
  domain: z.string(),
  examples: z.array(z.string()),
  harder_examples: z.array(z.object({ message: z.string(), complexity: complexitySchema })),
})
type Agent = z.infer<typeof agentSchema>

export const routeSituationSchema = z.object({
  message: z.string(),
  agents: z.array(agentSchema),
  last_agent: z.string().nullable(),
  has_mention: z.boolean(),
})
type Situation = z.infer<typeof routeSituationSchema>

/** Below this a message resembles no example; a follow-up goes to whoever took the last turn. */
const RESEMBLANCE_MIN = 0.34

/**
 * The agent whose examples a message resembles most. Words that every agent's examples hold count little: they
 * tell nobody apart.
 */
export function routeByRules({ message, agents, last_agent, has_mention }: Situation): Route {
  const words = wordsOf(message)
  const weights = weightsOf(agents)
  const scored = agents
    .map((agent) => ({ agent, ...resemblance(words, agent, weights) }))
    .toSorted((left, right) => right.score - left.score)
  const [best] = scored
  const last = scored.find(({ agent }) => agent.domain === last_agent)
  const isFollowUp = last !== undefined && has_mention && (best?.score ?? 0) - last.score < 0.5
  const isUnlike = last !== undefined && (best?.score ?? 0) < RESEMBLANCE_MIN
  const chosen = isFollowUp || isUnlike ? last : best
  return {
    agent: chosen?.agent.domain ?? null,
    goal: message.slice(0, 200),
    complexity: chosen?.complexity ?? 'low',
    context_needs: [],
  }
}

type Weights = ReadonlyMap<string, number>

/** How much a word tells: all of it if one agent uses it, half if two do. */
function weightsOf(agents: readonly Agent[]): Weights {
  const used = agents.map(
    (agent) => new Set(examplesOf(agent).flatMap(({ message }) => [...wordsOf(message)])),
  )
  const all = new Set(used.flatMap((words) => [...words]))
  return new Map(
    [...all].map((word) => {
      const users = used.filter((words) => words.has(word)).length
      return [word, users === agents.length && agents.length > 1 ? 0.2 : 1 / users]
    }),
  )
}

function examplesOf({ examples, harder_examples }: Agent): { message: string; complexity: Complexity }[] {
  return [...examples.map((message) => ({ message, complexity: 'low' as const })), ...harder_examples]
}

/** The nearest single example counts most, all of them together break ties. */
function resemblance(
  words: ReadonlySet<string>,
  agent: Agent,
  weights: Weights,
): { score: number; complexity: Complexity } {
  const weigh = (some: Iterable<string>): number =>
    [...some].reduce((sum, word) => sum + (weights.get(word) ?? 0.5), 0)
  const known = new Set(examplesOf(agent).flatMap(({ message }) => [...wordsOf(message)]))
  const examples = examplesOf(agent).map(({ message, complexity }) => {
    const own = wordsOf(message)
    const both = [...words].filter((word) => own.has(word))
    return { complexity, score: weigh(both) / Math.max(weigh(new Set([...own, ...words])), 1) }
  })
  const nearest = examples.toSorted((left, right) => right.score - left.score)[0]
  const shared = weigh([...words].filter((word) => known.has(word))) / Math.max(weigh(words), 1)
  return { score: (nearest?.score ?? 0) + shared, complexity: nearest?.complexity ?? 'low' }
}

/** Lower case, without numbers, and the plural of a word as its singular. */
function wordsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .match(/[\p{L}']+/gu) ?? []
  return new Set(words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)))
}
