import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { currentTurn, inTurn, silentLogger } from '@alfred/observability'
import { z } from 'zod'
import { createBus } from './bus.ts'
import type { Bus, Command } from './bus.ts'
import type { Wire } from './wire.ts'

const double = {
  subject: 'numbers.double',
  queue: 'doublers',
  timeoutMs: 500,
  request: z.object({ value: z.number() }),
  reply: z.object({ value: z.number() }),
} satisfies Command

/** The tests that every wire must pass. `openWires` gives two connections to one broker. */
export function testMessaging(name: string, openWires: () => Promise<[Wire, Wire]>): void {
  describe(`the bus over ${name}`, () => {
    let wires: [Wire, Wire]
    let asker: Bus
    let answerer: Bus

    beforeEach(async () => {
      wires = await openWires()
      asker = createBus(wires[0], silentLogger)
      answerer = createBus(wires[1], silentLogger)
    })
    afterEach(async () => {
      await Promise.all(wires.map((wire) => wire.drain()))
    })

    test('answers a command', async () => {
      answerer.handle(double, async ({ value }) => ({ value: value * 2 }))
      await answerer.flush()
      expect(await asker.request(double, { value: 21 })).toEqual({ value: 42 })
    })

    test('throws UNAVAILABLE at once when nobody listens', async () => {
      await expect(asker.request(double, { value: 1 })).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        retryable: true,
      })
    })

    test('throws TIMEOUT when nobody answers in time', async () => {
      answerer.handle({ ...double, timeoutMs: 100 }, () => new Promise(() => {}))
      await answerer.flush()
      await expect(asker.request({ ...double, timeoutMs: 100 }, { value: 1 })).rejects.toMatchObject({
        code: 'TIMEOUT',
      })
    })

    test('passes on a coded error unchanged, and hides any other error', async () => {
      answerer.handle(double, async ({ value }) => {
        if (value === 1) throw new AlfredError('NOT_FOUND', 'There is no such number.')
        throw new TypeError('secret internals')
      })
      await answerer.flush()
      await expect(asker.request(double, { value: 1 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'There is no such number.',
      })
      const hidden = asker.request(double, { value: 2 })
      await expect(hidden).rejects.toMatchObject({ code: 'INTERNAL' })
      await expect(hidden).rejects.not.toThrow(/secret/)
    })

    test('passes on what models were paid for before a request failed', async () => {
      const call = { node: 'act', model: 'm', provider: 'openai', input_tokens: 900, output_tokens: 40 }
      const modelCalls = [{ ...call, cost_usd: 0.01, duration_ms: 12, repairs: 2 }]
      answerer.handle(double, async () => {
        throw new AlfredError('MODEL_UNAVAILABLE', 'It fell silent.', { modelCalls })
      })
      await answerer.flush()
      await expect(asker.request(double, { value: 1 })).rejects.toMatchObject({ modelCalls })
    })

    test('answers a request that breaks its schema with the reason', async () => {
      answerer.handle(double, async ({ value }) => ({ value }))
      await answerer.flush()
      wires[0].publish('numbers.double', new TextEncoder().encode('no json'), {})
      const reply = await wires[0].request('numbers.double', new TextEncoder().encode('{"value":"x"}'), {
        headers: {},
        timeoutMs: 500,
      })
      expect(JSON.parse(new TextDecoder().decode(reply))).toMatchObject({
        ok: false,
        error: { code: 'MESSAGE_INVALID' },
      })
    })

    test('refuses to send a payload that breaks its schema', async () => {
      const wrong = { value: 'x' } as unknown as { value: number }
      await expect(asker.request(double, wrong)).rejects.toMatchObject({ code: 'MESSAGE_INVALID' })
      expect(() => asker.publish('numbers.seen', double.request, wrong)).toThrow(AlfredError)
    })

    test('refuses a reply that breaks its schema', async () => {
      answerer.handle(double, async () => ({ value: 'x' }) as unknown as { value: number })
      await answerer.flush()
      await expect(asker.request(double, { value: 1 })).rejects.toMatchObject({ code: 'MESSAGE_INVALID' })
    })

    test('drops fields that the receiver does not know', async () => {
      const wider = { ...double, request: z.object({ value: z.number(), news: z.string() }) }
      const seen: unknown[] = []
      answerer.handle(double, async (request) => {
        seen.push(request)
        return { value: request.value }
      })
      await answerer.flush()
      await asker.request(wider, { value: 3, news: 'from the next version' })
      expect(seen).toEqual([{ value: 3 }])
    })

    test('gives a message to one member of a queue group and to every other subscriber', async () => {
      const seen: string[] = []
      answerer.handle(double, async ({ value }) => (seen.push('group'), { value }))
      asker.handle(double, async ({ value }) => (seen.push('group'), { value }))
      answerer.subscribe('numbers.double', double.request, () => void seen.push('listener'))
      await Promise.all([answerer.flush(), asker.flush()])
      await asker.request(double, { value: 1 })
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(seen.toSorted()).toEqual(['group', 'listener'])
    })

    test('drops a published message that breaks its schema and hands on the next', async () => {
      const seen: unknown[] = []
      answerer.subscribe('numbers.*', double.request, (payload) => void seen.push(payload))
      await answerer.flush()
      wires[0].publish('numbers.seen', new TextEncoder().encode('{"value":null}'), {})
      asker.publish('numbers.seen', double.request, { value: 7 })
      await asker.flush()
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(seen).toEqual([{ value: 7 }])
    })

    test('carries the turn to the handler', async () => {
      let turn: string | undefined
      answerer.handle(double, async ({ value }) => {
        turn = currentTurn()
        return { value }
      })
      await answerer.flush()
      await inTurn('turn-1', () => asker.request(double, { value: 1 }))
      expect(turn).toBe('turn-1')
    })

    test('stops receiving after unsubscribe', async () => {
      const handling = answerer.handle(double, async ({ value }) => ({ value }))
      await answerer.flush()
      handling.unsubscribe()
      await answerer.flush()
      await expect(asker.request({ ...double, timeoutMs: 200 }, { value: 1 })).rejects.toMatchObject({
        retryable: true,
      })
    })
  })
}
