import { describe, expect, test } from '@jest/globals'
import { languageOfLookBack, readLookBack } from './read-look-back.ts'

const id = '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10'

describe('a message about earlier changes', () => {
  test.each([
    'undo',
    'Undo!',
    'undo that',
    'Undo that, please.',
    'please undo it',
    'Can you undo that?',
    'could you please revert this?',
    'oops, undo that',
    'no wait, take that back',
    'Alfred, undo your last change',
    'undo the last thing',
    'undo what you just did',
    'undo everything you did',
    'revert the changes',
    'roll back',
    'roll that back',
    'take it back please',
    'put it back how it was',
    'set everything back the way it was before',
  ])('"%s" undoes the latest change', (message) => {
    expect(readLookBack(message)).toEqual({ tool: 'undo_changes', arguments: { which: 'change' } })
  })

  test.each(['redo', 'Redo that', 'undo the undo', 'Undo your undo, please', 'take back your last undo'])(
    '"%s" redoes what was undone',
    (message) => {
      expect(readLookBack(message)).toEqual({ tool: 'undo_changes', arguments: { which: 'undo' } })
    },
  )

  test.each([
    'what did you just do?',
    'What did you do?',
    'what have you just done',
    'What did you change?',
    'what has changed?',
    'show me what you changed',
    'show me the last changes',
    'Tell me what you did',
    'what were your last changes?',
  ])('"%s" asks to show the changes', (message) => {
    expect(readLookBack(message)).toEqual({ tool: 'show_changes', arguments: {} })
  })

  test('may name a turn by its id', () => {
    for (const message of [`undo ${id}`, `Undo job ${id}`, `please undo the request ${id.toUpperCase()}!`])
      expect(readLookBack(message)).toEqual({ tool: 'undo_changes', arguments: { source: id } })
    expect(readLookBack(`what did you do in job ${id}?`)).toEqual({
      tool: 'show_changes',
      arguments: { source: id },
    })
  })

  test.each([
    'undo the eggs',
    'take back the milk to the shop',
    'put the milk back',
    'put it back in the fridge',
    'what did you do with the eggs?',
    'what did I change in my diet?',
    'what did you have for lunch?',
    'delete that entry',
    'undo the last entry from my diary',
    'I want to undo the damage of yesterday with a salad',
    'how do I undo that?',
    'do not undo that',
    "don't undo that",
    'is it possible that you undo everything tomorrow',
    `delete ${id}`,
    `what is ${id}?`,
    'redo my meal plan for the week',
    '',
  ])('"%s" does not ask for it', (message) => {
    expect(readLookBack(message)).toBeUndefined()
  })
})

describe('in another language', () => {
  test.each([
    ['Mach das bitte rückgängig!', 'de', { tool: 'undo_changes', arguments: { which: 'change' } }],
    [
      'Kannst du die letzte Änderung rückgängig machen?',
      'de',
      { tool: 'undo_changes', arguments: { which: 'change' } },
    ],
    ['Stell es wieder her', 'de', { tool: 'undo_changes', arguments: { which: 'undo' } }],
    ['Was hast du gerade gemacht?', 'de', { tool: 'show_changes', arguments: {} }],
    ['Annule le dernier changement', 'fr', { tool: 'undo_changes', arguments: { which: 'change' } }],
    [
      'Peux-tu annuler ce que tu viens de faire ?',
      'fr',
      { tool: 'undo_changes', arguments: { which: 'change' } },
    ],
    ['Rétablis-le', 'fr', { tool: 'undo_changes', arguments: { which: 'undo' } }],
    ["Qu'est-ce que tu as changé ?", 'fr', { tool: 'show_changes', arguments: {} }],
    ['Deshaz eso, por favor', 'es', { tool: 'undo_changes', arguments: { which: 'change' } }],
    ['Rehazlo', 'es', { tool: 'undo_changes', arguments: { which: 'undo' } }],
    ['¿Qué has hecho?', 'es', { tool: 'show_changes', arguments: {} }],
  ])('"%s" is read', (message, language, wish) => {
    expect(readLookBack(message)).toEqual(wish)
    expect(languageOfLookBack(message)).toBe(language)
  })

  test.each([
    'Mach die Eier rückgängig',
    'Annule',
    'Was hast du gekauft?',
    'Deshaz los huevos',
    'rückgängige Eier',
  ])('"%s" is left to the agents', (message) => expect(readLookBack(message)).toBeUndefined())
})
