import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'

test.each([
  'my son is allergic to eggs and she hates fish',
  "my son Leo doesn't eat nuts, the smell makes him ill and he's allergic",
  "my son Leo doesn't eat nuts because of the smell and he is allergic to them",
])('sentences are no foods of the first person: "%s" keeps nothing, and asks', (message) => {
  expect(parseKitchenMessage(message)).toMatchObject([{ tool: 'question', asks: { slot: 'message' } }])
})

test.each([
  ['can Lina eat pesto?', [['pesto', 'Lina']]],
  ['Is the turkey chili safe for my son?', [['turkey chili', 'son']]],
  ['can Anna and Tom have satay sauce?', [['satay sauce', 'Anna', 'Tom']]],
  ['may Lina and I eat pesto?', [['pesto'], ['pesto', 'Lina']]],
  ['can I eat pesto?', [['pesto']]],
])('"%s" asks for whom a food may be', (message, asked) => {
  const calls = parseKitchenMessage(message).map((intent) =>
    intent.tool === 'may_eat' ? [intent.arguments.food, ...intent.arguments.people] : [intent.tool],
  )
  expect(calls).toEqual(asked)
})

test.each(['can I have it?', 'can we eat with Anna?', 'Lina can eat pesto'])(
  '"%s" asks for nobody',
  (message) => {
    expect(parseKitchenMessage(message).filter(({ tool }) => tool === 'may_eat')).toEqual([])
  },
)

test('several foods of one person are kept together', () => {
  expect(parseKitchenMessage('My daughter Lina can not eat nuts, eggs and sesame')).toMatchObject([
    {
      tool: 'remember_person',
      arguments: { person: 'Lina', rules: [{ value: 'nuts' }, { value: 'eggs' }, { value: 'sesame' }] },
    },
  ])
})

test('what somebody else eats is no food that the writer does not like', () => {
  const kept = parseKitchenMessage("I don't eat meat, my partner does but not lamb")
  expect(JSON.stringify(kept)).not.toContain('partner')
})

test('a remark behind what somebody likes is nothing that they like', () => {
  const kept = parseKitchenMessage('Rowan LOVES olives, funny enough')
  expect(kept).toMatchObject([{ arguments: { person: 'Rowan', rules: [{ kind: 'like', value: 'olives' }] } }])
})
