export { coachOfflineRules } from './coach-offline-rules.ts'
