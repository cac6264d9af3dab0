import type { ActDecision, Announcement, ToolCall } from '@alfred/contracts'
import type { SessionRegistry } from '../session/registry.ts'
import { translateArguments } from '../session/translate.ts'
import type { RefusedCall } from './turn-record.ts'
import type { WrittenCall } from './written-calls.ts'
import { writtenCalls } from './written-calls.ts'

type Checked = { calls: ToolCall[]; refused: RefusedCall[] }

/**
 * The policy between what a model wants and what is executed: the tool must be one that the agent
 * announced, the arguments must be an object, every ref must have been given in this conversation.
 */
export function checkCalls(decision: ActDecision, agent: Announcement, registry: SessionRegistry): Checked {
  return writtenCalls(decision).reduce<Checked>(
    (checked, written) => {
      const verdict = checkCall(written, agent, registry)
      return 'code' in verdict
        ? { ...checked, refused: [...checked.refused, verdict] }
        : { ...checked, calls: [...checked.calls, verdict] }
    },
    { calls: [], refused: [] },
  )
}

function checkCall(
  written: WrittenCall,
  agent: Announcement,
  registry: SessionRegistry,
): ToolCall | RefusedCall {
  const { call, tool } = written
  if (!agent.tools.some(({ name }) => name === tool)) {
    return { call, tool, code: 'UNKNOWN_TOOL', message: 'There is no such tool.' }
  }
  if (!written.arguments)
    return { call, tool, code: 'INVALID_ARGUMENTS', message: 'The arguments are not a JSON object.' }
  const translation = translateArguments(registry, written.arguments)
  if (!translation.ok)
    return {
      call,
      tool,
      code: 'UNKNOWN_REF',
      message: `There is nothing called ${translation.unknownRef} here.`,
    }
  return { call, tool, arguments: translation.arguments }
}
