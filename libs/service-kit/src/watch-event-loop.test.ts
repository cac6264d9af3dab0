import { inTurn } from '@alfred/observability'
import { setTimeout as sleep } from 'node:timers/promises'
import { HELD_MAX_MS, watchEventLoop } from './watch-event-loop.ts'

function hold(forMs: number): void {
  const until = performance.now() + forMs
  while (performance.now() < until);
}

type Line = { fields: Record<string, unknown>; message: string }

async function watched(work: () => void): Promise<{ lines: Line[]; heldTimes: number; longest: number }> {
  const lines: Line[] = []
  const watch = watchEventLoop('kettle', {
    warn: (fields, message) => void lines.push({ fields: { ...fields }, message }),
  })
  try {
    await sleep(120)
    work()
    await sleep(120)
    const { held_times: heldTimes, longest_held_ms: longest } = watch.figures()
    return { lines, heldTimes, longest }
  } finally {
    watch.stop()
  }
}

test('a turn that blocks the event loop is logged with its id and for how long', async () => {
  const { lines, heldTimes, longest } = await watched(() => inTurn('turn-7', () => hold(HELD_MAX_MS + 200)))
  const line = lines.find(({ fields }) => fields['turn_id'] === 'turn-7')
  expect(line?.message).toMatch(/^kettle answered nobody for \d+ ms$/)
  expect(line?.fields['held_ms']).toBeGreaterThan(HELD_MAX_MS)
  expect(heldTimes).toBeGreaterThan(0)
  expect(longest).toBeGreaterThan(HELD_MAX_MS)
})

test('several turns at once are all named, since the one that blocked is not known', async () => {
  const { lines } = await watched(() => {
    void inTurn('turn-8', () => sleep(50))
    inTurn('turn-9', () => hold(HELD_MAX_MS + 200))
  })
  expect(lines.flatMap(({ fields }) => fields['turn_ids'] ?? [])).toEqual(
    expect.arrayContaining(['turn-8', 'turn-9']),
  )
})
