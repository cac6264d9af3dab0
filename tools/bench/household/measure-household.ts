import { randomUUID } from 'node:crypto'
import { startPostgres } from '@alfred/testing'
import { fillHousehold, householdSizes } from './fill-household.ts'
import { householdCalls } from './household-calls.ts'
import { asCaller, openHouseholdTurn } from './run-household-call.ts'
import type { Household } from './run-household-call.ts'

const RUNS = 5
/** The place of the household that has a hundred times as much as the first. */
const HUNDREDFOLD = householdSizes.findIndex(({ name }) => name === 'hundredfold')

/** Measures the median time of each call for households of growing size in one database. Returns a Markdown table. */
export async function measureHousehold(say: (text: string) => void): Promise<string> {
  const postgres = await startPostgres({ seeded: true })
  const client = await postgres.connect()
  try {
    const households: Household[] = []
    for (const size of householdSizes) {
      say(`Filling a household with ${size.lots} lots and ${size.recipes} recipes ...`)
      const household = { user: randomUUID(), turn: randomUUID() }
      await fillHousehold(client, household.user, size)
      await openHouseholdTurn(client, household)
      households.push(household)
    }
    await client.query('vacuum analyze')
    const rows: string[] = []
    for (const call of householdCalls) {
      const medians: number[] = []
      for (const household of households) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run += 1) {
          const startedAt = performance.now()
          await asCaller(client, { household, call }, (sql, values) => client.query(sql, values))
          times.push(performance.now() - startedAt)
        }
        medians.push(times.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0)
      }
      const growth = (medians[HUNDREDFOLD] ?? 0) / (medians[0] ?? 1)
      const cells = [call.name, ...medians.map((median) => median.toFixed(1)), `${growth.toFixed(1)} x`]
      rows.push(`| ${cells.join(' | ')} |`)
    }
    const sizes = householdSizes.map(({ lots, recipes }) => `${lots} lots, ${recipes} recipes`)
    const titles = [...sizes, '100-fold takes']
    return [
      `| median ms | ${titles.join(' | ')} |`,
      `| --- |${' --- |'.repeat(titles.length)}`,
      ...rows,
    ].join('\n')
  } finally {
    await client.end()
    await postgres.stop()
  }
}
