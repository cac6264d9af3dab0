import { isKeptDay } from '@alfred/contracts'
import { resolveDate, type AskedWhen } from '@alfred/language'

/** The day that a person told as one end of a window: a year begins in January and ends in December. Undefined when it is none. */
export function toldDay(said: string, end: 'from' | 'until', asked: AskedWhen): string | undefined {
  const year = /^(?:the )?(?:(?:end|start|beginning) of )?((?:19|20|21)\d\d)$/.exec(
    said.trim().toLowerCase(),
  )?.[1]
  if (year !== undefined) return end === 'from' ? `${year}-01-01` : `${year}-12-31`
  if (isKeptDay(said)) return said
  return resolveDate(said, asked)
}
