import { isKeyOf, nutrients, type Nutrient, type ReadRow } from '@alfred/contracts'

export type Entry = ReadRow<'diary'>
export type Goal = ReadRow<'goals'>

/** What a day or more holds of a nutrient, and of how much of what was eaten that is known. */
export type Sum = {
  nutrient: Nutrient
  name: string
  unit: string
  amount: number
  /** Entries that have a figure for it, of all. */
  known: number
  entries: number
  sources: string[]
  isEstimate: boolean
}

/** What is shown before all others. */
export const mainNutrients = [
  'calories',
  'protein_g',
  'carbs_g',
  'fat_total_g',
  'hydration_ml',
] as const satisfies Nutrient[]

export function nameOf(nutrient: Nutrient): string {
  return nutrients[nutrient].names[0]
}

export function unitOf(nutrient: Nutrient): string {
  return nutrients[nutrient].unit
}

/** Sums of all nutrients of which anything is known. An entry without a figure counts as unknown, never as none. */
export function sumNutrients(entries: readonly Entry[]): Sum[] {
  return (Object.keys(nutrients) as Nutrient[]).flatMap((nutrient) => {
    const known = entries.filter(({ nutrients: figures }) => figures[nutrient] !== undefined)
    if (known.length === 0) return []
    return [
      {
        ...{ nutrient, name: nameOf(nutrient), unit: nutrients[nutrient].unit },
        amount: known.reduce((sum, { nutrients: figures }) => sum + (figures[nutrient] ?? 0), 0),
        ...{ known: known.length, entries: entries.length },
        sources: [...new Set(known.map(({ source }) => withoutNumber(source)))],
        isEstimate: known.some(({ is_estimate: isEstimate }) => isEstimate),
      },
    ]
  })
}

/** "USDA SR28 01123" names one food of a table; of a sum the table is told. */
function withoutNumber(source: string): string {
  return source.replace(/ \d+$/, '')
}

/** A goal and how much of it there is. */
export type Progress = {
  goal: Goal
  name: string
  amount: number
  share: number
  tone: 'good' | 'near' | 'far'
}

/** How far the goals of a day are, limits among them. */
export function progressOf(goals: readonly Goal[], entries: readonly Entry[]): Progress[] {
  const sums = new Map(sumNutrients(entries).map((sum) => [sum.nutrient as string, sum.amount]))
  return goals.map((goal) => {
    const amount = sums.get(goal.nutrient) ?? 0
    const share = amount / goal.target
    return {
      goal,
      name: isKeyOf(nutrients, goal.nutrient) ? nameOf(goal.nutrient) : goal.nutrient,
      amount,
      share,
      tone: toneOf(goal, share),
    }
  })
}

/** The colours begin where the person has set them, else where they usually do. */
function toneOf(
  { kind, yellow_min: yellow, green_min: green, red_min: red }: Goal,
  share: number,
): Progress['tone'] {
  if (kind === 'goal') return share >= (green ?? 0.9) ? 'good' : share >= (yellow ?? 0.6) ? 'near' : 'far'
  return share >= (red ?? 1) ? 'far' : share >= (yellow ?? 0.9) ? 'near' : 'good'
}

export type DayOfChart = { day: string; amount: number | null }

/** The amounts of a nutrient day by day; null for a day on which nothing was written down. */
export function byDay(entries: readonly Entry[], days: readonly string[], nutrient: Nutrient): DayOfChart[] {
  const own = Map.groupBy(entries, ({ logged_on: day }) => day)
  return days.map((day) => {
    const eaten = own.get(day)
    return {
      day,
      amount:
        eaten === undefined
          ? null
          : eaten.reduce((sum, { nutrients: figures }) => sum + (figures[nutrient] ?? 0), 0),
    }
  })
}
