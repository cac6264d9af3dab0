import { describe, expect, test } from '@jest/globals'
import { brainstormByRules } from './brainstorm-by-rules.ts'
import { cookByRules } from './cook-by-rules.ts'
import { handoffByRules } from './handoff-by-rules.ts'

const context = [
  '# Leek soup',
  'Serves 2.',
  '',
  'Ingredients:',
  '- 2 leeks, sliced',
  '- 1 l stock',
  '',
  '1. Sweat the leeks for 5 minutes.',
  '2. Add the stock and simmer.',
  '',
  '## What this person must not or will not have',
  '- allergy: peanuts',
].join('\n')
const told = (...contents: string[]) => contents.map((content) => ({ role: 'assistant' as const, content }))
const cook = (message: string, ...before: string[]) =>
  cookByRules({ title: 'Leek soup', context, about_person: [], history: told(...before), message })

describe('without a model, a recipe', () => {
  test.each([
    ['', [], /^Let us cook Leek soup\. Set out: 2 leeks, sliced; 1 l stock\.\nStep 1 of 2: Sweat the leeks/],
    ['next', [], /^Step 1 of 2/],
    ['next', ['Step 1 of 2: Sweat.'], /^Step 2 of 2: Add the stock and simmer\.$/],
    ['what is next?', ['Step 2 of 2: Add.'], /^That was the last of 2 steps/],
    ['back', ['Schritt 2 von 2: Add.'], /^Step 1 of 2/],
    ['back', ['Step 2 of 2: Add.'], /^Step 1 of 2/],
    ['repeat', ['Step 2 of 2: Add.'], /^Step 2 of 2/],
    ['step 2', [], /^Step 2 of 2/],
    ['what do I need?', [], /^You need: 2 leeks, sliced; 1 l stock\.$/],
    ['how many leeks?', [], /^The recipe says: 2 leeks, sliced; 1\. Sweat the leeks/],
    ['may I eat peanuts?', [], /allergy: peanuts/],
    ['is it raining?', [], /^The recipe does not say, and without a model I can only read it to you\./],
  ])('is read out for "%s" after %j', (message, before, expected) => {
    expect(cook(message, ...before)).toMatch(expected)
  })
})

const brainstorm = (message: string, context: string) =>
  brainstormByRules({ title: null, context, about_person: ['# In numbers'], history: [], message })
const known = '# In numbers\n- items: 3\n\n# stock\n- 2 leeks\n- 1 pack of pasta'

test.each([
  ['with leek', /^Close to that: 2 leeks\./],
  ['pasta tonight', /^Close to that: 1 pack of pasta\./],
  ['something new', /^At hand: 2 leeks; 1 pack of pasta\./],
])('without a model, a brainstorm lists the available foods for "%s"', (message, expected) => {
  const text = brainstorm(message, known)
  expect(text).toMatch(expected)
  expect(text).toContain('Without a model I have no ideas')
})

test('without a model, a brainstorm says that a kitchen is empty', () => {
  expect(brainstorm('pasta', '')).toMatch(/^There is nothing/)
})

describe('without a model, the summary of a session', () => {
  const said = (...contents: string[]) => contents.map((content) => ({ role: 'user' as const, content }))

  test.each([
    ['cook', ['how long?'], 'close'],
    ['cook', ['I used cream instead'], 'update'],
    ['cook', ['too salty'], 'update'],
    ['brainstorm', ['pasta?'], 'close'],
    ['brainstorm', ['pasta?', 'I love that'], 'save'],
    ['brainstorm', ['more pasta'], 'close'],
  ] as const)('in %s after %j recommends to %s', (mode, words, action) => {
    const handoff = handoffByRules({
      mode,
      title: mode === 'cook' ? 'Leek soup' : null,
      history: said(...words),
    })
    expect(handoff.action).toBe(action)
    expect(handoff.summary).toContain(`"${words[0]}"`)
  })
})
