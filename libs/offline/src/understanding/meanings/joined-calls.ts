import type { Act } from '../things/situation.ts'

// The calls of the parts of a message as one list: what is said twice is done once, and what goes on with a call belongs to it.

/** The calls of a message, joined where a part only goes on with the one before it. */
export const joinedCalls = (acts: readonly Act[]): Act[] => withoutYes(merged(distinct(acts)))

function distinct(acts: readonly Act[]): Act[] {
  const seen = new Set<string>()
  return acts.filter((act) => {
    const key = JSON.stringify(act)
    return !seen.has(key) && seen.add(key)
  })
}

/** "Yes, but two tubs" changes what waits before it is said yes to. */
function withoutYes(acts: Act[]): Act[] {
  const [first, second] = acts
  return first?.tool === 'confirm' && second?.tool === 'edit_open' ? acts.slice(1) : acts
}

/** Slots that a call lacks which only goes on with the one before it. */
const LACKED = /^(?:food|name|recipe|what|of_day|items|servings)$/

/** Joins a call that lacks its thing with the call of the same tool before it: "eggs, fridge, use by the 24th". A food that is named again is no second one. */
function merged(acts: readonly Act[]): Act[] {
  const joined: Act[] = []
  for (const act of acts) {
    const last = joined.at(-1)
    const together =
      last === undefined ? undefined : (loggedTogether(last, act) ?? plannedTogether(last, act))
    if (together !== undefined) {
      joined[joined.length - 1] = together
      continue
    }
    const lacks = Object.entries(act).some(([slot, value]) => value === null && LACKED.test(slot))
    if (last?.tool === act.tool && lacks)
      joined[joined.length - 1] = {
        ...last,
        ...Object.fromEntries(
          Object.entries(act).filter(([slot, value]) => value !== null && last[slot] === undefined),
        ),
      }
    else {
      const same = joined.findIndex((one) => one.tool === act.tool && isNamedAgain(one, act))
      if (same < 0) joined.push(act)
      else joined[same] = { ...act, ...joined[same] } as Act
    }
  }
  return joined
}

/** What was eaten at one meal is one entry: "an apple, and 2 tbsp of peanut butter". */
function loggedTogether(one: Act, other: Act): Act | undefined {
  const [items, more] = [one['items'], other['items']]
  const isLog = one.tool === 'propose_food_log' && other.tool === one.tool
  const isSame = ['meal', 'day'].every((slot) => other[slot] === undefined || other[slot] === one[slot])
  return isLog && isSame && Array.isArray(items) && Array.isArray(more)
    ? { ...one, items: [...(items as unknown[]), ...(more as unknown[])] }
    : undefined
}

/** Dishes that are put on days one after the other are one plan. */
function plannedTogether(one: Act, other: Act): Act | undefined {
  const [meals, more] = [one['meals'], other['meals']]
  const isPlan = one.tool === 'plan_meals' && other.tool === one.tool && one['replace'] === other['replace']
  return isPlan && Array.isArray(meals) && Array.isArray(more)
    ? { ...one, meals: [...(meals as unknown[]), ...(more as unknown[])] }
    : undefined
}

/** Do two calls name one food, and does no slot of one speak against the other: "eggs! I need eggs, 8"? */
function isNamedAgain(one: Act, other: Act): boolean {
  const slots = Object.keys(other).filter(
    (slot) => slot !== 'tool' && slot !== 'food' && one[slot] !== undefined,
  )
  return (
    typeof one['food'] === 'string' &&
    one['food'] === other['food'] &&
    slots.every((slot) => one[slot] === other[slot])
  )
}
