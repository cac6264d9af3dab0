import { setImmediate as nextTick } from 'node:timers/promises'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { AlfredError, agentCommands, announcementSchema, subjects } from '@alfred/contracts'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { z } from 'zod'
import { planOf } from '../testing/brain.ts'
import { actingState, createTurnFixture, larder } from '../testing/turn-fixture.ts'
import { briefOf } from '../telling/brief-of.ts'
import { workedTurn } from '../running/running-turn.ts'
import { createAgentDirectory } from './agent-directory.ts'
import type { AgentDirectory } from './agent-directory.ts'
import { createAskAgent } from './ask-agent.ts'

const directories: AgentDirectory[] = []
afterEach(() => {
  for (const directory of directories.splice(0)) directory.stop()
  jest.useRealTimers()
})

function start() {
  const bus = createBus(createMemoryWire(), silentLogger)
  const directory = createAgentDirectory(bus)
  directories.push(directory)
  const announce = async (change: Partial<typeof larder> = {}): Promise<void> => {
    const announcement = { ...larder, ...change }
    bus.publish(subjects.agentAnnouncement(announcement.domain), announcementSchema, announcement)
    await nextTick()
  }
  return { bus, directory, announce }
}
const never = new AbortController().signal

describe('the directory', () => {
  test('knows agents by what they announce, one of each domain, the newest version', async () => {
    const { directory, announce } = start()
    await announce({ version: 1, instance: 'old:1' })
    await announce({ version: 2, instance: 'new:1' })
    await announce({ domain: 'chef', instance: 'chef:1' })
    expect((await directory.living()).map(({ domain, version }) => `${domain} ${version}`)).toEqual([
      'chef 3',
      'larder 2',
    ])
  })

  test('believes no agent that announces the domain of another', async () => {
    const { bus, directory, announce } = start()
    await announce({ domain: 'chef', instance: 'chef:1' })
    const forged = { ...larder, domain: 'larder', instance: 'chef:1' }
    bus.publish(subjects.agentAnnouncement('chef'), announcementSchema, forged)
    await nextTick()
    expect((await directory.living()).map(({ domain }) => domain)).toEqual(['chef'])
  })

  test('asks who is there when it starts, so that it need not wait for a heartbeat', async () => {
    const bus = createBus(createMemoryWire(), silentLogger)
    bus.subscribe(subjects.agentDiscovery, z.object({}), () =>
      bus.publish(subjects.agentAnnouncement(larder.domain), announcementSchema, larder),
    )
    const directory = createAgentDirectory(bus)
    directories.push(directory)
    expect(await directory.living()).toEqual([larder])
  })

  test('loses an agent that says goodbye, and says so', async () => {
    const { directory, announce } = start()
    await announce()
    const lost = directory.whenLost('larder', never)
    await announce({ stopping: true })
    await lost
    await expect(directory.whenLost('larder', AbortSignal.abort())).resolves.toBeUndefined()
    // What it offers is still known: it may have answered just before.
    expect(await directory.find('larder')).toMatchObject({ domain: 'larder' })
  })

  test('loses the earlier boot of an agent that came back', async () => {
    const { directory, announce } = start()
    await announce({ instance: 'larder:1' })
    const lost = directory.whenLost('larder', never)
    await announce({ instance: 'larder:2' })
    await lost
    expect(await directory.living()).toMatchObject([{ instance: 'larder:2' }])
  })

  test('that has just begun to listen waits for those it may have missed, and later does not', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    await announce({ domain: 'chef', instance: 'chef:1' })
    const known = await directory.living()
    const more = directory.hasMore(known, never)
    // Those that are known already say again that they are there.
    await announce({ domain: 'chef', instance: 'chef:1' })
    await announce()
    expect(await more).toBe(true)
    expect(await directory.hasMore(known, never)).toBe(true)
    jest.setSystemTime(Date.now() + 60_000)
    expect(await directory.hasMore(await directory.living(), never)).toBe(false)
  })

  test('counts on one that fell silent without a goodbye until it had time to start again', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    const domains = async () => (await directory.living()).map(({ domain }) => domain)
    await announce({ instance: 'larder:1' })
    const lost = directory.whenLost('larder', never)
    for (let second = 0; second < 6; second += 1) {
      await announce({ domain: 'chef', instance: 'chef:1' })
      jest.advanceTimersByTime(1_000)
    }
    // What it was asked is asked again, and what is for it is still sent its way.
    await lost
    expect(await domains()).toEqual(['chef', 'larder'])
    await announce({ instance: 'larder:2' })
    expect(await directory.living()).toContainEqual(expect.objectContaining({ instance: 'larder:2' }))
    for (let second = 0; second < 30; second += 1) {
      await announce({ domain: 'chef', instance: 'chef:1' })
      jest.advanceTimersByTime(1_000)
    }
    expect(await domains()).toEqual(['chef'])
  })

  test("keeps whoever was ever there in the choice, so that its work is nobody else's", async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    await announce({ instance: 'larder:1' })
    for (let second = 0; second < 60; second += 1) {
      await announce({ domain: 'chef', instance: 'chef:1' })
      jest.advanceTimersByTime(1_000)
    }
    expect((await directory.living()).map(({ domain }) => domain)).toEqual(['chef'])
    expect((await directory.known()).map(({ domain }) => domain)).toEqual(['chef', 'larder'])
    expect([directory.isLiving('chef'), directory.isLiving('larder')]).toEqual([true, false])
  })

  test('lets go of a question that hangs with an instance that was frozen and then replaced', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    await announce({ instance: 'larder:1' })
    jest.advanceTimersByTime(6_000)
    let isLost = false
    void directory.whenLost('larder', never).then(() => (isLost = true))
    await announce({ instance: 'larder:2' })
    expect(isLost).toBe(true)
  })

  test('does not count on one that said goodbye', async () => {
    const { directory, announce } = start()
    await announce({ domain: 'chef', instance: 'chef:1' })
    await announce({ instance: 'larder:1' })
    await announce({ instance: 'larder:1', stopping: true })
    expect((await directory.living()).map(({ domain }) => domain)).toEqual(['chef'])
  })

  test('does not lose an agent whose other instance lives on under its own name', async () => {
    const { directory, announce } = start()
    await announce({ instance: 'one:1' })
    await announce({ instance: 'two:1' })
    await announce({ instance: 'one:1', stopping: true })
    expect(await directory.living()).toMatchObject([{ instance: 'two:1' }])
  })
})

