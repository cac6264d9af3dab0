import type { Mark } from '../words/marks.ts'
import { act, marksIn, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { namedWeek } from './named-week.ts'

/** How many weeks from this one the weeks are that people name. */
const WEEKS_AWAY: Readonly<Record<string, number>> = {
  ...{ 'last week': -1, 'previous week': -1, 'the previous week': -1 },
  ...{ 'this week': 0, 'the week': 0 },
  ...{ 'next week': 1, 'coming week': 1, 'the coming week': 1 },
}

/** The plan of a week that is planned again in another one, which is never an earlier one. */
export const copyWeek: Filler = (given) => {
  const [first, second] = weeksNumbered(given)
  if (first !== undefined && second !== undefined) return [act('copy_week', { from: first, to: second })]
  const named = withNamedWeek(given)
  if (named !== undefined) return [act('copy_week', named)]
  const { from, to } = weeksOf(given)
  const [one, other] = [from, to].map((week) => WEEKS_AWAY[week ?? ''])
  if (one !== undefined && other !== undefined && one > other)
    return [act('copy_week', { from: to, to: from })]
  if (from === 'next week' && to === undefined)
    return [
      act('copy_week', { from: / last( one)? /.test(textOf(given)) ? 'last week' : 'this week', to: from }),
    ]
  const isOfLast =
    from === 'last week' ||
    (from === undefined &&
      (to === 'this week' || / (?:as|like|from) (?:the )?last(?: one)? /.test(textOf(given))))
  const fallback = isOfLast ? ['last week', 'this week'] : ['this week', 'next week']
  return [act('copy_week', { from: from ?? fallback[0], to: to ?? fallback[1] })]
}

/** "This week's plan to holy week", "last christmas week over to this one": a week with a name is none of those around. */
function withNamedWeek(given: Given): { from: string; to: string } | undefined {
  const text = textOf(given)
  const named = namedWeek(text)
  if (named === undefined || /^week /.test(named.week) || / (?:no|nah|actually|not) /.test(text))
    return undefined
  const isTarget = / (?:to|into|for|onto|in|on)$/.test(text.slice(0, named.at))
  const other = marksIn(given, 'day')
    .map(({ value }) => String(value))
    .find((day) => /week/.test(day) && !named.week.includes(day))
  return isTarget
    ? { from: other ?? 'this week', to: named.week }
    : { from: named.week, to: other ?? 'this week' }
}

/** "Week 29 copied to 31". */
function weeksNumbered(given: Given): string[] {
  const [, first, second] =
    / week (\d{1,2}) .*(?:to|into|for|in) (?:week )?(\d{1,2}) /.exec(textOf(given)) ?? []
  return [first, second].flatMap((week) => (week === undefined ? [] : [`week ${week}`]))
}

function weeksOf(given: Given): { from?: string; to?: string } {
  const days = marksIn(given, 'day').filter(({ value }) => /week|\d/.test(String(value)))
  // "The week starting 10 February" is that of the day.
  const weeks = days.filter(
    ({ value, end }, index) =>
      value !== 'the week' ||
      !/^(?:starting|beginning|from|of)?$/.test(wordsBefore(given, days[index + 1]?.start ?? end, 1)),
  )
  const isCopyOf = (start: number): boolean =>
    /\b(?:copy of|same as|repeat of|repeat|clone of|like)(?: the)?(?: \w+)?$/.test(
      wordsBefore(given, start, 4),
    )
  const source = weeks.length > 1 ? weeks.find(({ start }) => isCopyOf(start)) : undefined
  const to =
    (source && weeks.find((week) => week !== source)) ??
    weeks.find(({ start }) =>
      /\b(?:to|into|for|onto|again|in|reuse)(?: the)?$/.test(wordsBefore(given, start, 2)),
    ) ??
    (weeks.length > 1 ? weeks[1] : undefined)
  const from = weeks.find((week) => week !== to)
  const told = (slot: 'from' | 'to', week: Mark | undefined) => (week ? { [slot]: String(week.value) } : {})
  return { ...told('from', from), ...told('to', to) }
}
