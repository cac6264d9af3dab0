import { runAgent } from '@alfred/agent-kit/run'
import { createNutritionReader } from '@alfred/db/nutrition'
import { coachOfflineRules } from '@alfred/offline/coach'
import { createCoachAgent } from './agent.ts'

await runAgent({
  name: 'agents-coach',
  define: (database) => createCoachAgent(createNutritionReader(database)),
  offlineRules: coachOfflineRules,
})
