import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'

const keptOf = (message: string): unknown[] =>
  parseKitchenMessage(message).map((intent) =>
    intent.tool === 'remember_person'
      ? [
          intent.arguments.person,
          intent.arguments.relation,
          ...intent.arguments.rules.map(({ value }) => value),
        ]
      : intent.tool,
  )

test.each([
  ['my grandson is allergic to kiwi', ['grandson', null, 'kiwi']],
  ['Our granddaughter Nora is a vegetarian', ['Nora', 'granddaughter', 'vegetarian']],
  ['my grandchild hates mushrooms', ['grandchild', null, 'mushrooms']],
  ['my great-uncle is allergic to celery', ['great-uncle', null, 'celery']],
  ['my goddaughter Ines hates capers', ['Ines', 'goddaughter', 'capers']],
  ['my half-sister is vegan', ['half-sister', null, 'vegan']],
  ['my boss is allergic to mustard', ['boss', null, 'mustard']],
  ['my stepson hates leek', ['stepson', null, 'leek']],
  ['my gran is vegetarian', ['gran', null, 'vegetarian']],
  ['my grandson Leo is coming to stay on Saturday and he is vegan', ['Leo', 'grandson', 'vegan']],
  ['my granddaughter comes to lunch, she is allergic to sesame', ['granddaughter', null, 'sesame']],
])('"%s" is kept of nobody else', (message, kept) => {
  expect(keptOf(message)).toEqual([kept])
})

test.each([
  'my grandsomething is coming and she is vegan',
  'my sonographer is vegan',
  'my partnership is vegan',
  'my grandson is coming, she is vegan',
])('no relation is found inside another word, nor one of somebody else: "%s" keeps nothing', (message) => {
  expect(keptOf(message).filter((kept) => Array.isArray(kept))).toEqual([])
})
