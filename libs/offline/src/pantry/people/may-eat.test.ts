import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const before = (...messages: string[]): ReturnType<typeof briefOf>['recent_turns'] =>
  messages.map((message) => ({ message, response: 'Done.', facts: [] }))

function askedIn(message: string, ...earlier: string[]): string[] {
  const brief = { ...briefOf(message), recent_turns: before(...earlier) }
  return parseKitchenMessage(message, brief).map((intent) =>
    intent.tool === 'may_eat'
      ? [intent.arguments.food, ...intent.arguments.people].join(' / ')
      : intent.tool === 'question'
        ? intent.question.slice(0, 8)
        : intent.tool,
  )
}

test.each([
  ['can Greta have satay', 'satay / Greta'],
  ['Is soy sauce all right for Owen', 'soy sauce / Owen'],
  ['could grandad eat kippers', 'kippers / grandad'],
  ['are cashews safe for my nephew or not', 'cashews / nephew'],
  ['is it ok to give Maya a bit of feta?', 'feta / Maya'],
  ['so is gravy ok for the kids do you think', 'gravy / kids'],
  ['will marzipan be alright for Ivo', 'marzipan / Ivo'],
  ['is gelatine something Priya can eat', 'gelatine / Priya'],
  ['can I eat couscous', 'couscous'],
  ['can i eat the cornflakes we got or nah', 'cornflakes'],
  ['may we have mussels?', 'mussels'],
])('"%s" asks whether somebody may eat it', (message, asked) => {
  expect(askedIn(message)).toEqual([asked])
})

test.each([
  [
    "I've got Alfie and Rose till six. Can they both have fish fingers, do you think?",
    'fish fingers / Alfie / Rose',
  ],
  ['Alfie and Rose are here tonight. Can they have satay?', 'satay / Alfie / Rose'],
  ['My sister and Tom come over on Friday. Is tofu ok for both of them?', 'tofu / sister / Tom'],
])('"%s" is asked of all whom the message names', (message, asked) => {
  expect(askedIn(message)).toContain(asked)
})

test.each([
  ['is miso ok for her', 'my sister Edda is coming over', 'miso / Edda'],
  ['can he have butter', 'my brother hates olives', 'butter / brother'],
  ['is stilton alright in the soup for him?', 'Karl is here on Sunday', 'stilton / Karl'],
])('"%s" is asked of whom was spoken of last', (message, earlier, asked) => {
  expect(askedIn(message, earlier)).toEqual([asked])
})

test('of whom it is asked is asked back where nobody was named', () => {
  expect(askedIn('is miso ok for her')).toEqual(['Of whom '])
  expect(askedIn('is miso ok for her', 'my uncle Bert is vegan')).toEqual(['Of whom '])
})

test.each([
  ['and bulgur?', 'bulgur / Greta'],
  ['what about spelt', 'spelt / Greta'],
  ['ok, how about rye bread then?', 'rye bread / Greta'],
  ["and if it's toasted?", 'satay / Greta'],
  ['what about when they are cooked', 'satay / Greta'],
])('"%s" asks the same of another food', (message, asked) => {
  expect(askedIn(message, 'can Greta have satay')).toEqual([asked])
})

test.each([
  'can I have the list',
  'can you have a look',
  'can I have a recipe for soup',
  'is dinner ok for Friday?',
  'can we have it',
  'are vegans allowed honey',
  'and tomorrow?',
  'what about dinner on Friday?',
  'and for me?',
  'is Tuesday good for everyone?',
  'can I have a curry',
  'Greta can have satay',
])('"%s" asks that of nobody', (message) => {
  expect(askedIn(message, 'can Greta have satay').filter((asked) => asked.includes(' / '))).toEqual([])
})
