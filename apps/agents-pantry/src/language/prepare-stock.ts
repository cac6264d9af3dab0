import { prepared, type Moment, type Prepared } from '@alfred/agent-kit'
import { findUnit } from '@alfred/contracts'
import { addDays, localDateAt, resolveBestBefore, resolveDate } from '@alfred/language'
import { nameFood } from './name-food.ts'
import { unknownDate, unknownUnit } from './unknown-words.ts'

/**
 * Turns a stock tool's arguments, validated and with refs already resolved, into those of its SQL function: foods get
 * their plain names, units become codes, days become dates.
 */
export function prepareStock(given: object, moment: Moment): Prepared {
  const stock: Record<string, unknown> = { ...given }
  if (typeof stock['food'] === 'string') stock['food'] = nameFood(stock['food'])
  for (const field of ['unit', 'size_unit']) {
    const said = stock[field]
    if (typeof said !== 'string') continue
    const unit = findUnit(said, moment.locale)
    if (unit === undefined) return unknownUnit(said, moment)
    stock[field] = unit
  }
  for (const [field, target] of dateFields) {
    const said = stock[field]
    if (said === undefined) continue
    const date = typeof said === 'string' ? resolveDay(field, said, moment) : null
    if (date === undefined) return unknownDate(String(said), moment)
    delete stock[field]
    stock[target] = date
  }
  return prepared(stock)
}

const dateFields = [
  ['expires', 'expires_on'],
  ['until', 'until'],
] as const

function resolveDay(field: 'expires' | 'until', said: string, moment: Moment): string | undefined {
  return field === 'until' ? resolveUntil(said, moment) : resolveBestBefore(said, moment)
}

/**
 * Resolves the day up to which to look ahead. "This week" means the next seven days: somebody who asks on a Sunday
 * what expires this week does not mean "by tonight". The answer names the day, so the choice is visible.
 */
function resolveUntil(said: string, moment: Moment): string | undefined {
  const isThisWeek = /^(?:the |this |the end of the |the end of this |end of (?:the )?)?week$/i.test(
    said.trim(),
  )
  return isThisWeek ? addDays(localDateAt(moment.askedAt, moment.timeZone), 7) : resolveDate(said, moment)
}
