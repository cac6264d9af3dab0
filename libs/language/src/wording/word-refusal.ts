import { AlfredError, isCalendarDay } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { sayDate } from '../say-date.ts'
import { isRefusalCode, refusalDetails } from './refusal-details.ts'
import type { RefusalCode, RefusalDetails } from './refusal-details.ts'
import type { Viewer } from './viewer.ts'
import { wordsFor } from './words-for.ts'

type Refusal = Extract<ToolOutcome, { ok: false }>['error']

/**
 * Words the refusal of a call for the viewer, from its code and details. A refusal without details has its own
 * message: one of our own code, or one that was stored before refusals had details; so has a code of a newer version.
 * @throws AlfredError INTERNAL when the details do not fit the code: the caller then tells the message, and logs it.
 */
export function wordRefusal({ code, message, details }: Refusal, viewer: Viewer): string {
  if (details === undefined || !isRefusalCode(code)) return withDates(message, viewer)
  return wordByCode(code, details, viewer)
}

function wordByCode<Code extends RefusalCode>(code: Code, details: unknown, viewer: Viewer): string {
  const read = refusalDetails[code].safeParse(details)
  if (!read.success)
    throw new AlfredError('INTERNAL', `The details of a refusal do not fit ${code}.`, { cause: read.error })
  return wordsFor(viewer.locale).refusals[code](read.data as RefusalDetails<Code>, viewer)
}

/**
 * Rewrites the ISO dates in a message that was written before. A date that does not exist was quoted from the person
 * and stays as it is.
 */
function withDates(message: string, viewer: Viewer): string {
  return message.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) =>
    isCalendarDay(date) ? sayDate(date, viewer) : date,
  )
}