describe('asking an agent', () => {
  const { turn } = createTurnFixture()
  const request = {
    turn: workedTurn(turn),
    brief: briefOf(turn, actingState),
    token: 'token',
    replan_because: null,
  }
  const agent = { domain: 'larder', version: 3 }
  const command = { ...agentCommands.plan, subject: subjects.agentPlan('larder', 3) }
  const reply = { plan: planOf('one'), model_calls: [] }

  test('again at once when the instance that held the question is gone', async () => {
    const { bus, directory, announce } = start()
    await announce({ instance: 'larder:1' })
    const dead = bus.handle(command, () => new Promise(() => {}))
    let absences = 0
    const askAgent = createAskAgent({ bus, directory, absenceMs: 5_000 })
    const answer = askAgent('plan', request, { agent, signal: never, onAbsence: () => (absences += 1) })
    await nextTick()
    dead.unsubscribe()
    bus.handle(command, async () => reply)
    await announce({ instance: 'larder:2' })
    expect(await answer).toEqual(reply)
    expect(absences).toBe(1)
  })

  test('until it is back, but no longer than it may be away', async () => {
    const { bus, directory } = start()
    let absences = 0
    const options = { agent, signal: never, onAbsence: () => (absences += 1) }
    const patient = createAskAgent({ bus, directory, absenceMs: 5_000 })('plan', request, options)
    setTimeout(() => bus.handle(command, async () => reply), 200)
    expect(await patient).toEqual(reply)
    expect(absences).toBeGreaterThan(0)
    const other = { ...options, agent: { domain: 'chef', version: 1 } }
    const impatient = createAskAgent({ bus, directory, absenceMs: 200 })('plan', request, other)
    await expect(impatient).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The chef does not answer at the moment. Please try again shortly.',
    })
  })

  test('that hangs no longer than it may be away, though the question itself might take longer', async () => {
    const { bus, directory } = start()
    const thawing = Promise.withResolvers<typeof reply>()
    bus.handle(command, () => thawing.promise)
    const asking = createAskAgent({ bus, directory, absenceMs: 200 })('plan', request, {
      agent,
      signal: never,
      onAbsence: () => {},
    })
    await expect(asking).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true })
    thawing.resolve(reply)
  })

  test('not again when it answered with an error, nor when the turn was taken away', async () => {
    const { bus, directory } = start()
    let asked = 0
    const handling = bus.handle(command, () => {
      asked += 1
      return Promise.reject(new AlfredError('MODEL_REFUSED', 'No.'))
    })
    const askAgent = createAskAgent({ bus, directory, absenceMs: 5_000 })
    const options = { agent, signal: never, onAbsence: () => {} }
    await expect(askAgent('plan', request, options)).rejects.toMatchObject({ code: 'MODEL_REFUSED' })
    expect(asked).toBe(1)
    handling.unsubscribe()
    const controller = new AbortController()
    const asking = askAgent('plan', request, { ...options, signal: controller.signal })
    controller.abort(new AlfredError('STALE', 'Taken away.'))
    await expect(asking).rejects.toMatchObject({ code: 'STALE' })
  })
})
