import type { Prepared } from '@alfred/agent-kit'
import { findUnit, units, type InventoryArguments, type InventoryTool } from '@alfred/contracts'
import { addDays, askForDay, DAY_EXAMPLES, localDateAt, resolveDate } from '@alfred/language'
import type { AskedWhen } from '@alfred/language'

/**
 * Turns a tool's arguments, validated and with refs already resolved, into the arguments of its SQL function: units
 * become codes, days become dates, and the person's local day is added.
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
 * Resolves the day up to which to look ahead. "This week" means the next seven days: somebody who asks on a Sunday
 * what expires this week does not mean "by tonight". The answer names the day, so the choice is visible.
 */
function resolveUntil(said: string, asked: AskedWhen): string | undefined {
  const isThisWeek = /^(?:the |this |the end of the |the end of this |end of (?:the )?)?week$/i.test(
    said.trim(),
  )
  return isThisWeek ? addDays(localDateAt(asked.askedAt, asked.timeZone), 7) : resolveDate(said, asked)
}

/**
 * Normalises the name of a food: "The Milk" becomes "milk", but a name with inner capitals ("Brie de Meaux", "HP
 * Sauce") keeps them, since it may be a brand.
 */
export function nameFood(said: string): string {
  const food = said
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|my|our)\s+(?=\S)/i, '')
  const isName = /\S\p{Lu}/u.test(food) || /\s\p{Lu}/u.test(food)
  return isName ? food : food.toLowerCase()
}

/** The refusal of an unknown unit; it lists the known ones. */
export function unknownUnit(said: string): Prepared {
  const message = `"${said}" is not a unit I know. I know: ${Object.keys(units).join(', ')}.`
  return { ok: false, error: { code: 'UNKNOWN_UNIT', message, retryable: false } }
}

/** The refusal of a day that cannot be resolved; it shows how to say one. */
export function unknownDate(said: string): Prepared {
  const message = askForDay(said, DAY_EXAMPLES)
  return { ok: false, error: { code: 'UNKNOWN_DATE', message, retryable: false } }
}
