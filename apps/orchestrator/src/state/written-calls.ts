import type { ActDecision } from '@alfred/contracts'
import { generatedRefsIn } from '../memory/translate.ts'

/** A tool call as the model wrote it. `arguments` is null when its JSON is not an object. */
export type WrittenCall = {
  call: number
  tool: string
  arguments: Record<string, unknown> | null
  /**
   * The batch item that the call is for: the one that the model named, else the only generated ref in the
   * arguments.
   */
  item: string | null
}

/** The calls of a decision, numbered from 1 in the order in which they were written. */
export function writtenCalls(decision: ActDecision): WrittenCall[] {
  return decision.actions
    .filter((action) => action.action === 'tool_call')
    .map((action, index) => {
      const args = parseObject(action.arguments_json)
      const [only, ...others] = generatedRefsIn(args)
      const named = others.length === 0 ? (only ?? null) : null
      return { call: index + 1, tool: action.tool, arguments: args, item: action.item ?? named }
    })
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
