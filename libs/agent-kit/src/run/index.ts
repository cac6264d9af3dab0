// An agent as a process of its own. A separate entry point, since code that only defines an agent needs no server.
export { agentConfigSchema, readAgentConfig } from './config.ts'
export type { AgentConfig } from './config.ts'
export type { AgentService } from './agent-service.ts'
export { runAgent } from './run-agent.ts'
export { startAgent } from './start-agent.ts'
