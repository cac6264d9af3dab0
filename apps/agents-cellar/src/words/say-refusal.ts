import type { ToolOutcome } from '@alfred/contracts'
import { z } from 'zod'
import { wordsFor } from './words-for.ts'

type Refusal = Extract<ToolOutcome, { ok: false }>['error']

const detailsSchema = z.object({ text: z.string(), options: z.array(z.string()).default([]) })

/** Says why a call was refused. A refusal of the house has its words already. */
export function sayRefusal({ code, message, details }: Refusal, locale: string): string {
  const { refusals } = wordsFor(locale)
  const read = detailsSchema.safeParse(details)
  if (!read.success) return message
  if (code === 'CELLAR_NOTE_NOT_FOUND') return refusals[code](read.data.text)
  if (code === 'CELLAR_NOTE_UNCLEAR') return refusals[code](read.data.text, read.data.options)
  return message
}
