import { runAgent } from '@alfred/agent-kit/run'
import { createKitchenReader } from '@alfred/db/kitchen'
import { pantryOfflineRules } from '@alfred/offline/pantry'
import { messageAsRead } from '@alfred/offline/understanding'
import { createPantryAgent } from './agent.ts'
import { createPageFetch } from './pages/ask-for-page.ts'

await runAgent({
  name: 'agents-pantry',
  define: (database, bus, embedder) =>
    createPantryAgent(createKitchenReader(database), createPageFetch(bus), {
      embedder,
      asRead: messageAsRead,
    }),
  offlineRules: pantryOfflineRules,
})
