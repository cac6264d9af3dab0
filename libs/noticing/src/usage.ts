import type { Household } from '@alfred/contracts'
import { daysBetween } from './days.ts'

/** How a household uses up a food. */
export type Usage = {
  match: string
  food: string
  /** What amounts are counted in; others are left out. */
  unit: string
  /** On how many days some of it was used, and how many days that is out of. */
  uses: number
  span: number
  /** How much is used at a time, on average. */
  atATime: number
  lastUsed: string
}

const USES_MIN = 3

/** How each food that is used again and again goes, by each unit that it is used in. */
export function usageOf({ moved, today }: Pick<Household, 'moved' | 'today'>): Usage[] {
  const used = moved.filter(({ kind, quantity }) => (kind === 'used' || kind === 'cooked') && quantity > 0)
  return [...Map.groupBy(used, ({ match, unit }) => `${match} ${unit}`).values()].flatMap(
    (group): Usage[] => {
      const [first] = group
      const last = group.at(-1)
      const uses = new Set(group.map(({ on }) => on)).size
      if (first === undefined || last === undefined || uses < USES_MIN) return []
      const all = group.reduce((sum, { quantity }) => sum + quantity, 0)
      return [
        {
          ...{ match: first.match, food: last.food, unit: first.unit, uses },
          ...{ span: daysBetween(first.on, today) + 1, atATime: all / uses, lastUsed: last.on },
        },
      ]
    },
  )
}

/**
 * How likely (0 to 1) more than `left` is used within so many days. Uses are taken to come by chance at a steady rate, which is itself known only from the
 * uses so far: the count to come then has a negative binomial distribution (Gelman et al., Bayesian Data Analysis, 2.6).
 */
export function chanceOfUsingUp(
  { uses, span, atATime }: Pick<Usage, 'uses' | 'span' | 'atATime'>,
  { left, days }: { left: number; days: number },
): number {
  const enough = Math.floor(left / atATime + 1e-9)
  const stays = span / (span + days)
  let probability = stays ** uses
  let within = probability
  for (let count = 1; count <= enough && count < COUNT_MAX; count += 1) {
    probability *= ((uses + count - 1) / count) * (1 - stays)
    within += probability
  }
  return Math.max(0, 1 - within)
}

/** Beyond so many uses nothing is left to be added up. */
const COUNT_MAX = 1_000

/** Has a food that was used so often not been used for so long that its use has most likely ended? */
export function hasStopped({ uses, span, lastUsed }: Usage, today: string): boolean {
  const since = daysBetween(lastUsed, today)
  const rate = uses / Math.max(span - since, 1)
  return Math.exp(-rate * since) < STOPPED_CHANCE
}

const STOPPED_CHANCE = 0.05
