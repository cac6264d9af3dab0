import { AlfredError } from '@alfred/contracts'
import { NO_ERROR, secondsSince } from '@alfred/observability'
import type { Logger } from '@alfred/observability'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { callDuration } from './call-metrics.ts'

/** The most that one answer may hold (characters of JSON). */
export const ANSWER_LENGTH_MAX = 400_000

/** What a call is for: to see something, to change something, or to ask Alfred himself. */
export type Call = { kind: 'read' | 'change' | 'ask'; logger: Logger }

/** An answer with its data, and the same as text for clients that read no data. */
export function answerOf(data: Record<string, unknown>, words?: string): CallToolResult {
  const json = bounded(data)
  const texts = words === undefined ? [json] : [words, json]
  return { content: texts.map((text) => ({ type: 'text', text })), structuredContent: data }
}

/** Data as JSON. @throws AlfredError INVALID_REQUEST where it is too long for one answer. */
export function bounded(data: unknown): string {
  const json = JSON.stringify(data)
  if (json.length <= ANSWER_LENGTH_MAX) return json
  throw new AlfredError(
    'INVALID_REQUEST',
    'That is too much for one answer. Ask for less: a smaller "limit".',
  )
}

type Refusal = { code: string; message: string; retryable: boolean }

/** A refusal: its code and a sentence for the person, and nothing of what happened inside. */
export function refusalOf({ code, message, retryable }: Refusal): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${message}` }],
    structuredContent: { error: { code, message, retryable } },
  }
}

/** Answers a call whatever becomes of it, and notes how long that took. What is no refusal of ours is logged. */
export async function answerCall(
  { kind, logger }: Call,
  work: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const startedAt = performance.now()
  const note = (code: string): void =>
    callDuration.record(secondsSince(startedAt), { kind, error_type: code })
  try {
    const answer = await work()
    note(answer.isError === true ? 'REFUSED' : NO_ERROR)
    return answer
  } catch (error) {
    const told = toldOf(error, logger)
    note(told.code)
    return refusalOf(told)
  }
}

/** An error as it may be told: one of ours, or that something went wrong, of which the log has the rest. */
export function toldOf(error: unknown, logger: Logger): AlfredError {
  if (error instanceof AlfredError && error.code !== 'INTERNAL') return error
  logger.error({ error }, 'a call over MCP failed')
  return new AlfredError('INTERNAL', 'Something went wrong.', { cause: error })
}
