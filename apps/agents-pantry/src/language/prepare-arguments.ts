import type { Prepared } from '@alfred/agent-kit'
import { findUnit, units, type InventoryArguments, type InventoryTool } from '@alfred/contracts'
import { addDays, askForDay, DAY_EXAMPLES, localDateAt, resolveDate } from '@alfred/language'
import type { AskedWhen } from '@alfred/language'

/**
 * Turns a tool's arguments, validated and with refs already translated, into what its SQL function takes:
 * units as codes, days as dates, and the day that it is for the person.
 */
export function prepareArguments<Tool extends InventoryTool>(
  _tool: Tool,
  given: InventoryArguments<Tool>,
  asked: AskedWhen,
): Prepared {
  const prepared: Record<string, unknown> = { ...given, today: localDateAt(asked.askedAt, asked.timeZone) }
  if (typeof prepared['food'] === 'string') prepared['food'] = nameFood(prepared['food'])
  if (typeof prepared['unit'] === 'string') {
    const unit = findUnit(prepared['unit'])
    if (unit === undefined) return unknownUnit(prepared['unit'])
    prepared['unit'] = unit
  }
  for (const [field, target] of dateFields) {
    const said = prepared[field]
    if (said === undefined) continue
    const date =
      typeof said === 'string'
        ? field === 'until'
          ? resolveUntil(said, asked)
          : resolveDate(said, asked)
        : null
    if (date === undefined) return unknownDate(String(said))
    delete prepared[field]
    prepared[target] = date
  }
  return { ok: true, arguments: prepared }
}

const dateFields = [
  ['expires', 'expires_on'],
  ['until', 'until'],
] as const

/**
 * Who asks on a Sunday what expires this week does not mean "by tonight": as a span to look ahead,
 * this week is the next seven days. The answer names the day, so nobody is misled.
 */
function resolveUntil(said: string, asked: AskedWhen): string | undefined {
  const isThisWeek = /^(?:the |this |the end of the |the end of this |end of (?:the )?)?week$/i.test(
    said.trim(),
  )
  return isThisWeek ? addDays(localDateAt(asked.askedAt, asked.timeZone), 7) : resolveDate(said, asked)
}

/** "The Milk" is milk, but capitals inside a name ("Brie de Meaux", "HP Sauce") are kept: it may be a brand. */
export function nameFood(said: string): string {
  const food = said
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|my|our)\s+(?=\S)/i, '')
  const isName = /\S\p{Lu}/u.test(food) || /\s\p{Lu}/u.test(food)
  return isName ? food : food.toLowerCase()
}

/** What is told of a unit that nobody knows. */
export function unknownUnit(said: string): Prepared {
  const message = `"${said}" is not a unit I know. I know: ${Object.keys(units).join(', ')}.`
  return { ok: false, error: { code: 'UNKNOWN_UNIT', message, retryable: false } }
}

/** What is told of a day that nobody can tell. */
export function unknownDate(said: string): Prepared {
  const message = askForDay(said, DAY_EXAMPLES)
  return { ok: false, error: { code: 'UNKNOWN_DATE', message, retryable: false } }
}
