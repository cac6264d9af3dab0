import { runAgent } from '@alfred/agent-kit/run'
import { createKitchenReader } from '@alfred/db/kitchen'
import { pantryOfflineRules } from '@alfred/offline/pantry'
import { createPantryAgent } from './agent.ts'

await runAgent({
  name: 'agents-pantry',
  define: (database) => createPantryAgent(createKitchenReader(database)),
  offlineRules: pantryOfflineRules,
})
