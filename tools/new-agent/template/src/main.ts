import { runAgent } from '@alfred/agent-kit/run'
import { jotterOfflineRules } from '../offline/jotter-offline-rules.ts'
import { createJotterAgent } from './agent.ts'

await runAgent({
  name: 'agents-jotter',
  define: () => createJotterAgent(),
  offlineRules: jotterOfflineRules,
})
