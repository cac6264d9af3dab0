import { z } from 'zod'
import { type AnswerFormat, formInWords } from './answer-format.ts'
import { cutTexts } from './cut-texts.ts'
import type { Message } from './question.ts'
import { readJson } from './read-json.ts'

/** `problem` is for the model; `faults` names places and kinds alone, since a problem may quote what a model made up. */
export type ParsedAnswer<Output> =
  { ok: true; output: Output } | { ok: false; problem: string; hasJson: boolean; faults: string }

/**
 * Parses an answer by its schema. The SDK's own parse drops the response on a mismatch; this keeps it for the
 * repair and the usage.
 */
export function parseAnswer<Output>(schema: z.ZodType<Output>, text: string): ParsedAnswer<Output> {
  if (text.trim() === '') return { ok: false, problem: 'It is empty.', hasJson: false, faults: '' }
  const json = readJson(text)
  if (!json.found) return { ok: false, problem: 'It is not valid JSON.', hasJson: false, faults: '' }
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { ok: true, output: parsed.data }
  const cut = cutTexts(json.value, parsed.error)
  const again = cut === undefined ? parsed : schema.safeParse(cut)
  if (again.success) return { ok: true, output: again.data }
  const faults = again.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ')
  return { ok: false, problem: z.prettifyError(again.error).slice(0, 2_000), hasJson: true, faults }
}

/** The messages that show the model its answer, what is wrong with it and, where it has no JSON, what is wanted. */
export function correction(
  answer: string,
  { problem, format }: { problem: string; format: AnswerFormat | undefined },
): Message[] {
  // Chat templates of local models want the two to take turns, and refuse a message without words.
  const shown: Message = { role: 'assistant', content: answer.trim() === '' ? '(no answer)' : answer }
  const wanted = format === undefined ? 'Give the whole answer again.' : formInWords(format)
  return [shown, { role: 'user', content: `${problem}\n${wanted}` }]
}
