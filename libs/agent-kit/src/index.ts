// What every agent service has in common: announce, plan, act, execute. Knows no domain and no table.
export { decisionForm } from './decision-form.ts'
export { serveAgent } from './serve-agent.ts'
export { defineTools, inOrderOf, toolNamed } from './define-tools.ts'
export type { AgentTool, ToolEntry } from './define-tools.ts'
export { tellResults, viewerOf } from './tell-results.ts'
export { asGiven, prepared, refused } from './prepared.ts'
export type { AgentDependencies } from './agent-dependencies.ts'
export type {
  AgentDefinition,
  ArtifactDefinition,
  CallToPrepare,
  ContextQuestion,
  Moment,
  Prepared,
  Objection,
  RuleCheck,
  ToolDefinition,
} from './agent-definition.ts'
