import { describe, expect, test } from '@jest/globals'
import { faultOf, reports, tells, tellsNumbersOf } from './check-sentence.ts'

const evidence = {
  text: 'I bought eggs\nAdded 12 eggs to the fridge, until 27 November.\nUsed 1.5 l milk, 2,500 ml are left.',
  hasChanges: true,
  locale: 'en-GB',
}
const nothingDone = { ...evidence, hasChanges: false }

describe('a sentence of a reply', () => {
  test.each([
    ['I have also added 6 eggs.', 'number'],
    ['You have lot_1 in the fridge.', 'ref'],
    ['Check off shopping_item_3.', 'ref'],
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

  test.each([
    'Shall I plan your dinner?',
    'Would you like a recipe for it?',
    'I can order your groceries online.',
    'Soll ich Milch kaufen?',
    'Veux-tu une recette ?',
    '¿Quieres que lo apunte?',
  ])('offers what nobody has open when it is "%s"', (sentence) => {
    expect(faultOf(sentence, evidence)).toBe('claim')
    expect(faultOf(sentence, { ...evidence, isAsking: true })).toBeNull()
  })

  test.each([
    "I've set your protein goal.",
    'Your goal has been set.',
    'Done! ',
    'All set.',
    'Consider it done.',
    'I used the eggs for you.',
    'Dein Ziel ist eingestellt.',
  ])('claims a change when it is "%s"', (sentence) => {
    expect(faultOf(sentence, nothingDone)).toBe('claim')
  })

  test.each(['{"reply": "Nothing."}', '"language": "de",'])('is no prose when it is %s', (sentence) => {
    expect(faultOf(sentence, evidence)).toBe('ref')
  })

  test.each([
    'You have 12 eggs now.',
    '1. Es sind noch 2500 ml Milch da, und 1,5 l wurden gebraucht.',
    'Nothing was saved.',
    'It was not added.',
    'I can not tell.',
  ])('is sent when it is "%s"', (sentence) => {
    expect(faultOf(sentence, nothingDone)).toBeNull()
  })
})

test('a text tells a fact that has its numbers and most of its words', () => {
  const told = (text: string, fact: string): boolean => tells(text, fact, 'en-GB')
  expect(told('There are now twelve, I mean 12 eggs in the fridge.', 'Added 12 eggs to the fridge.')).toBe(
    true,
  )
  expect(told('There are eggs in the fridge.', 'Added 12 eggs to the fridge.')).toBe(false)
  expect(told('Bibim guksu is planned on Wednesday.', 'Planned dinner on Wed 25 Nov: Bibim guksu.')).toBe(
    true,
  )
  expect(told('All done!', 'Milk could not be found.')).toBe(false)
})

test('a text in another language tells a fact that has numbers by these alone', () => {
  const told = (text: string, fact: string): boolean => tellsNumbersOf(text, fact, 'it')
  expect(told('Nel frigo ci sono 12 uova.', 'Added 12 eggs to the fridge.')).toBe(true)
  expect(told('Nel frigo ci sono 2 uova.', 'Added 12 eggs to the fridge.')).toBe(false)
  expect(told('Tutto fatto!', 'Milk could not be found.')).toBe(false)
})

describe('a sentence in a language in which the facts are told', () => {
  const german = {
    text: 'Ich habe Eier gekauft\nHinzugefügt: 12 Eier in den Kühlschrank (bis Fr., 27. November).\nEntnommen: 1,5 l Milch; 2500 ml übrig.',
    hasChanges: true,
    locale: 'de',
  }

  test.each([
    ['12 Eier liegen jetzt im Kühlschrank.', null],
    ['Die Eier habe ich in den Kühlschrank eingetragen.', null],
    ['Es sind noch 2.500 ml Milch da.', null],
    ['Ich habe alles eingetragen.', null],
    ['Ich habe 1,25 l Milch entnommen.', 'number'],
    ['Ich habe dir eine Pizza bestellt.', 'claim'],
    ['Deinen Arzt habe ich informiert.', 'claim'],
    ['Das ist glutenfrei.', 'claim'],
  ])('"%s" has the fault %p', (sentence, fault) => {
    expect(faultOf(sentence, german)).toBe(fault)
  })

  test.each([
    ['Eier notiert.', 'de'],
    ["J'ai commandé des œufs.", 'fr'],
    ['He tirado los huevos.', 'es'],
  ])('"%s" claims a change that did not happen', (sentence, locale) => {
    expect(faultOf(sentence, { text: '', hasChanges: false, locale })).toBe('claim')
  })

  test('tells a fact by its words and numbers, the day by its weekday alone', () => {
    const fact = 'Geplant zum Abendessen am Mi., 25. November: Linsensuppe.'
    expect(tells('Die Linsensuppe ist fürs Abendessen geplant.', fact, 'de')).toBe(true)
    expect(tells('Alles erledigt!', fact, 'de')).toBe(false)
    const french = "Ajouté\u00a0: 2 l de lait au réfrigérateur, jusqu'au ven. 27 novembre."
    expect(tells('Le lait (2 l) est ajouté au réfrigérateur.', french, 'fr')).toBe(true)
    expect(tells('Le lait est ajouté au réfrigérateur.', french, 'fr')).toBe(false)
  })
})

describe('a sentence reports a fact and nothing more', () => {
  const facts = ['Hinzugefügt: 1 Glas Erdnussbutter in die Vorratskammer.']

  test.each([
    ['Ich habe 1 Glas Erdnussbutter in die Vorratskammer eingetragen.', true],
    ['Die Erdnussbutter ist hinzugefügt.', true],
    // These say more, offer it, or tell of no change.
    ['Die Erdnussbutter ist hinzugefügt, probier sie mit Toast.', false],
    ['Ich habe 2 Glas Erdnussbutter hinzugefügt.', false],
    ['Iss die Erdnussbutter aus der Vorratskammer.', false],
    ['Erdnussbutterkekse hinzugefügt.', false],
    ['Eingetragen.', false],
  ])('"%s": %p', (sentence, isReport) => {
    expect(reports(sentence, facts, 'de')).toBe(isReport)
  })

  test('in a language in which code tells facts alone', () => {
    expect(reports('Burro di arachidi registrado.', ['Added peanut butter.'], 'it')).toBe(false)
  })
})
