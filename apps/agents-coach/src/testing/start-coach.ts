import { startConversations, type Conversations, type Neighbour } from '@alfred/agent-kit/testing'
import { createNutritionReader, type NutritionReader } from '@alfred/db/nutrition'
import { createOfflineModel } from '@alfred/llm'
import { coachOfflineRules } from '@alfred/offline/coach'
import { createCoachAgent } from '../agent.ts'

/** Starts a database and the coach on it, who answers without a model; `neighbour` is what the pantry answers to it. */
export async function startCoach(neighbour: Neighbour): Promise<Conversations & { reader: NutritionReader }> {
  const conversations = await startConversations({
    name: 'agents-coach',
    define: (database) => createCoachAgent(createNutritionReader(database)),
    model: createOfflineModel(coachOfflineRules),
    neighbour,
  })
  return { ...conversations, reader: createNutritionReader(conversations.reached) }
}
