import { describe, expect, test } from '@jest/globals'
import { messageReadingSchema } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import { emptyRegistry, register } from '../memory/registry.ts'
import { larder, someId } from '../testing/turn-fixture.ts'
import { leftOf, readWork } from './read-work.ts'

const [put] = larder.tools
const take = put && { ...put, name: 'take', touches: ['item', 'food'] }
const quick: Announcement = {
  ...larder,
  tools: [put, take].flatMap((tool) => (tool ? [{ ...tool, quick: true }] : [])),
}
const stock = { name: 'stock', description: '', batch_policy: 'partial' as const }
const scales: Announcement = { ...quick, domain: 'scales', version: 1 }
const snapshot = {
  new_constraints: [],
  override_constraints: [],
  reset_goal: false,
  goal_update: null,
  source_phrases: [],
}
const milk = { tool: 'put', arguments_json: '{"food":"milk","quantity":2}' }
const { registry } = register(emptyRegistry, { type: 'lot', id: someId, label: 'milk' })
const part = (agent: string, calls = [milk]) => ({
  ...{
    agent,
    subdomain: 'stock',
    goal: `put 2 milk away ${someId}`,
    complexity: 'low',
    context_needs: ['stars'],
  },
  calls,
})
const read = (message: string, ...work: object[]) =>
  readWork(messageReadingSchema.parse({ constraint_snapshot: snapshot, work }), {
    message,
    agents: [quick, scales],
    known: { registry, artifacts: [], answered: null, changedBefore: null },
  })

describe('the work that is read from a message', () => {
  test('has the agent, its goal without ids, and the calls that code lets pass', () => {
    expect(read('put 2 milk', part('larder'))).toMatchObject([
      {
        agent: { domain: 'larder', version: 3 },
        route: { agent: 'larder', goal: 'put 2 milk away [id]', context_needs: [] },
        direct: { step: { step_type: 'write', subdomain: 'stock' }, decision: { writes: 1, refused: [] } },
      },
    ])
  })

  test('is none of an agent that the model made up, which is told beside one that exists', () => {
    expect(read('put 2 milk', part('root'))).toEqual([])
    const both = [part('larder'), { ...part('root'), goal: `book a table ${someId}` }]
    expect(read('put 2 milk', ...both)).toHaveLength(1)
    const reading = messageReadingSchema.parse({ constraint_snapshot: snapshot, work: both })
    expect(leftOf(reading, [quick, scales])).toEqual(['book a table [id]'])
  })

  test('is that of an agent which is named by one of its subdomains, unless two have it', () => {
    const shelf = { ...scales, subdomains: [{ ...(scales.subdomains[0] ?? stock), name: 'shelf' }] }
    const work = readWork(
      messageReadingSchema.parse({ constraint_snapshot: snapshot, work: [part('Stock')] }),
      {
        message: 'put 2 milk',
        agents: [quick, shelf],
        known: { registry, artifacts: [], answered: null, changedBefore: null },
      },
    )
    expect(work).toMatchObject([{ agent: { domain: 'larder' }, direct: { decision: { writes: 1 } } }])
    expect(read('put 2 milk', part('stock'))).toEqual([])
  })

  test.each([
    ['a question', 'did I put 2 milk?'],
    ['another amount', 'put milk away'],
  ])('is planned after %s', (_, message) => {
    expect(read(message, part('larder'))).toMatchObject([{ direct: null }])
  })

  test('is planned whole when one call of it is in doubt', () => {
    const doubtful = part('scales', [{ tool: 'dance', arguments_json: '{}' }])
    expect(read('put 2 milk', part('larder'), doubtful)).toMatchObject([{ direct: null }, { direct: null }])
  })

  test('has calls beside a part that takes a plan', () => {
    const work = read('put 2 milk and weigh it', part('larder'), part('scales', []))
    expect(work).toMatchObject([{ direct: { step: { step_id: 'read_1' } } }, { direct: null }])
  })

  test('is planned when a call takes from what the message does not name, whatever it was read to mention', () => {
    const taken = (food: string, item: string | null) => ({
      tool: 'take',
      arguments_json: JSON.stringify({ food, item, quantity: 3, location: 'fridge' }),
    })
    const mentions = [{ raw_text: 'eggs', ref: 'lot_1', candidates: [] }]
    const wrong = part('larder', [taken('milk', 'lot_1')])
    expect(read('I used 3 eggs from the fridge', wrong)).toMatchObject([{ direct: null }])
    const reading = messageReadingSchema.parse({ constraint_snapshot: snapshot, work: [wrong], mentions })
    const known = { registry, artifacts: [], answered: null, changedBefore: null }
    expect(readWork(reading, { message: 'I used 3 eggs', agents: [quick], known })).toMatchObject([
      { direct: null },
    ])
    expect(read('Ich habe 3 Eier verbraucht', part('larder', [taken('egg', null)]))).toMatchObject([
      { direct: { decision: { writes: 1 } } },
    ])
  })

  test('is limited to four parts', () => {
    const work = Array.from({ length: 9 }, () => part('larder'))
    expect(read('put 2 milk', ...work)).toHaveLength(4)
    const reading = messageReadingSchema.parse({ constraint_snapshot: snapshot, work })
    expect(leftOf(reading, [quick, scales])).toHaveLength(5)
  })
})
