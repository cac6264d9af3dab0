import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { layOut } from './dead-letter.ts'
import { readParkedMessages } from './parked-messages.ts'

test('dead letters are listed one per line, with what can be done', () => {
  const at = '2026-11-22T10:00:00.000Z'
  expect(
    layOut([
      { kind: 'turn', id: 'a', at, reason: 'failed with INTERNAL after 10 attempts', obstacle: null },
      { kind: 'job', id: 'schedules/7', at, reason: 'expiry failed 5 times: away', obstacle: 'No.' },
    ]),
  ).toEqual([
    `turn     a  ${at}  failed with INTERNAL after 10 attempts  can be replayed`,
    `job      schedules/7  ${at}  expiry failed 5 times: away  not replayable: No.`,
    '',
    '2 dead letters, 1 of which can be replayed: npm run dead-letters -- replay ID, or --all',
  ])
  expect(layOut([])).toEqual([
    'Nothing is dead: no turn and no delivery was given up, no job failed, no message was parked.',
  ])
})

test('the reason of a dead letter starts no new line and contains no terminal control characters', () => {
  const reason = 'failed 5 times: \u001b[2Jaway\njob      x\u202e'
  const [line] = layOut([{ kind: 'job', id: 'schedules/7', at: 'now', reason, obstacle: null }])
  expect(line).toBe('job      schedules/7  now  failed 5 times: away job x  can be replayed')
})

test('parked messages are collected from the logs of all services, one letter for each kind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-parked-'))
  const parked = (subject: string, time: string): string =>
    JSON.stringify({
      ...{ level: 40, time, subject, reason: 'message: invalid_type' },
      msg: 'parked a message that breaks its contract',
    })
  const turn = (last: number): string => `turns.2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b1${last}.events`
  await writeFile(
    join(folder, 'gateway.log'),
    [
      parked(turn(1), '2026-11-22T10:00:00.000Z'),
      '{"level":30,"msg":"ready"}',
      parked(turn(2), '2026-11-22T11:00:00.000Z'),
      parked(turn(3), '2026-11-22T09:00:00.000Z').slice(0, 90),
      'not JSON: parked a message that breaks its contract',
    ].join('\n'),
  )
  await writeFile(
    join(folder, 'orchestrator.log'),
    parked('agents.pantry.announcement', '2026-11-22T12:00:00.000Z'),
  )
  const letters = await readParkedMessages(folder)
  await rm(folder, { recursive: true })
  expect(letters.map(({ kind, id, at, reason }) => ({ kind, id, at, reason }))).toEqual([
    {
      ...{ kind: 'message', id: 'turns.*.events', at: '2026-11-22T11:00:00.000Z' },
      reason: '2 times: message: invalid_type',
    },
    {
      ...{ kind: 'message', id: 'agents.pantry.announcement', at: '2026-11-22T12:00:00.000Z' },
      reason: '1 times: message: invalid_type',
    },
  ])
  expect(await readParkedMessages(join(folder, 'absent'))).toEqual([])
})
