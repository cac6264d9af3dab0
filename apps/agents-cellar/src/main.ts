import { runAgent } from '@alfred/agent-kit/run'
import { cellarOfflineRules } from '../offline/index.ts'
import { createCellarAgent } from './agent.ts'

await runAgent({
  name: 'agents-cellar',
  define: (database) => createCellarAgent(database),
  offlineRules: cellarOfflineRules,
})
