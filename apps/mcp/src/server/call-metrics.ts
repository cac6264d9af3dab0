import { defineHistogram, secondsOfWork } from '@alfred/observability'

/** How long calls over MCP took, by what they are for, and what was in their way. */
export const callDuration = defineHistogram({
  name: 'alfred_mcp_call_duration_seconds',
  help: 'Seconds until a call over MCP was answered.',
  labels: { kind: ['read', 'change', 'ask'], error_type: { valuesMax: 20 } },
  upTo: secondsOfWork,
})
