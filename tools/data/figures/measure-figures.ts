import { startPostgres } from '@alfred/testing'
import type { Client } from 'pg'
import { readJudgedFigures, type JudgedFigures } from './judged-figures.ts'

/** How far figures are from their true values: within a tenth, within a quarter, further off, or not told. */
export type FiguresScore = {
  what: string
  of: number
  near: number
  alike: number
  off: number
  untold: number
}

type Compared = { name: string; is: number | null; truth: number; slack: number }

/** Compares what Alfred tells of judged foods, weights and meals with their true values, on its own database. */
export async function measureFigures(tell: (line: string) => void): Promise<FiguresScore[]> {
  const judged = await readJudgedFigures()
  const postgres = await startPostgres({ seeded: true })
  try {
    const client = await postgres.connect()
    try {
      const groups = {
        'energy of foods': await compareFoods(client, judged, 'calories'),
        'protein of foods': await compareFoods(client, judged, 'protein_g'),
        'weights of amounts': await compareWeights(client, judged),
        'energy of meals': await compareMeals(client, judged),
      }
      return Object.entries(groups).map(([what, compared]) => {
        for (const one of compared) if (gradeOf(one) !== 'near') tell(lineOf(what, one))
        return scoreOf(what, compared)
      })
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
  }
}

const KCAL_SLACK = 10
const PROTEIN_SLACK = 1

async function compareFoods(
  client: Client,
  { foods }: JudgedFigures,
  nutrient: 'calories' | 'protein_g',
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const food of foods) {
    const portion = await portionOf(client, { food: food.food, quantity: 100, unit: 'g' })
    const told = portion?.nutrients[nutrient]
    const slack = nutrient === 'calories' ? KCAL_SLACK : PROTEIN_SLACK
    compared.push({ name: food.food, is: told ?? null, truth: food[nutrient], slack })
  }
  return compared
}

async function compareWeights(client: Client, { weights }: JudgedFigures): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const { grams, ...amount } of weights) {
    const portion = await portionOf(client, amount)
    compared.push({
      name: `${amount.quantity} ${amount.unit} of ${amount.food}`,
      is: portion?.grams ?? null,
      truth: grams,
      slack: 2,
    })
  }
  return compared
}

async function compareMeals(client: Client, { meals }: JudgedFigures): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const { items, calories } of meals) {
    const told: (number | undefined)[] = []
    for (const item of items) told.push((await portionOf(client, item))?.nutrients.calories)
    const sum = told.reduce<number>((total, one) => total + (one ?? 0), 0)
    const name = items.map(({ food, quantity, unit }) => `${quantity} ${unit} ${food}`).join(', ')
    compared.push({ name, is: told.includes(undefined) ? null : sum, truth: calories, slack: KCAL_SLACK })
  }
  return compared
}

type Portion = { grams: number | null; nutrients: { calories?: number; protein_g?: number } }

/** What the diary would log of an amount; null where the food is asked about, unknown or has no such weight. */
async function portionOf(
  client: Client,
  item: { food: string; quantity: number; unit: string },
): Promise<Portion | null> {
  try {
    const { rows } = await client.query<{ portion: Portion | null }>(
      'select private.portion_of($1::jsonb) as portion',
      [JSON.stringify(item)],
    )
    return rows[0]?.portion ?? null
  } catch {
    return null
  }
}

type Grade = 'near' | 'alike' | 'off' | 'untold'

function gradeOf({ is, truth, slack }: Compared): Grade {
  if (is === null) return 'untold'
  const distance = Math.abs(is - truth)
  if (distance <= Math.max(0.1 * truth, slack)) return 'near'
  return distance <= Math.max(0.25 * truth, slack) ? 'alike' : 'off'
}

function scoreOf(what: string, compared: readonly Compared[]): FiguresScore {
  const count = (grade: Grade) => compared.filter((one) => gradeOf(one) === grade).length
  return {
    what,
    of: compared.length,
    near: count('near'),
    alike: count('alike'),
    off: count('off'),
    untold: count('untold'),
  }
}

function lineOf(what: string, { name, is, truth }: Compared): string {
  return `${what}: ${name}: ${is === null ? 'not told' : Math.round(is * 10) / 10}, judged ${truth}`
}
