import { expect, test } from '@jest/globals'
import { beginToCook, cook, leaveCooking } from './mode-scenarios.ts'
import { play } from './play.ts'
import { replyText } from './reply-text.ts'
import { scenarios } from './all-scenarios.ts'
import type { Scenario } from './scenarios.ts'

const named = (part: string): Scenario => {
  const found = scenarios.find(({ name }) => name.includes(part))
  if (!found) throw new TypeError(`No scenario has ${part} in its name.`)
  return found
}

/** Cancels the turn at one point; undefined when there was no turn yet. */
async function cancelAt(scenario: Scenario, point: number) {
  let cancelled: { outcome: string; rows: string; label: string } | undefined
  const rowsOf = (turn: { batches: unknown; calls: unknown } | undefined) =>
    JSON.stringify([turn?.batches, turn?.calls])
  const { world, jobs, turnIds, replays } = await play(scenario, {
    onPoint: async ({ index, label }, at) => {
      const turn = at.turns()[0]
      if (index !== point || !turn) return false
      const outcome = await at.cancel(turn.id)
      cancelled = { outcome, rows: rowsOf(turn), label }
      return false
    },
  })
  const [turn] = world.turns()
  return {
    world,
    job: jobs[0],
    turnId: turnIds[0] ?? '',
    replay: replays[0] ?? [],
    cancelled,
    rows: rowsOf(turn),
  }
}

test.each([named('two things bought'), named('two steps'), named('does not hold')])(
  'a cancel at any point of a turn with $name ends it, records nothing more, and reports what was done',
  async (scenario) => {
    const points = (await play(scenario)).world.points.length
    const labels = new Set<string>()
    let withEffects = 0
    for (let point = 1; point < points; point += 1) {
      const { world, job, turnId, replay, cancelled, rows } = await cancelAt(scenario, point)
      if (!cancelled) throw new TypeError('Nothing was cancelled.')
      labels.add(cancelled.label)
      const told = replyText(world.live(turnId), replay)
      expect(told).toBe(job?.response)
      if (cancelled.outcome === 'already_finished') {
        expect([cancelled.label, job?.status]).toEqual(['after commit', 'done'])
        continue
      }
      expect(job?.status).toBe('cancelled')
      expect(rows).toBe(cancelled.rows)
      const hasChanged = world.effects() > 0
      withEffects += hasChanged ? 1 : 0
      expect(job?.response).toMatch(
        hasChanged ? /^Stopped\.\n.*(milk|egg)/ : /^Stopped\.\nNothing was changed\.$/,
      )
      expect(replay.at(-1)).toMatchObject({ type: 'done', data: { status: 'cancelled' } })
    }
    expect(labels.size).toBeGreaterThan(15)
    expect(withEffects).toBeGreaterThan(3)
  },
)

test('a cancelled turn makes room for the one that waits behind it', async () => {
  const scenario: Scenario = { ...named('two things bought'), messages: ['put 2 milk', 'put 3 egg'] }
  const { world, jobs } = await play(scenario, {
    onPoint: async ({ label }, at) => {
      const [turn] = at.turns()
      if (label === 'before ask act' && turn && !turn.isCancelRequested) await at.cancel(turn.id)
      return false
    },
  })
  expect(jobs.map(({ status }) => status)).toEqual(['cancelled', 'done'])
  expect(world.stock()).toEqual({ egg: 3 })
})

test('a crash anywhere after a cancel still ends the turn as cancelled, with what was done', async () => {
  const scenario = named('two steps')
  for (const place of ['after cancel', 'before commit', 'after commit']) {
    let crashes = 0
    const { world, jobs } = await play(scenario, {
      onPoint: ({ label }, at) => {
        const [turn] = at.turns()
        if (label === 'after apply' && turn?.isCancelRequested === false) {
          // Its answer may be lost with the process; its effects are stored.
          at.cancel(turn.id).catch(() => undefined)
        }
        const isCrash = label === place && crashes === 0
        crashes += isCrash ? 1 : 0
        return isCrash
      },
    })
    expect(crashes).toBe(1)
    expect(world.effects()).toBe(1)
    expect(jobs[0]).toMatchObject({
      status: 'cancelled',
      response: 'Stopped.\nThe entry for milk was created.',
    })
  }
})

test('a turn cancelled while it leaves a session does not leave it, even if its summary was recorded', async () => {
  const scenario: Scenario = {
    ...named('a soup that is cooked'),
    messages: [beginToCook, leaveCooking, cook('next')],
  }
  const { jobs, replays } = await play(scenario, {
    limits: { unrecordedModelTimeMs: 0 },
    onPoint: async ({ label }, at) => {
      const leaving = at.turns()[1]
      if (label === 'before commit' && leaving && !leaving.isCancelRequested) await at.cancel(leaving.id)
      return false
    },
  })
  expect(jobs.map(({ status }) => status)).toEqual(['done', 'cancelled', 'done'])
  expect(jobs[1]).toMatchObject({ response: 'Stopped.\nNothing was changed.', handoff: null })
  expect(replays[1]?.map(({ type }) => type)).not.toContain('handoff')
  expect(jobs[2]?.response).toBe('Step 2 of 2: Add the stock and simmer.')
})
