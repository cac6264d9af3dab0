import { describe, expect, test } from '@jest/globals'
import { beginTurn } from '../workload/sent-turn.ts'
import type { SentTurn } from '../workload/sent-turn.ts'
import { judgePerson } from './judge-person.ts'
import { judgeStream } from './judge-stream.ts'
import type { Change, Truth } from './truth.ts'

const conversation = 'dinner'

/** Two successful turns of one conversation: 10 eggs and 11 eggs added, one used each time. */
function goodRun(): { turns: SentTurn[]; truth: Truth } {
  const turns = [0, 1].map((number): SentTurn => {
    const turn = beginTurn('ada', { label: `ada.${number}`, adds: 10 + number, uses: 1, steps: 1 })
    const known = { jobId: `job${number}`, conversationId: conversation, order: number + 1, status: 'done' }
    return { ...turn, ...known, acceptedAt: 1_000, endedAt: 2_000, response: 'noted', streamed: 'noted' }
  })
  const changes = turns.flatMap(({ task }, index) => [
    change(index, 0, { before: index * 9, after: index * 9 + task.adds }),
    change(index, 1, { before: index * 9 + task.adds, after: index * 9 + task.adds - 1 }),
  ])
  const stored = turns.map(({ jobId = '' }, index) => ({
    id: jobId,
    conversation_id: conversation,
    status: 'done',
    result: { response: 'noted' },
    created_at: `2026-11-22T10:00:0${index}Z`,
  }))
  return { turns, truth: { turns: stored, changes, stock: 19 } }
}

function change(turn: number, call: number, amount: { before: number; after: number }): Change {
  return {
    id: turn * 2 + call,
    turn_id: `job${turn}`,
    step: 1,
    call,
    old_row: { quantity: amount.before },
    new_row: { quantity: amount.after },
  }
}

const kindsOf = ({ turns, truth }: ReturnType<typeof goodRun>): string[] =>
  judgePerson(turns, truth, { faultsEndedAt: 0 }).map(({ kind }) => kind)

describe('the audit', () => {
  test('finds nothing in a correct run', () => {
    expect(kindsOf(goodRun())).toEqual([])
  })

  test.each<[string, string[], (run: ReturnType<typeof goodRun>) => void]>([
    ['a turn that is not stored', ['lost'], ({ truth }) => void truth.turns.pop()],
    ['changes that are not there', ['lost'], ({ truth }) => void truth.changes.splice(2, 2)],
    ['one change of two', ['torn'], ({ truth }) => void truth.changes.pop()],
    [
      'a change made twice',
      ['duplicated'],
      ({ truth }) => truth.changes.push(change(1, 1, { before: 19, after: 18 })),
    ],
    [
      'changes of two answers of the model',
      ['torn'],
      ({ truth }) => (truth.changes[3] = change(1, 1, { before: 30, after: 19 })),
    ],
    ['a stock that the changes do not make', ['lost'], ({ truth }) => (truth.stock = 5)],
    ['turns stored the other way round', ['out of order'], ({ turns }) => swapOrder(turns)],
    ['a turn that nobody asked for', ['unknown'], ({ turns }) => void turns.pop()],
    ['an end that came too late', ['not answered in time'], ({ turns }) => setEnd(turns, 31_001)],
    ['a turn that ended otherwise', ['not done'], ({ truth }) => setStatus(truth, 'partial')],
  ])('finds %s', (_title, kinds, spoil) => {
    const run = goodRun()
    spoil(run)
    expect(kindsOf(run)).toEqual(expect.arrayContaining(kinds))
  })
})

function swapOrder(turns: SentTurn[]): void {
  for (const turn of turns) turn.order = 3 - turn.order
}

function setEnd([turn]: SentTurn[], at: number): void {
  if (turn) turn.endedAt = at
}

function setStatus({ turns: [turn] }: Truth, status: string): void {
  if (turn) turn.status = status
}

describe('a stream', () => {
  const events = [
    { id: '0.1', type: 'job_started' as const },
    { id: '1.1', type: 'progress' as const },
    { id: '1.2', type: 'chunk' as const },
    { id: '1.3', type: 'done' as const },
  ]
  const replay = { response: 'noted', status: 'done', events }
  const told = (more: Partial<SentTurn>): SentTurn => ({
    ...(goodRun().turns[0] as SentTurn),
    events,
    ...more,
  })

  test('with every event once and in order is correct', () => {
    expect(judgeStream(told({}), replay)).toEqual([])
  })

  test.each<[string, Partial<SentTurn>]>([
    ['an event twice', { events: events.toSpliced(1, 0, ...events.slice(1, 2)) }],
    ['an event that is missing', { events: events.toSpliced(1, 1) }],
    ['text that is not what is kept', { streamed: 'not' }],
    ['another answer than the one that is kept', { response: 'other', streamed: 'other' }],
    ['another end than the one that is kept', { status: 'partial' }],
  ])('is wrong with %s', (_title, more) => {
    expect(judgeStream(told(more), replay)).toMatchObject([{ kind: 'wrong stream' }])
  })
})
