// What is the same in every agent service: announce, plan, act, execute. Knows no domain and no table.
export { serveAgent } from './serve-agent.ts'
export type { AgentDependencies } from './serve-agent.ts'
export type { AgentDefinition, Moment, Prepared, ToolDefinition } from './agent-definition.ts'
