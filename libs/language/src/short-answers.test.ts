import { describe, expect, test } from '@jest/globals'
import { languageOfShortAnswer, readOption, readShortAnswer } from './short-answers.ts'

describe('a short answer', () => {
  test.each([
    ['yes', 'confirm'],
    ['Yes, please!', 'confirm'],
    ['OK 👍', 'confirm'],
    ['log it', 'confirm'],
    ['Sounds good.', 'confirm'],
    ["yes, that's right, log them all please", 'confirm'],
    ['yes ok keep my weight', 'confirm'],
    ['sure, go ahead', 'confirm'],
    ["yeah go on then, let's do it", 'confirm'],
    ['Sounds like a plan!', 'confirm'],
    ['yes, put it down', 'confirm'],
    ['Perfect, lock it in!', 'confirm'],
    ['great, do that', 'confirm'],
    ['that works for me', 'confirm'],
    ['Very good, save that.', 'confirm'],
    ['Smashing! Save it please', 'confirm'],
    ["that's lovely, yes", 'confirm'],
    ['Brilliant, thanks', 'thanks'],
    ['no', 'cancel'],
    ['Hmm, no, as it was before', 'cancel'],
    ['Yes, that one', 'confirm'],
    ['go ahead and log that', 'confirm'],
    ["No wait, don't save it, that was my brother's", 'cancel'],
    ["don't log that please", 'cancel'],
    ['Save it, thanks!', 'confirm'],
    ['no, thanks', 'cancel'],
    ['better not', 'cancel'],
    ['no, leave it as it is', 'cancel'],
    ['No thanks', 'cancel'],
    ['never mind', 'cancel'],
    ['cancel that please', 'cancel'],
    ['Thanks, Alfred!', 'thanks'],
    ['thx', 'thanks'],
    ['thx, cheers', 'thanks'],
    ['yes. do it!', 'confirm'],
    ['Hi!', 'greeting'],
    ['good morning Alfred', 'greeting'],
    ['bye', 'goodbye'],
  ] as const)('"%s" is read as %s', (message, kind) => {
    expect(readShortAnswer(message)).toBe(kind)
  })

  test.each([
    'yes, but no Wednesday',
    'go on then, but without the eggs',
    'yes, but make it 3 eggs',
    'ok, show me the fridge',
    'ok what is in my fridge?',
    'yes?',
    'yes and add milk to the list',
    'no eggs left',
    'all good',
    "no, that's good",
    'very good, save that on the list',
    "don't log it as lunch",
    "don't add that, make it two",
    "don't put eggs on the list",
    'no, 3 eggs',
    'stop the eggs from expiring',
    'thanks, and what expires this week?',
    'yes, no',
    'no, thanks, yes',
    'hello, I bought milk',
    'log 2 eggs',
    'yes log two',
    '',
  ])('"%s" says more than the phrases of the table', (message) => {
    expect(readShortAnswer(message)).toBeUndefined()
  })
})

test.each([
  ['yes please', 'en'],
  ['ok, do it', 'en'],
  ['Ja, gerne!', 'de'],
  ['danke', 'de'],
  ["d'accord", 'fr'],
  ['Sí, claro.', 'es'],
  // Several languages share these, and this says more than the table has.
  ['ok', undefined],
  ['no', undefined],
  ['👍', undefined],
  ['danke, und die Milch?', undefined],
])('the language of the short answer "%s" is %p', (message, language) => {
  expect(languageOfShortAnswer(message)).toBe(language)
})

describe('a choice', () => {
  const options = [
    { key: '1', label: 'Honey Garlic Cod' },
    { key: '2', label: 'Lemon Butter Cod' },
    { key: '3', label: 'Fish Pie' },
  ]
  test.each([
    ['2', '2'],
    ['the second one', '2'],
    ['option 3', '3'],
    ['last one', '3'],
    ['Fish Pie', '3'],
    ['lemon butter', '2'],
    ['the lemon butter cod.', '2'],
  ])('"%s" selects option %s', (said, key) => {
    expect(readOption(said, options)?.key).toBe(key)
  })

  test.each(['cod', '4', 'the ninth one', 'something else', 'it', ''])('"%s" selects nothing', (said) => {
    expect(readOption(said, options)).toBeUndefined()
  })
})
