import type { z } from 'zod'
import { answerFormat } from '../openai/answer-format.ts'
import { whyRefused } from './strict-schema.ts'

/** Why a server with strict structured outputs would refuse the form of an answer; undefined for one that it takes. */
export function whyNotStrict(form: z.ZodType): string | undefined {
  return whyRefused(answerFormat('form', form).schema)
}
