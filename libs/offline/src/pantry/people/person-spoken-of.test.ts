import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

function toldIn(message: string, ...earlier: string[]): string[] {
  const recent_turns = earlier.map((said) => ({ message: said, response: 'Done.', facts: [] }))
  return parseKitchenMessage(message, { ...briefOf(message), recent_turns }).map((intent) =>
    intent.tool === 'remember_person'
      ? [
          intent.arguments.person,
          ...intent.arguments.rules.map(({ kind, value }) => `${kind} ${value}`),
        ].join(' / ')
      : intent.tool,
  )
}

test.each([
  ["She's never liked beetroot, so not that one", 'Nan is staying with us', 'Nan / dislike beetroot'],
  ["he's not keen on olives", 'my brother Ned comes on Friday', 'Ned / dislike olives'],
])('"%s" is told of whom was spoken of last', (message, earlier, told) => {
  expect(toldIn(message, earlier)).toEqual([told])
})

test.each([
  ['kids hate sprouts', 'kids / dislike sprouts'],
  ["mum can't have grapefruit", 'mum / allergy grapefruit'],
  ["Bettina can't have figs, they upset her stomach", 'Bettina / allergy figs'],
  ["her mum's off dairy", 'her mum / diet no dairy'],
  ["my uncle won't touch liver", 'uncle / dislike liver'],
  ["Rupert isn't keen on kale", 'Rupert / dislike kale'],
  ["Granny can't abide coriander", 'granny / dislike coriander'],
])('"%s" is told of somebody', (message, told) => {
  expect(toldIn(message)).toEqual([told])
})

test('what is asked for behind it is not disliked', () => {
  expect(toldIn("the kids won't eat chickpeas, swap that one").join()).not.toContain('dislike swap')
  expect(toldIn("Ida won't eat plums, find another one").join()).not.toContain('dislike find')
})

test('of nobody named nothing is kept', () => {
  expect(toldIn("she's never liked fish")).toEqual([])
})

test.each([
  'Dad can only manage soft foods since his operation',
  "Gran's on pureed food",
  'My aunt can only eat mashed things',
])('"%s" cannot be kept, which is said', (message) => {
  expect(toldIn(message)).toEqual(['question'])
})

test('a word that has its capital from the beginning of a message is nobody', () => {
  const mayShe = (...earlier: string[]) => {
    const message = 'is anchovy paste alright for her?'
    const recent_turns = earlier.map((said) => ({ message: said, response: 'Done.', facts: [] }))
    return parseKitchenMessage(message, { ...briefOf(message), recent_turns })
  }
  const ofDagny = { tool: 'may_eat', arguments: { food: 'anchovy paste', people: ['Dagny'] } }
  expect(mayShe('my niece Dagny stays for a week', "We've a shelf full of lentils")).toEqual([ofDagny])
  expect(mayShe('Dagny stays for a week', 'Courgettes have gone mad')).toEqual([ofDagny])
})
