import { describe, expect, test } from '@jest/globals'
import { faultOf, tells, tellsNumbersOf } from './check-sentence.ts'

const evidence = {
  text: 'I bought eggs\nAdded 12 eggs to the fridge, until 27 November.\nUsed 1.5 l milk, 2,500 ml are left.',
  hasChanges: true,
}
const nothingDone = { ...evidence, hasChanges: false }

describe('a sentence of a reply', () => {
  test.each([
    ['I have also added 6 eggs.', 'number'],
    ['You have lot_1 in the fridge.', 'ref'],
    ['That is 6f9619ff-8b86-4011-b42d-00c04fc964ff.', 'ref'],
    ['Use it within 3 days.', 'number'],
  ])('is left out when it is "%s"', (sentence, fault) => {
    expect(faultOf(sentence, evidence)).toBe(fault)
  })

  test.each([
    'Eggs were added.',
    'Ich habe die Eier eingetragen.',
    "J'ai ajouté les œufs.",
    'He guardado la receta.',
  ])('claims a change that did not happen when it is "%s"', (sentence) => {
    expect(faultOf(sentence, nothingDone)).toBe('claim')
    expect(faultOf(sentence, evidence)).toBeNull()
  })

  test.each([
    'I have saved that for you.',
    'I got rid of the rest.',
    'I have let your doctor know.',
    'Your recipe is now in the cookbook.',
    'Everything is safe for you.',
    'The soup is gluten-free.',
    'Alles ist unbedenklich.',
    'You are well within your goal today.',
  ])('claims what no fact says when it is "%s", whatever else was changed', (sentence) => {
    expect(faultOf(sentence, evidence)).toBe('claim')
  })

  test.each(['{"reply": "Nothing."}', '"language": "de",'])('is no prose when it is %s', (sentence) => {
    expect(faultOf(sentence, evidence)).toBe('ref')
  })

  test.each([
    'You have 12 eggs now.',
    '1. Es sind noch 2500 ml Milch da, und 1,5 l wurden gebraucht.',
    'Nothing was saved.',
    'Shall I have it saved?',
    'It was not added.',
  ])('is sent when it is "%s"', (sentence) => {
    expect(faultOf(sentence, nothingDone)).toBeNull()
  })
})

test('a text tells a fact that has its numbers and most of its words', () => {
  expect(tells('There are now twelve, I mean 12 eggs in the fridge.', 'Added 12 eggs to the fridge.')).toBe(
    true,
  )
  expect(tells('There are eggs in the fridge.', 'Added 12 eggs to the fridge.')).toBe(false)
  expect(tells('Bibim guksu is planned on Wednesday.', 'Planned dinner on Wed 25 Nov: Bibim guksu.')).toBe(
    true,
  )
  expect(tells('All done!', 'Milk could not be found.')).toBe(false)
})

test('a text in another language tells a fact that has numbers by these alone', () => {
  expect(tellsNumbersOf('Im Kühlschrank sind 12 Eier.', 'Added 12 eggs to the fridge.')).toBe(true)
  expect(tellsNumbersOf('Im Kühlschrank sind 2 Eier.', 'Added 12 eggs to the fridge.')).toBe(false)
  expect(tellsNumbersOf('Alles erledigt!', 'Milk could not be found.')).toBe(false)
})
