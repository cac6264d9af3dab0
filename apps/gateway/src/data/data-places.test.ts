import { describe, expect, test } from '@jest/globals'
import { createDataPlaces } from './data-places.ts'
import type { DataPlace, DataPlaces } from './data-places.ts'

const open = (limits: Partial<Parameters<typeof createDataPlaces>[0]> = {}): DataPlaces =>
  createDataPlaces({
    ...{ atOnceMax: 3, perPersonMax: 2, waitingPerPersonMax: 2, waitingMax: 10, waitMs: 60_000 },
    ...limits,
  })

/** Asks for a place and notes when it is given. */
function asking(places: DataPlaces, given: string[]) {
  return async (userId: string): Promise<DataPlace> => {
    const place = await places.take(userId)
    given.push(userId)
    return place
  }
}

/** Leaves a request waiting. Its refusal long after the test, when the wait ends, is nobody's failure. */
function leaveWaiting(asked: Promise<DataPlace>): void {
  asked.catch(() => undefined)
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('places at the database', () => {
  test('are given at once until a person reaches the limit', async () => {
    const given: string[] = []
    const take = asking(open(), given)
    const first = take('ada')
    leaveWaiting(take('ada'))
    leaveWaiting(take('ada'))
    await settle()
    expect(given).toEqual(['ada', 'ada'])
    const place = await first
    place?.answered()
    await settle()
    // The answer is still being read.
    expect(given).toHaveLength(2)
    place?.leave()
    await settle()
    expect(given).toHaveLength(3)
  })

  test('go to the person with the fewest, however long others have waited', async () => {
    const given: string[] = []
    const take = asking(open({ perPersonMax: 3 }), given)
    const held = await Promise.all([take('ada'), take('ada'), take('ada')])
    leaveWaiting(take('ada'))
    leaveWaiting(take('bob'))
    held[0]?.answered()
    held[0]?.leave()
    await settle()
    expect(given).toEqual(['ada', 'ada', 'ada', 'bob'])
  })

  test('are free for others as soon as the database has answered', async () => {
    const given: string[] = []
    const take = asking(open({ atOnceMax: 1 }), given)
    const first = await take('ada')
    leaveWaiting(take('bob'))
    await settle()
    expect(given).toEqual(['ada'])
    first.answered()
    await settle()
    expect(given).toEqual(['ada', 'bob'])
  })

  test('are released once, however often release is called', async () => {
    const given: string[] = []
    const take = asking(open({ atOnceMax: 1 }), given)
    const first = await take('ada')
    for (const _ of [1, 2]) {
      first.answered()
      first.leave()
    }
    leaveWaiting(take('ada'))
    leaveWaiting(take('bob'))
    await settle()
    expect(given).toEqual(['ada', 'ada'])
  })

  test('are refused to a person with too many waiting requests', async () => {
    const places = open({ atOnceMax: 1, perPersonMax: 1 })
    await places.take('ada')
    leaveWaiting(places.take('ada'))
    leaveWaiting(places.take('ada'))
    await expect(places.take('ada')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('are refused when too many requests wait in all', async () => {
    const places = open({ atOnceMax: 1, waitingMax: 1 })
    await places.take('ada')
    leaveWaiting(places.take('bob'))
    await expect(places.take('eve')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('are refused after the maximum wait, which does not hold up the next request', async () => {
    const places = open({ atOnceMax: 1, waitMs: 5 })
    const first = await places.take('ada')
    await expect(places.take('bob')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    first.answered()
    first.leave()
    await expect(places.take('eve')).resolves.toBeDefined()
  })
})
