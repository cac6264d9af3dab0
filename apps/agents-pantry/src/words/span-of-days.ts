export type SpanUnit = 'day' | 'week' | 'month' | 'year'
/** A time at least and at most, in one unit that people think in. */
export type Span = { least: number; most: number; unit: SpanUnit }

const daysOf: Readonly<Record<SpanUnit, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** Words days in the unit that people think in: nobody thinks in 300 days. It is rounded down, so that nothing is told to keep longer. */
export function spanOf(daysAtLeast: number, daysAtMost: number): Span {
  const unit = unitOf(daysAtLeast, daysAtMost)
  const inUnit = (days: number) => Math.floor(days / daysOf[unit])
  return { least: inUnit(daysAtLeast), most: inUnit(daysAtMost), unit }
}

function unitOf(daysAtLeast: number, daysAtMost: number): SpanUnit {
  if (daysAtLeast >= 365 && daysAtMost >= 730) return 'year'
  if (daysAtLeast >= 30 && daysAtMost >= 60) return 'month'
  return daysAtLeast >= 7 && daysAtMost >= 21 ? 'week' : 'day'
}
