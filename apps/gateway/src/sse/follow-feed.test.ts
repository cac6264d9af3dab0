import { describe, expect, test } from '@jest/globals'
import type { FeedEvent, FeedPage } from '@alfred/contracts'
import { followFeed } from './follow-feed.ts'
import type { FeedPlace } from './follow-feed.ts'

const row = '70000000-0000-4000-8000-000000000001'
const change = (id: number): FeedPage['changes'][number] => ({
  ...{ id, table: 'shopping_items', row_id: row, op: 'insert', job_id: null, key: row },
  at: '2026-11-26T12:00:00Z',
})
const page = (told: Partial<FeedPage>): FeedPage => ({
  ...{ changes: [], suggestions: [], change: 0, moment: 0, is_too_much: false },
  ...told,
})

/** Follows a feed that gives these pages, until there are no more; gives what was told and where it was looked. */
async function follow(pages: readonly FeedPage[], lastEventId?: string) {
  const gone = new AbortController()
  const asked: FeedPlace[] = []
  const left = [...pages]
  const told: FeedEvent[] = []
  const look = async (after: FeedPlace): Promise<FeedPage> => {
    asked.push(after)
    const [next = page({})] = left.splice(0, 1)
    if (left.length === 0) gone.abort()
    return next
  }
  for await (const events of followFeed({ look, lastEventId, everyMs: 1, signal: gone.signal }))
    told.push(...events)
  return { asked, told: told.map(({ id, type }) => `${type} ${id}`) }
}

describe('the feed of a person', () => {
  test('begins now, and says from where on all is told', async () => {
    const { asked, told } = await follow([page({ change: 7, moment: 9 })])
    expect(asked).toEqual([{ change: null, moment: null }])
    expect(told).toEqual(['ready 7.9'])
  })

  test('goes on behind the last event that was heard', async () => {
    const { asked, told } = await follow([page({ changes: [change(8)], change: 8, moment: 9 })], '7.9')
    expect(asked).toEqual([{ change: 7, moment: 9 }])
    expect(told).toEqual(['ready 8.9', 'change 8.9'])
  })

  test('tells a change once, though it is seen again while an earlier one may still come', async () => {
    const { asked, told } = await follow([
      page({ change: 7, moment: 9 }),
      page({ changes: [change(9)], change: 7, moment: 9 }),
      page({ changes: [change(8), change(9)], change: 7, moment: 9 }),
      page({ changes: [change(8), change(9)], change: 9, moment: 9 }),
      page({ changes: [change(10)], change: 10, moment: 9 }),
    ])
    expect(told).toEqual(['ready 7.9', 'change 7.9', 'change 7.9', 'change 10.9'])
    expect(asked.map((place) => place.change)).toEqual([null, 7, 7, 7, 9])
  })

  test('tells a client to read all again where too much has changed, and goes on from then', async () => {
    const { asked, told } = await follow([
      page({ change: 7, moment: 9 }),
      page({ changes: [change(8)], change: 8, moment: 9, is_too_much: true }),
      page({ change: 900, moment: 9 }),
    ])
    expect(told).toEqual(['ready 7.9', 'reload 8.9'])
    expect(asked.at(-1)).toEqual({ change: null, moment: 9 })
  })

  test('ends with an error where a look fails', async () => {
    const look = async (): Promise<FeedPage> => {
      throw new TypeError('The database is away.')
    }
    const feed = followFeed({
      look,
      lastEventId: undefined,
      everyMs: 1,
      signal: new AbortController().signal,
    })
    await expect(feed.next()).rejects.toThrow('away')
  })
})
