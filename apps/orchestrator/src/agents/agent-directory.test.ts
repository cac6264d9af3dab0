import { setImmediate as nextTick } from 'node:timers/promises'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { AlfredError, agentCommands, announcementSchema, subjects } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
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

describe('the agent directory', () => {
  test('knows agents by their announcements: one per domain, the newest version', async () => {
    const { directory, announce } = start()
    await announce({ version: 1, instance: 'old:1' })
    await announce({ version: 2, instance: 'new:1' })
    await announce({ domain: 'chef', instance: 'chef:1' })
    expect((await directory.living()).map(({ domain, version }) => `${domain} ${version}`)).toEqual([
      'chef 3',
      'larder 2',
    ])
  })

  test('ignores an announcement published on the subject of another domain', async () => {
    const { bus, directory, announce } = start()
    await announce({ domain: 'chef', instance: 'chef:1' })
    const forged = { ...larder, domain: 'larder', instance: 'chef:1' }
    bus.publish(subjects.agentAnnouncement('chef'), announcementSchema, forged)
    await nextTick()
    expect((await directory.living()).map(({ domain }) => domain)).toEqual(['chef'])
  })

  test('asks running agents to announce themselves when it starts, instead of waiting for a heartbeat', async () => {
    const bus = createBus(createMemoryWire(), silentLogger)
    bus.subscribe(subjects.agentDiscovery, z.object({}), () =>
      bus.publish(subjects.agentAnnouncement(larder.domain), announcementSchema, larder),
    )
    const directory = createAgentDirectory(bus)
    directories.push(directory)
    expect(await directory.living()).toEqual([larder])
  })

  test('drops an instance that says goodbye and reports it as lost', async () => {
    const { directory, announce } = start()
    await announce()
    const lost = directory.whenLost('larder', never)
    await announce({ stopping: true })
    await lost
    await expect(directory.whenLost('larder', AbortSignal.abort())).resolves.toBeUndefined()
    // What the agent offers is still known: it may have answered just before.
    expect(await directory.find('larder')).toMatchObject({ domain: 'larder' })
  })

  test('waits for the agent that is looked for, whichever other one announces itself first', async () => {
    const { directory, announce } = start()
    const found = directory.find('larder')
    await announce({ domain: 'chef', instance: 'chef:1' })
    await announce()
    expect(await found).toMatchObject({ domain: 'larder' })
  })

  test('drops the earlier boot of an instance that came back', async () => {
    const { directory, announce } = start()
    await announce({ instance: 'larder:1' })
    const lost = directory.whenLost('larder', never)
    await announce({ instance: 'larder:2' })
    await lost
    expect(await directory.living()).toMatchObject([{ instance: 'larder:2' }])
  })

  test('waits for agents it may have missed when it has just started, and later does not wait', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    await announce({ domain: 'chef', instance: 'chef:1' })
    const known = await directory.living()
    const more = directory.hasMore(known, never)
    // Known agents announce themselves again; they are not additional agents.
    await announce({ domain: 'chef', instance: 'chef:1' })
    await announce()
    expect(await more).toBe(true)
    expect(await directory.hasMore(known, never)).toBe(true)
    jest.setSystemTime(Date.now() + 60_000)
    expect(await directory.hasMore(await directory.living(), never)).toBe(false)
  })

  test('counts on an agent that fell silent without a goodbye until the agent has had time to restart', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    const domains = async () => (await directory.living()).map(({ domain }) => domain)
    await announce({ instance: 'larder:1' })
    const lost = directory.whenLost('larder', never)
    for (let second = 0; second < 6; second += 1) {
      await announce({ domain: 'chef', instance: 'chef:1' })
      jest.advanceTimersByTime(1_000)
    }
    // A request to it is repeated, and messages for it are still routed to it.
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

  test('keeps every agent that was ever seen as a choice, so that its work is not given to another', async () => {
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

  test('releases a request to a frozen instance once another instance has replaced it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { directory, announce } = start()
    await announce({ instance: 'larder:1' })
    jest.advanceTimersByTime(6_000)
    let isLost = false
    void directory.whenLost('larder', never).then(() => (isLost = true))
    await announce({ instance: 'larder:2' })
    expect(isLost).toBe(true)
  })

  test('does not count on an agent that said goodbye', async () => {
    const { directory, announce } = start()
    await announce({ domain: 'chef', instance: 'chef:1' })
    await announce({ instance: 'larder:1' })
    await announce({ instance: 'larder:1', stopping: true })
    expect((await directory.living()).map(({ domain }) => domain)).toEqual(['chef'])
  })

  test('tells of all instances that are alive whenever one comes or goes, and of no mere heartbeat', async () => {
    const bus = createBus(createMemoryWire(), silentLogger)
    const told: string[][] = []
    const onChange = (alive: readonly Announcement[]) => told.push(alive.map(({ instance }) => instance))
    directories.push(createAgentDirectory(bus, { onChange }))
    const announce = async (change: Partial<typeof larder>): Promise<void> => {
      bus.publish(subjects.agentAnnouncement('larder'), announcementSchema, { ...larder, ...change })
      await nextTick()
    }
    await announce({ instance: 'one:1' })
    await announce({ instance: 'one:1' })
    await announce({ instance: 'two:1' })
    await announce({ instance: 'one:1', stopping: true })
    expect(told).toEqual([['one:1'], ['one:1', 'two:1'], ['two:1']])
  })

  test('keeps an agent whose other instance is still alive under its own name', async () => {
    const { directory, announce } = start()
    await announce({ instance: 'one:1' })
    await announce({ instance: 'two:1' })
    await announce({ instance: 'one:1', stopping: true })
    expect(await directory.living()).toMatchObject([{ instance: 'two:1' }])
  })
})

describe('a request to an agent', () => {
  const { turn } = createTurnFixture()
  const request = {
    turn: workedTurn(turn),
    brief: briefOf(turn, actingState),
    token: 'token',
    replan_because: null,
  }
  const agent = { domain: 'larder', version: 3 }
  const command = { ...agentCommands.plan, subject: subjects.agentPlan('larder', 3) }
  const reply = { plan: planOf('one'), first_calls: [], model_calls: [] }

  test('is repeated at once when the instance that held it is gone', async () => {
    const { bus, directory, announce } = start()
    await announce({ instance: 'larder:1' })
    const dead = bus.handle(command, () => new Promise(() => {}))
    let absences = 0
    const askAgent = createAskAgent({
      bus,
      directory,
      limits: { agentAbsenceMs: 5_000, agentRequestMs: 60_000 },
    })
    const answer = askAgent('plan', request, { agent, signal: never, onAbsence: () => (absences += 1) })
    await nextTick()
    dead.unsubscribe()
    bus.handle(command, async () => reply)
    await announce({ instance: 'larder:2' })
    expect(await answer).toEqual(reply)
    expect(absences).toBe(1)
  })

  test('is repeated until the agent is back, but no longer than the allowed absence', async () => {
    const { bus, directory } = start()
    let absences = 0
    const options = { agent, signal: never, onAbsence: () => (absences += 1) }
    const patient = createAskAgent({
      bus,
      directory,
      limits: { agentAbsenceMs: 5_000, agentRequestMs: 60_000 },
    })('plan', request, options)
    setTimeout(() => bus.handle(command, async () => reply), 200)
    expect(await patient).toEqual(reply)
    expect(absences).toBeGreaterThan(0)
    const other = { ...options, agent: { domain: 'chef', version: 1 } }
    const impatient = createAskAgent({
      bus,
      directory,
      limits: { agentAbsenceMs: 200, agentRequestMs: 60_000 },
    })('plan', request, other)
    await expect(impatient).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The chef does not answer at the moment. Please try again shortly.',
    })
  })

  test('that hangs ends after the allowed absence, even if its own timeout is longer', async () => {
    const { bus, directory } = start()
    const thawing = Promise.withResolvers<typeof reply>()
    bus.handle(command, () => thawing.promise)
    const asking = createAskAgent({
      bus,
      directory,
      limits: { agentAbsenceMs: 200, agentRequestMs: 60_000 },
    })('plan', request, {
      agent,
      signal: never,
      onAbsence: () => {},
    })
    await expect(asking).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true })
    thawing.resolve(reply)
  })

  test('is waited for as long as the call of a model may take by the settings', async () => {
    const { bus, directory, announce } = start()
    await announce({ instance: 'larder:1' })
    const thawing = Promise.withResolvers<typeof reply>()
    bus.handle(command, () => thawing.promise)
    const limits = { agentAbsenceMs: 50, agentRequestMs: 100 }
    const asking = createAskAgent({ bus, directory, limits })('plan', request, {
      ...{ agent, signal: never, onAbsence: () => {} },
    })
    await expect(asking).rejects.toMatchObject({ code: 'TIMEOUT' })
    thawing.resolve(reply)
  })

  test('is not repeated when the agent answered with an error or the turn was taken away', async () => {
    const { bus, directory } = start()
    let asked = 0
    const handling = bus.handle(command, () => {
      asked += 1
      return Promise.reject(new AlfredError('MODEL_REFUSED', 'No.'))
    })
    const askAgent = createAskAgent({
      bus,
      directory,
      limits: { agentAbsenceMs: 5_000, agentRequestMs: 60_000 },
    })
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
