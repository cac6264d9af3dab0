import { addDays } from '@alfred/language'

const DATE = /^\d{4}-\d\d-\d\d$/
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** A value in which the dates around today are told as people tell them: "tomorrow", "friday". Others stay as they are. */
export function withDaysInWords<Value>(value: Value, today: string): Value {
  return DATE.test(today) ? (inWords(value, daysAround(today)) as Value) : value
}

function inWords(value: unknown, days: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return days.get(value) ?? value
  if (Array.isArray(value)) return value.map((one: unknown) => inWords(one, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inWords(one, days)]))
}

/** The words for the days from yesterday to six days ahead, by their dates: a weekday means the next one of its name. */
function daysAround(today: string): Map<string, string> {
  const weekdays = [2, 3, 4, 5, 6].map((later): [string, string] => {
    const date = addDays(today, later)
    return [date, WEEK[new Date(date).getUTCDay()] ?? date]
  })
  return new Map([
    [addDays(today, -1), 'yesterday'],
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
    ...weekdays,
  ])
}
