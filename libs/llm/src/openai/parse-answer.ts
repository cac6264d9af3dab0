import type { ResponseInputItem } from 'openai/resources/responses/responses'
import { z } from 'zod'

export type ParsedAnswer<Output> = { ok: true; output: Output } | { ok: false; problem: string }

/** The SDK's own parse throws away the response on a mismatch; ours keeps it, for the repair and the bill. */
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

/** Shows the model its answer and what is wrong with it. */
export function correction(answer: string, problem: string): ResponseInputItem[] {
  return [
    { role: 'assistant', content: answer },
    {
      role: 'user',
      content: `That answer does not fit the schema:\n${problem}\nGive the whole answer again, corrected, as JSON alone.`,
    },
  ]
}
