export { conversationRules, orchestratorOfflineRules } from './orchestrator-rules.ts'
export { wordings } from './wordings.ts'
