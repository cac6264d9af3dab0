import { addDays } from '@alfred/language'
import { daysFromToday, withDaysInWords, type Act, type Situation } from '@alfred/offline/understanding'

/**
 * Calls that are as good as those that one writer gave a message: meals of one day with and without its end, and days as dates or in words.
 * The given messages name such calls themselves (evals/corpus/format.md).
 */
export function asGoodAs(acts: readonly Act[], { now }: Pick<Situation, 'now'>): Act[][] {
  const ways = [
    acts,
    acts.map((act) => withDaysInWords(act, now.slice(0, 10))),
    acts.map((act) => withDates(act, now)),
  ]
  const both = ways.flatMap((way) => [
    ...[way, way.map(withEnd), way.map(withoutEnd)],
    ...[way.map(withSameMeal), way.map(withoutSameMeal)],
  ])
  const different = new Map(both.map((way) => [JSON.stringify(way), [...way]]))
  different.delete(JSON.stringify(acts))
  return [...different.values()]
}

/** "What's on friday" ends on friday. */
function withEnd(act: Act): Act {
  return act.tool === 'list_meals' && act['from'] !== undefined && act['until'] === undefined
    ? { ...act, until: act['from'] }
    : act
}

function withoutEnd(act: Act): Act {
  const { until, ...others } = act
  return act.tool === 'list_meals' && until !== undefined && until === act['from'] ? others : act
}

/** "Push tonight's dinner to friday" leaves it a dinner. */
function withSameMeal(act: Act): Act {
  return act.tool === 'move_meal' && act['from_meal'] !== undefined && act['to_meal'] === undefined
    ? { ...act, to_meal: act['from_meal'] }
    : act
}

function withoutSameMeal(act: Act): Act {
  const { to_meal: meal, ...others } = act
  return act.tool === 'move_meal' && meal !== undefined && meal === act['from_meal'] ? others : act
}

/** A call of a planned meal with its days as dates: they are those of meals that are there. */
function withDates(act: Act, now: string): Act {
  return /^(?:remove|move|swap)_meals?$/.test(act.tool) ? (inDates(act, now) as Act) : act
}

function inDates(value: unknown, now: string): unknown {
  if (typeof value === 'string') {
    const away = daysFromToday(value, now)
    return away === undefined ? value : addDays(now.slice(0, 10), away)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inDates(one, now)]))
}
