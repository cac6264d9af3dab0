import { startConversations, type Conversations, type Neighbour } from '@alfred/agent-kit/testing'
import type { Model } from '@alfred/llm'
import { createCellarAgent } from '../agent.ts'

/** Starts the cellar on a database of its own, with what another agent answers when it is asked. */
export function startCellar(model: Model, neighbour?: Neighbour): Promise<Conversations> {
  return startConversations({
    ...{ name: 'agents-cellar', define: createCellarAgent, model },
    ...(neighbour !== undefined && { neighbour }),
  })
}
