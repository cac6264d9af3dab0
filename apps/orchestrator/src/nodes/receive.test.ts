import { describe, expect, test } from '@jest/globals'
import type { Announcement, ChatRequest } from '@alfred/contracts'
import type { StoredPending, Waiting } from '../memory/stored-pending.ts'
import { actingState, createTurnFixture, larder, someId } from '../testing/turn-fixture.ts'
import { planOf } from '../testing/brain.ts'
import { receive } from './receive.ts'

const agent = { domain: 'larder', version: 1 }
const route = { agent: 'larder', goal: 'g', complexity: 'low' as const, context_needs: [] }
const commit = { tool: 'commit', arguments: { offer: someId } }
const waits = {
  plan: { for: 'plan', agent, route },
  calls: { for: 'calls', agent, offer: { confirm: commit, cancel: commit, edit: commit } },
} satisfies Record<string, Waiting>

function pendingOf(waiting: Waiting, change: Partial<StoredPending['wire']> = {}): StoredPending {
  const wire = {
    ...{
      id: someId,
      kind: 'confirmation' as const,
      version: 2,
      summary: 'Log 2 eggs?',
      data: {},
      options: [],
    },
    ...{ expires_at: '2026-11-22T10:30:00Z' },
    ...change,
  }
  return { wire, shown_at: '2026-11-22T09:59:00Z', message: 'log 2 eggs', waiting }
}

async function receiveIt(
  input: Partial<ChatRequest>,
  given: { pending?: StoredPending; agents?: Announcement[]; openedAt?: string } = {},
) {
  const { turn, dependencies } = createTurnFixture({
    claim: { input, opened_at: given.openedAt ?? '2026-11-22T10:00:00Z' },
    ...(given.agents && { agents: given.agents }),
  })
  const record = await receive(turn, { ...actingState, pending: given.pending ?? null }, dependencies)
  return record.kind === 'received' ? record.path : null
}

const options = [
  { key: 'a', label: 'log it' },
  { key: 'b', label: 'update it' },
]
const answer = { pending_id: someId, version: 2, action: 'confirm' as const }

describe('a message is read without a model', () => {
  test.each([
    ['thanks!', { to: 'reply', say: "You're welcome." }],
    ['hi', { to: 'reply', closes: false }],
    ['yes', { to: 'reply', say: expect.stringContaining('nothing waiting') }],
    ['how do I purge', { to: 'reply', say: expect.stringContaining('helpline'), closes: false }],
    [
      'Darf ich Grapefruit zu meinen Medikamenten essen?',
      { to: 'reply', say: expect.stringContaining('Apotheke') },
    ],
    [
      'the ham was use by yesterday, can we still eat it?',
      { to: 'reply', say: expect.stringContaining('UK Food Standards Agency'), closes: false },
    ],
    ['I bought milk', { to: 'understand' }],
    ['save it', { to: 'understand' }],
  ])('%s', async (message, path) => {
    expect(await receiveIt({ message })).toMatchObject(path)
  })

  test.each([
    ['yes', waits.calls, { to: 'call', call: 'confirm', extra: {} }],
    ['no', waits.calls, { to: 'call', call: 'cancel' }],
    ['yes', waits.plan, { to: 'think', answer: 'yes' }],
    ['no', waits.plan, { to: 'reply', closes: true }],
    ['thanks', waits.calls, { to: 'reply', closes: false }],
    ['yes, but 3', waits.calls, { to: 'understand' }],
  ])('%s, as an answer to what is open', async (message, waiting, path) => {
    expect(await receiveIt({ message }, { pending: pendingOf(waiting) })).toMatchObject(path)
  })

  test.each([
    ['amount', 'honey', { to: 'reply', say: 'How much honey?', closes: false }],
    ['choice', null, { to: 'reply', say: 'How much honey?', closes: false }],
    ['message', null, { to: 'think', answer: 'yes' }],
  ] as const)('a bare yes to what asks for %s', async (slot, about, path) => {
    const change = {
      kind: 'question' as const,
      summary: 'How much honey?',
      asks: [{ slot, about, tool: null }],
    }
    expect(await receiveIt({ message: 'yes' }, { pending: pendingOf(waits.plan, change) })).toMatchObject(
      path,
    )
  })

  test('chooses among options by name or number; a bare yes chooses none', async () => {
    const pending = pendingOf(waits.calls, { kind: 'disambiguation', options })
    expect(await receiveIt({ message: 'update it' }, { pending })).toEqual({
      to: 'call',
      call: 'confirm',
      extra: { option: 'b' },
    })
    expect(await receiveIt({ message: 'the first one' }, { pending })).toMatchObject({
      extra: { option: 'a' },
    })
    expect(await receiveIt({ message: 'yes' }, { pending })).toMatchObject({ to: 'reply', closes: false })
  })

  test('takes what Alfred suggested as a message of its own: by a yes when it is one request, by a choice when several', async () => {
    const request: Waiting = { for: 'request', message: 'show my list' }
    const one = pendingOf(request, { kind: 'question', options: [{ key: '1', label: 'show my list' }] })
    expect(await receiveIt({ message: 'yes' }, { pending: one })).toEqual({
      to: 'understand',
      request: 'show my list',
    })
    const several = pendingOf(request, { kind: 'disambiguation', options })
    expect(await receiveIt({ message: 'the second' }, { pending: several })).toEqual({
      to: 'understand',
      request: options[1]?.label,
    })
    expect(await receiveIt({ message: 'yes' }, { pending: several })).toMatchObject({
      to: 'reply',
      closes: false,
    })
    expect(await receiveIt({ message: 'no' }, { pending: several })).toMatchObject({ closes: true })
  })

  test('is no yes to an item that was shown later or has expired', async () => {
    const pending = pendingOf(waits.calls)
    const early = await receiveIt({ message: 'yes' }, { pending, openedAt: '2026-11-22T09:58:59Z' })
    expect(early).toMatchObject({ to: 'reply', say: expect.stringContaining('before I had asked') })
    const expired = pendingOf(waits.calls, { expires_at: '2026-11-22T09:59:59Z' })
    expect(await receiveIt({ message: 'yes' }, { pending: expired })).toMatchObject({
      say: expect.stringContaining('nothing waiting'),
    })
  })
})

