import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { subjects, turnNewsSchema } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { createTurnEmitter } from './turn-emitter.ts'

const id = '00000000-0000-4000-8000-000000000001'
const working = { type: 'node_started' as const, node: 'act', step: null, message: 'Working' }

function startEmitter(earlier: TurnEvent[] = []) {
  const bus = createBus(createMemoryWire(), silentLogger)
  const heard: TurnEvent[] = []
  const messages: number[] = []
  bus.subscribe(subjects.turnEvents(id), turnNewsSchema, ({ events }) => {
    heard.push(...events)
    messages.push(events.length)
  })
  const emitter = createTurnEmitter({ bus, logger: silentLogger }, { id, fence: 3, earlier })
  return { emitter, heard, messages }
}

describe('the events of a turn', () => {
  test('are numbered without gaps, and those emitted together are published together', async () => {
    const { emitter, heard, messages } = startEmitter()
    emitter.emit('progress', working)
    emitter.emit('progress', working)
    emitter.addText('Hello')
    await nextTick()
    await nextTick()
    emitter.emit('progress', working)
    await nextTick()
    await nextTick()
    expect(heard.map((event) => event.id)).toEqual(['3.1', '3.2', '3.3', '3.4'])
    expect(messages).toEqual([3, 1])
  })

  test('are unstored until they are marked as stored, chunks excepted', () => {
    const { emitter } = startEmitter()
    emitter.emit('progress', working)
    emitter.addText('Hello')
    const stored = emitter.unstored()
    emitter.emit('progress', working)
    emitter.markStored(stored)
    expect(emitter.unstored().map((event) => event.id)).toEqual(['3.3'])
  })

  test('of earlier owners are included in a replay', () => {
    const earlier: TurnEvent = { id: '2.9', type: 'progress', data: working }
    const { emitter } = startEmitter([earlier])
    emitter.emit('progress', working)
    emitter.addText('Hello')
    expect(emitter.since(null).map((event) => event.id)).toEqual(['2.9', '3.1', '3.2'])
    expect(emitter.since('2.9').map((event) => event.id)).toEqual(['3.1', '3.2'])
    expect(emitter.since('3.2')).toEqual([])
  })

  test('that break their contract neither end the process nor block later ones', async () => {
    const { emitter, heard } = startEmitter()
    emitter.tell({ id: 'not an id', type: 'progress', data: working })
    await nextTick()
    await nextTick()
    emitter.emit('progress', working)
    await nextTick()
    await nextTick()
    expect(heard.map((event) => event.id)).toEqual(['3.1'])
  })
})

describe('the text of a reply', () => {
  test('is published at once at first, then in larger pieces, each at its offset', async () => {
    const { emitter, heard } = startEmitter()
    emitter.addText('One ')
    emitter.addText('two ')
    emitter.addText('three.')
    expect(emitter.since(null)).toMatchObject([{ data: { at: 0, content: 'One ' } }])
    while (heard.length < 2) await sleep(10)
    expect(heard).toMatchObject([
      { id: '3.1', data: { at: 0, content: 'One ' } },
      { id: '3.2', data: { at: 4, content: 'two three.' } },
    ])
  })

  test('comes before any event that is emitted after it', () => {
    const { emitter } = startEmitter()
    emitter.addText('One ')
    emitter.addText('two.')
    emitter.emit('progress', working)
    expect(emitter.since(null).map(({ type }) => type)).toEqual(['chunk', 'chunk', 'progress'])
  })

  test('restarts at offset zero when the reply is made again', () => {
    const { emitter } = startEmitter()
    emitter.addText('Half a sen')
    emitter.restartText()
    emitter.addText('A whole sentence.')
    expect(emitter.since(null).at(-1)).toMatchObject({ data: { at: 0, content: 'A whole sentence.' } })
  })
})

test('a reply contains no terminal control codes, whoever wrote them', () => {
  const { emitter } = startEmitter()
  for (const part of ['eggs\u001b[2J\u202e', '\u0007\u200b', ' 👩‍🍳\nmilk']) emitter.addText(part)
  emitter.flushText()
  const told = emitter.since(null).map(({ data }) => ('content' in data ? data.content : ''))
  expect(told.join('')).toBe('eggs[2J 👩‍🍳\nmilk')
})
