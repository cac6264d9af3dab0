import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { briefOf } from './testing/brief-of.ts'

const told = (message: string): unknown[] =>
  parseKitchenMessage(message).map((intent) => {
    if (intent.tool === 'remember_person')
      return [intent.arguments.person, ...intent.arguments.rules.map(({ kind, value }) => `${kind} ${value}`)]
    return intent.tool === 'remember_preference'
      ? `${String(intent.arguments.kind)} ${intent.arguments.value}`
      : intent.tool
  })

test.each([
  ["Rosa doesn't like aubergine, good to know lol", [['Rosa', 'dislike aubergine']]],
  ['my uncle hates capers and olives, just so you know', [['uncle', 'dislike capers', 'dislike olives']]],
  ['Pia is allergic to sesame, fyi', [['Pia', 'allergy sesame']]],
  ['Pia is vegan, by the way', [['Pia', 'diet vegan']]],
  ['Ben loves plums, please remember that', [['Ben', 'like plums']]],
  ["we don't like offal, btw", ['dislike offal']],
  ["I'm allergic to lupin, for your information", ['allergy lupin']],
  ['I like figs - worth knowing', ['like figs']],
])('a remark behind it is no food: "%s"', (message, kept) => {
  expect(told(message)).toEqual(kept)
})

test.each([
  ['I do keto', ['diet keto']],
  ["we're on a strict low-fat diet", ['diet low-fat']],
  ['I keep kosher', ['diet kosher']],
  ["I've gone pescatarian", ['diet pescatarian']],
  ['we mostly eat mediterranean', ['diet mediterranean']],
  ['my aunt follows a high-protein diet', [['aunt', 'diet high-protein']]],
  ['Tim eats low carb', [['Tim', 'diet low carb']]],
  ['my niece is on a vegan diet', [['niece', 'diet vegan']]],
  ['Hassan keeps halal and is allergic to nuts', [['Hassan', 'diet halal', 'allergy nuts']]],
])('a diet that somebody follows is kept: "%s"', (message, kept) => {
  expect(told(message)).toEqual(kept)
})

test.each([
  ["I'm diabetic", ['diet diabetic']],
  ['we have got diabetes', ['diet diabetic']],
  ['I was diagnosed with type 2 diabetes', ['diet diabetic']],
  ['my uncle is a type 2 diabetic', [['uncle', 'diet diabetic']]],
  ['Rosa has type 1 diabetes', [['Rosa', 'diet diabetic']]],
  ["Rosa's diabetic and allergic to kiwi", [['Rosa', 'diet diabetic', 'allergy kiwi']]],
  ['my niece Rosa is vegan and has diabetes', [['Rosa', 'diet vegan', 'diet diabetic']]],
  ['my aunt is not diabetic any more', ['forget_person']],
  ['forget that I have diabetes', ['forget_preference']],
  ['forget that my aunt has diabetes', ['forget_person']],
])('diabetes is kept under one name: "%s"', (message, kept) => {
  expect(told(message)).toEqual(kept)
})

test.each(['does Rosa have diabetes?', 'is my uncle diabetic?'])('"%s" keeps nothing', (message) => {
  expect(told(message).filter((one) => Array.isArray(one) || /^(?:diet|allergy)/.test(String(one)))).toEqual(
    [],
  )
})

test.each([
  ["Rosa is not vegan any more, she's vegetarian", 'Rosa'],
  ['my uncle is no longer vegan, he is vegetarian now', 'uncle'],
  ["Ida isn't vegan anymore but vegetarian", 'Ida'],
])('one diet goes and the other is kept: "%s"', (message, person) => {
  expect(parseKitchenMessage(message)).toMatchObject([
    { tool: 'forget_person', arguments: { person, kind: 'diet', value: 'vegan' } },
    { tool: 'remember_person', arguments: { person, rules: [{ kind: 'diet', value: 'vegetarian' }] } },
  ])
})

test("one's own, too", () => {
  expect(parseKitchenMessage("I'm not vegan any more, I'm pescatarian now")).toMatchObject([
    { tool: 'forget_preference', arguments: { kind: 'diet', value: 'vegan' } },
    { tool: 'remember_preference', arguments: { kind: 'diet', value: 'pescatarian' } },
  ])
})

test.each([
  ['forget that I like figs', [], null],
  ['forget that I like nuts', [{ kind: 'allergy', value: 'nuts' }], 'like'],
  ["forget that I don't eat pork", [], 'diet'],
  ["forget that I don't eat figs", [], 'dislike'],
] as const)('"%s" takes no allergy away', (message, permanent, kind) => {
  const brief = { ...briefOf(message), constraints: { permanent: [...permanent], goal: null } }
  expect(parseKitchenMessage(message, brief)).toMatchObject([
    { tool: 'forget_preference', arguments: { kind } },
  ])
})
