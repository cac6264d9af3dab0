export { orchestratorOfflineRules } from './orchestrator-rules.ts'
