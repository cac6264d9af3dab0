import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { renderMetrics, silentLogger } from '@alfred/observability'
import { z } from 'zod'
import { createBus } from './bus.ts'
import { createMemoryWire } from './memory-wire.ts'

const said = z.object({ said: z.string() })
const linesOf = async (start: string): Promise<string[]> =>
  (await renderMetrics()).split('\n').filter((line) => line.startsWith(start))

test('questions and answers are counted by what they are about, never by the turn or the words', async () => {
  const bus = createBus(createMemoryWire(), silentLogger)
  const turns = Array.from({ length: 200 }, () => randomUUID())
  for (const turn of turns) {
    const command = { subject: `turns.${turn}.replay`, timeoutMs: 500, request: said, reply: said }
    bus.handle(command, async ({ said: words }) => {
      if (words === 'no') throw new AlfredError('NOT_FOUND', 'Ada wrote this.')
      return { said: words }
    })
    await bus.request(command, { said: 'yes' })
    await expect(bus.request(command, { said: 'no' })).rejects.toBeInstanceOf(AlfredError)
  }
  for (const metric of ['messaging_client_operation_duration_seconds', 'messaging_process_duration_seconds'])
    expect(await linesOf(`${metric}_count`)).toEqual([
      `${metric}_count{messaging_destination_template="turns.{id}.replay",error_type="none"} 200`,
      `${metric}_count{messaging_destination_template="turns.{id}.replay",error_type="NOT_FOUND"} 200`,
    ])
  expect(await renderMetrics()).not.toContain('Ada')
  await bus.drain()
})

test('a message that breaks its contract is counted', async () => {
  const bus = createBus(createMemoryWire(), silentLogger)
  bus.subscribe('news.*.told', said, () => undefined)
  bus.publish(`news.${randomUUID()}.told`, z.object({ other: z.number() }), { other: 1 })
  await bus.flush()
  expect(await linesOf('alfred_messages_parked_total')).toEqual([
    'alfred_messages_parked_total{messaging_destination_template="news.{id}.told"} 1',
  ])
  await bus.drain()
})
