import type { ResponseInputItem } from 'openai/resources/responses/responses'
import { z } from 'zod'

export type ParsedAnswer<Output> = { ok: true; output: Output } | { ok: false; problem: string }

/**
 * Parses an answer by its schema. The SDK's own parse drops the response on a mismatch; this keeps it for the
 * repair and the usage.
 */
export function parseAnswer<Output>(schema: z.ZodType<Output>, text: string): ParsedAnswer<Output> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'It is not valid JSON.' }
  }
  const parsed = schema.safeParse(value)
  return parsed.success
    ? { ok: true, output: parsed.data }
    : { ok: false, problem: z.prettifyError(parsed.error).slice(0, 2_000) }
}

/** The messages that show the model its answer and what is wrong with it. */
export function correction(answer: string, problem: string): ResponseInputItem[] {
  return [
    { role: 'assistant', content: answer },
    {
      role: 'user',
      content: `That answer does not fit the schema:\n${problem}\nGive the whole answer again, corrected, as JSON alone.`,
    },
  ]
}