describe('an answer with a pending id', () => {
  test.each([
    ['confirm', undefined, { to: 'call', call: 'confirm' }],
    ['cancel', undefined, { to: 'call', call: 'cancel' }],
    ['edit', { quantity: 3 }, { to: 'call', call: 'edit', extra: { edits: { quantity: 3 } } }],
    ['select', { key: 'b' }, { to: 'call', call: 'confirm', extra: { option: 'b' } }],
    ['select', { key: 'z' }, { to: 'reply', isRefusal: true }],
  ] as const)('%s', async (action, edits, path) => {
    const pending = pendingOf(waits.calls, { options })
    const input = { message: '', answer: { ...answer, action, ...(edits && { edits }) } }
    expect(await receiveIt(input, { pending })).toMatchObject(path)
  })

  test('edits the assumptions of a plan, or tells in words what is to change', async () => {
    const edit = (edits: Record<string, unknown>) =>
      receiveIt(
        { message: '', answer: { ...answer, action: 'edit', edits } },
        { pending: pendingOf(waits.plan) },
      )
    expect(await edit({ assumptions: ['4 dinners', 'no fish'], text: 'Begin on Monday.' })).toMatchObject({
      to: 'think',
      answer: 'Assume instead: 4 dinners; no fish. Begin on Monday.',
    })
    expect(await edit({ assumptions: [] })).toMatchObject({ answer: 'Assume instead: nothing.' })
    for (const wrong of [{}, { quantity: 3 }, { assumptions: 'none' }, { text: '' }])
      expect(await edit(wrong)).toMatchObject({ to: 'reply', closes: false, isRefusal: true })
  })

  test.each([
    ['another item', { pending_id: '00000000-0000-4000-8000-000000000009' }],
    ['another version', { version: 1 }],
  ])('to %s is refused', async (_, change) => {
    const input = { message: '', answer: { ...answer, ...change } }
    expect(await receiveIt(input, { pending: pendingOf(waits.calls) })).toMatchObject({
      to: 'reply',
      isRefusal: true,
    })
    expect(await receiveIt(input)).toMatchObject({ isRefusal: true })
  })
})

describe('an announced shape of message', () => {
  const list = {
    ...{
      name: 'list',
      characters_min: 200,
      lines_min: 3,
      points_min: 3,
      goal: 'read it',
      complexity: 'low' as const,
    },
    signals: [
      { pattern: '^\\d+ (?:g|ml)\\b', points: 1, times_max: 2 },
      { pattern: '\\b(?:stir|bake)\\b', points: 1, times_max: 1 },
    ],
    plan: planOf('read it'),
  }
  const agents = [{ ...larder, providers: { ...larder.providers, fast_paths: [list] } }]

  test('with something that the writer tells beside it is read whole, so that it is kept', async () => {
    const list = 'Cake\n200 g flour\n100 ml milk\nStir and bake.'
    const message = `I am allergic to peanuts. Here is a recipe:\n${list}`
    expect(await receiveIt({ message }, { agents })).toEqual({ to: 'understand' })
  })

  test('leads straight to its agent', async () => {
    const message = 'Cake\n200 g flour\n100 ml milk\nStir and bake.'
    expect(await receiveIt({ message }, { agents })).toMatchObject({
      to: 'fast_path',
      agent: { domain: 'larder', version: 3 },
      path: { name: 'list' },
    })
  })

  test.each([
    ['a list without a verb', '200 g flour\n100 ml milk\n300 g sugar'],
    ['one short line', '200 g flour, stir and bake'],
  ])('is not %s', async (_, message) => {
    expect(await receiveIt({ message }, { agents })).toEqual({ to: 'understand' })
  })
})
