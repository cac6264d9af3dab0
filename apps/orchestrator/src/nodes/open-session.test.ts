import { expect, test } from '@jest/globals'
import type { Announcement } from '@alfred/contracts'
import { actingState, answeringAgent, createTurnFixture, larder, someId } from '../testing/turn-fixture.ts'
import { openSession } from './open-session.ts'

const teller: Announcement = {
  ...larder,
  providers: {
    ...larder.providers,
    constraints: true,
    details: ['recipe'],
    context: [{ name: 'stock', description: 'what is there' }],
  },
}
const told = {
  ...{ dashboard: { items: 3, by_place: { fridge: 2 } }, profile: ['cuisine: thai'], background: [] },
  constraints: [{ kind: 'allergy', value: 'peanuts' }],
  blocks: [{ name: 'stock', lines: [`2 leeks ${someId}`] }],
  detail: { label: 'Leek soup', text: '- 2 leeks' },
}
const input = (recipe_id: string) => ({
  message: '',
  mode: 'cook',
  cook_init: { recipe_id, notes: 'half of it' },
})
const open = (mode: 'cook' | 'brainstorm', given: Parameters<typeof createTurnFixture>[0]) => {
  const { turn, dependencies } = createTurnFixture({ agents: [teller], ...given })
  return openSession(turn, { ...actingState, mode, node: 'open_session' }, dependencies)
}

test('a cook session loads the recipe from an agent that gives recipe details, with the notes and the rules', async () => {
  const { asked, askAgent } = answeringAgent(told)
  expect(await open('cook', { askAgent, claim: { input: input(someId) } })).toEqual({
    kind: 'session_opened',
    session: {
      mode: 'cook',
      title: 'Leek soup',
      context:
        '# Leek soup\n- 2 leeks\n\n## Notes for today\nhalf of it\n\n## What this person must not or will not have\n- allergy: peanuts',
      history: [],
    },
  })
  expect(asked).toMatchObject([
    { verb: 'context', request: { wants: ['detail', 'constraints'], about: { type: 'recipe', id: someId } } },
  ])
})

test('a brainstorm begins with the context of all agents, without ids', async () => {
  const { asked, askAgent } = answeringAgent(told)
  const claim = { input: { message: 'pasta', mode: 'brainstorm', brainstorm_init: true } }
  const record = await open('brainstorm', { askAgent, claim })
  expect(record).toMatchObject({
    session: {
      mode: 'brainstorm',
      title: null,
      context: [
        '# What this person must not or will not have\n- allergy: peanuts',
        '# What is known of this person\n- cuisine: thai',
        '# In numbers\n- items: 3\n- by place: fridge 2',
        '# stock\n- 2 leeks [id]',
      ].join('\n\n'),
    },
  })
  expect(asked[0]?.request['wants']).toEqual(['constraints', 'stock'])
})

test.each([
  ['an id that is none', 'leek soup', told, [teller], 'RECIPE_NOT_FOUND'],
  ['a recipe that is not there', someId, { ...told, detail: null }, [teller], 'RECIPE_NOT_FOUND'],
  ['nobody who tells recipes', someId, told, [larder], 'NO_AGENT'],
])('with %s no cook session begins', async (...row) => {
  const [, id, answer, agents, code] = row
  const { askAgent } = answeringAgent(answer)
  await expect(open('cook', { askAgent, agents, claim: { input: input(id) } })).rejects.toMatchObject({
    code,
  })
})

test('an agent that cannot answer gives another error than a recipe that does not exist', async () => {
  const askAgent = () => Promise.reject(new TypeError('down'))
  await expect(open('cook', { askAgent, claim: { input: input(someId) } })).rejects.toMatchObject({
    code: 'NO_AGENT',
    retryable: true,
  })
})
