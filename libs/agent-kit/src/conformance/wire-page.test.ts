import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { agentCommands, announcementSchema, turnCancelledSchema } from '@alfred/contracts'
import type { z } from 'zod'

const page = await readFile(new URL('../../../../docs/wire.md', import.meta.url), 'utf8')

/** The messages that the page shows, in their order, by the heading that they stand below. */
const shown = new Map(
  page
    .split(/^### /m)
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf('\n')),
      [...part.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text) as unknown),
    ]),
)

const contracts: Record<string, z.ZodType[]> = {
  announcement: [announcementSchema],
  ...Object.fromEntries(
    Object.entries(agentCommands).map(([verb, { request, reply }]) => [verb, [request, reply]]),
  ),
  cancelled: [turnCancelledSchema],
}

test('the page of the wire shows each message, and each fits its contract', () => {
  expect([...shown.keys()]).toEqual(Object.keys(contracts))
  for (const [name, schemas] of Object.entries(contracts)) {
    const messages = shown.get(name) ?? []
    expect([name, messages.length]).toEqual([name, schemas.length])
    schemas.forEach((schema, index) => expect(schema.parse(messages[index])).toMatchObject({}))
  }
})

test('the page tells the times that questions may take', () => {
  const told = 'within the time of its question: `context` 8 s, `plan` and `act` 60 s, `execute` 15 s'
  expect(page.replaceAll(/\s+/g, ' ')).toContain(told)
  const seconds = Object.entries(agentCommands).map(([verb, { timeoutMs }]) => [verb, timeoutMs / 1_000])
  expect(Object.fromEntries(seconds)).toEqual({ context: 8, plan: 60, act: 60, execute: 15 })
})
