import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

type Told = [person: string, relation: string | null, ...rules: string[]]

function toldIn(message: string): Told[] {
  return parseKitchenMessage(message).map((intent): Told => {
    if (intent.tool !== 'remember_person') return [intent.tool, null]
    const { person, relation, rules } = intent.arguments
    return [person, relation, ...rules.map(({ kind, value }) => `${kind} ${value}`)]
  })
}

test.each<[string, ...Told[]]>([
  ['Anna is vegetarian and lactose intolerant', ['Anna', null, 'diet vegetarian', 'allergy lactose']],
  [
    'Anna is vegetarian, allergic to nuts and sesame, and hates olives',
    ['Anna', null, 'diet vegetarian', 'allergy nuts', 'allergy sesame', 'dislike olives'],
  ],
  ['my brother Omar went vegan two years ago', ['Omar', 'brother', 'diet vegan']],
  ['Ines has become vegetarian since march', ['Ines', null, 'diet vegetarian']],
  ['my sister is vegan and has a severe nut allergy', ['sister', null, 'diet vegan', 'allergy nut']],
  [
    'On saturday come my friend Anna to dinner, she is vegetarian and not support lactose',
    ['Anna', 'friend', 'diet vegetarian', 'allergy lactose'],
  ],
  [
    'My friend Tom is coming over for dinner tomorrow. He is allergic to shellfish and does not eat pork.',
    ['Tom', 'friend', 'allergy shellfish', 'diet no pork'],
  ],
  ['Oscar comes to lunch on Sunday and he is coeliac', ['Oscar', null, 'allergy gluten']],
  ['my son is allergic to eggs and he hates fish', ['son', null, 'allergy eggs', 'dislike fish']],
  [
    "My daughter Lina can not eat nuts, she has strong allergy, and my husband Karim doesn't eat pork",
    ['Lina', 'daughter', 'allergy nuts'],
    ['Karim', 'husband', 'diet no pork'],
  ],
  [
    'My daughter Lina can not eat nuts, eggs and sesame',
    ['Lina', 'daughter', 'allergy nuts', 'allergy eggs', 'allergy sesame'],
  ],
  [
    'Monique is badly allergic to nuts - walnuts, almonds, all of those',
    ['Monique', null, 'allergy nuts', 'allergy walnuts', 'allergy almonds'],
  ],
  ['Anna is vegan', ['Anna', null, 'diet vegan']],
  ["my flatmate Ben is eating too, he's allergic to eggs", ['Ben', 'flatmate', 'allergy eggs']],
  ['My cousin Mo is eating with us tonight, he is vegan', ['Mo', 'cousin', 'diet vegan']],
])('"%s" is kept of whom it is told', (message, ...told) => {
  expect(toldIn(message)).toEqual(told)
})

test.each([
  'my son is allergic to eggs and she hates fish',
  'My friend Anna and my friend Tom come on Saturday. She is vegan.',
  'Is Anna vegetarian and lactose intolerant?',
  'she is vegan',
  'Tofu is vegan and gluten free',
  'my sister is coming to dinner',
  'my sister is eating a salad, she is vegan',
])('"%s" keeps nothing of anybody without asking', (message) => {
  expect(parseKitchenMessage(message).filter(({ tool }) => tool === 'remember_person')).toEqual([])
})

test.each([
  ['my husband is allergic to walnuts', "it's not walnuts, it's almonds he's allergic to", 'husband'],
  ['Nadia is allergic to walnuts', "no, it's not walnuts, it's almonds she's allergic to", 'Nadia'],
  ['hello', "it's not walnuts, it's almonds that Nadia is allergic to", 'Nadia'],
])('behind %j, %j exchanges what they are allergic to', (before, message, person) => {
  const recent = [{ message: before, response: '', facts: [] }]
  const calls = parseKitchenMessage(message, { ...briefOf(message), recent_turns: recent })
  expect(calls).toMatchObject([
    { tool: 'forget_person', arguments: { person, kind: 'allergy', value: 'walnuts' } },
    { tool: 'remember_person', arguments: { person, rules: [{ kind: 'allergy', value: 'almonds' }] } },
  ])
})

test("an allergy of somebody of whom nobody has spoken is not the writer's", () => {
  const calls = parseKitchenMessage("it's not walnuts, it's almonds she's allergic to")
  expect(calls.filter(({ tool }) => /^remember/.test(tool))).toEqual([])
})
