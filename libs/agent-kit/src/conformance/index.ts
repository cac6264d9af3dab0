// Any agent can be held against this, in whatever language it is written: it is asked over the wire and known from what it announces.
export { checkAgent } from './check-agent.ts'
export type { Finding } from './check-agent.ts'
export { actRequest, contextRequest, executeRequest, planRequest } from './sample-requests.ts'
