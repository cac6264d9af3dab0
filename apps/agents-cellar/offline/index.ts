export { cellarOfflineRules } from './cellar-offline-rules.ts'
