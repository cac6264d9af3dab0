import type { ActDecision, Announcement, ToolCall } from '@alfred/contracts'
import type { Known } from '../memory/translate.ts'
import { translateArguments } from '../memory/translate.ts'
import type { RefusedCall } from '../state/turn-record.ts'
import type { WrittenCall } from '../state/written-calls.ts'
import { writtenCalls } from '../state/written-calls.ts'

type Checked = { calls: ToolCall[]; refused: RefusedCall[]; writes: number }

/**
 * Checks a model's calls before they are executed: the tool must be one that the agent announced for models, the
 * arguments must be a JSON object, and every ref must have been given in this conversation. Calls that write are
 * refused unless `mayWrite`. Gives the calls that passed, the refused ones, and the number of writes.
 */
export function checkCalls(
  decision: ActDecision,
  agent: Announcement,
  { known, mayWrite }: { known: Known; mayWrite: boolean },
): Checked {
  return writtenCalls(decision).reduce<Checked>(
    (checked, written) => {
      const tool = agent.tools.find(({ name }) => name === written.tool)
      const isWrite = tool !== undefined && tool.kind !== 'read'
      const verdict =
        isWrite && !mayWrite
          ? {
              call: written.call,
              tool: written.tool,
              code: 'READ_ONLY_STEP',
              message: 'This step may only read.',
            }
          : checkCall(written, tool, known)
      if ('code' in verdict) return { ...checked, refused: [...checked.refused, verdict] }
      return { ...checked, calls: [...checked.calls, verdict], writes: checked.writes + (isWrite ? 1 : 0) }
    },
    { calls: [], refused: [], writes: 0 },
  )
}

function checkCall(
  { call, tool, arguments: args }: WrittenCall,
  announced: Announcement['tools'][number] | undefined,
  known: Known,
): ToolCall | RefusedCall {
  // Tools that carry out a person's yes are hidden from models: a model can neither give nor forge a yes.
  if (announced?.caller !== 'model')
    return { call, tool, code: 'UNKNOWN_TOOL', message: 'There is no such tool.' }
  if (!args) return { call, tool, code: 'INVALID_ARGUMENTS', message: 'The arguments are not a JSON object.' }
  const translation = translateArguments(known, args)
  if (!translation.ok) return { call, tool, code: 'UNKNOWN_REF', message: translation.problem }
  return { call, tool, arguments: translation.arguments, artifacts: {} }
}
