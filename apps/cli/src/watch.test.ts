import { expect, test } from '@jest/globals'
import { AlfredError, type Changes, type FeedEvent } from '@alfred/contracts'
import { watchChanges } from './watch.ts'

const turn = '70000000-0000-4000-8000-000000000001'
const id = '70000000-0000-4000-8000-000000000002'
const change = (table: string, jobId: string | null): FeedEvent => ({
  ...{ id: '1.1', type: 'change' },
  data: { table, row_id: id, op: 'insert', job_id: jobId, key: null, at: '2026-11-26T18:24:22.000Z' },
})

const milk = {
  entity_type: 'lot',
  id,
  label: 'milk\u001b[2J',
  place: 'stock',
  op: 'created' as const,
  before: null,
  after: null,
}

async function told(
  events: readonly FeedEvent[],
  changes: Changes['changes'] | undefined,
): Promise<string[]> {
  const client = {
    async *events() {
      yield* events
    },
    changesOf: async () => {
      if (changes === undefined) throw new AlfredError('NOT_FOUND', 'There is no such job.')
      return { source: turn, changed_at: null, changes, undoes: null, undone_by: null, changed_since: [] }
    },
  }
  const lines: string[] = []
  for await (const one of watchChanges(client, new AbortController().signal)) lines.push(...one.lines)
  return lines
}

test('each thing that changes is told once by its name, however many rows change with it', async () => {
  const events = [change('inventory_lots', turn), change('stock_movements', turn)]
  expect(await told([{ id: '1.0', type: 'ready', data: {} }, ...events], [milk])).toEqual([
    'Watching. Ctrl-C ends it.',
    '18:24:22 added milk (stock)',
  ])
})

test('what has no name is told by its table', async () => {
  expect(await told([change('shopping_items', null)], [])).toEqual(['18:24:22 shopping items: insert'])
  expect(await told([change('shopping_items', turn)], undefined)).toEqual(['18:24:22 shopping items: insert'])
})
