import { runAgent } from '@alfred/agent-kit/run'
import { cellarOfflineRules } from '../offline/cellar-offline-rules.ts'
import { createCellarAgent } from './agent.ts'

await runAgent({
  name: 'agents-cellar',
  define: () => createCellarAgent(),
  offlineRules: cellarOfflineRules,
})
