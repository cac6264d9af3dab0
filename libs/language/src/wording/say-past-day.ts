import { addDays, type LocalDate } from '../local-date.ts'
import { sayDate } from '../say-date.ts'
import { termsFor } from './terms-for.ts'
import type { Viewer } from './viewer.ts'

/** A day relative to today: "today", "yesterday", "on Mon 16 Nov". */
export function sayPastDay(day: LocalDate, viewer: Viewer): string {
  const { onDay, today, yesterday } = termsFor(viewer.locale)
  if (day === viewer.today) return today
  return day === addDays(viewer.today, -1) ? yesterday : onDay(sayDate(day, viewer))
}
