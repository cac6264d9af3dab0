import type { ActDecision } from '@alfred/contracts'

/** The decision of an Act that makes these calls and is done: for calls that were written before a step was asked for. */
export function decisionOfCalls(
  calls: readonly { readonly tool: string; readonly arguments_json: string }[],
): ActDecision {
  return {
    actions: [
      ...calls.map(({ tool, arguments_json }) => ({
        action: 'tool_call' as const,
        tool,
        arguments_json,
        item: null,
      })),
      { action: 'step_complete' as const, result_summary: '', artifacts: [] },
    ],
  }
}
