import type { TestAlfred } from '@alfred/testing'

/** What the database says of one person, read as that person. */
export type Truth = { eggs: number; changesPerTurn: Map<string, number> }

/** Reads the stock and the audit trail over the embedded PostgREST. Tries again while it is on its way back. */
export async function readTruth(alfred: TestAlfred, token: string): Promise<Truth> {
  const [lots, changes] = await Promise.all([
    readRows<{ quantity: number }>(alfred, { path: 'inventory_lots?select=quantity&food_key=eq.egg', token }),
    readRows<{ turn_id: string }>(alfred, { path: 'audit_log?select=turn_id&order=id', token }),
  ])
  const turns = Map.groupBy(changes, ({ turn_id }) => turn_id)
  return {
    eggs: lots.reduce((sum, { quantity }) => sum + quantity, 0),
    changesPerTurn: new Map([...turns].map(([turn, rows]) => [turn, rows.length])),
  }
}

async function readRows<Row>(
  alfred: TestAlfred,
  { path, token }: { path: string; token: string },
): Promise<Row[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`${await alfred.databaseUrl()}/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (response.ok) return (await response.json()) as Row[]
      if (attempt >= 50) throw new Error(`PostgREST answered ${response.status}: ${await response.text()}`)
    } catch (error) {
      if (attempt >= 50) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
