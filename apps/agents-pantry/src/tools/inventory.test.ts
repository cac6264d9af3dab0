import { expect, test } from '@jest/globals'
import { inventory } from './inventory.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const tell = (tool: keyof typeof inventory, data: Record<string, unknown>, locale = 'en-GB'): string =>
  inventory[tool].describe(data, { ...viewer, locale }).join(' ')

const milk = {
  ...{ food: 'milk', quantity: 2, unit: 'l', location: 'fridge', expires_on: '2026-11-27' },
  merged: false,
  total: { quantity: 2, unit: 'l' },
}

test('describes what was added', () => {
  expect(tell('add_item', milk)).toBe('Added 2 l milk to the fridge, best before Fri 27 Nov.')
  expect(tell('add_item', milk, 'en-US')).toContain('best before Fri Nov 27.')
  expect(tell('add_item', { ...milk, expires_on: '2027-01-01' })).toContain('Fri 1 Jan 2027')
  const more = { ...milk, expires_on: null, merged: true, total: { quantity: 3.5, unit: 'l' } }
  expect(tell('add_item', more)).toBe('Added 2 l milk to the fridge. That makes 3.5 l milk in all.')
  const warnings = ['Mind your milk allergy: milk.']
  expect(tell('add_item', { ...milk, expires_on: null, said: 'Milch', warnings })).toBe(
    'Added 2 l milk (Milch) to the fridge. Mind your milk allergy: milk.',
  )
  const notices = [{ code: 'MIND_RULE', details: { food: 'milk', rule: { kind: 'diet', value: 'vegan' } } }]
  expect(tell('add_item', { ...milk, expires_on: null, notices, warnings })).toBe(
    'Added 2 l milk to the fridge. Mind your vegan diet: milk.',
  )
})

const lot = { quantity: 12, unit: 'piece', location: 'fridge', expires_on: null, taken: 3, left: 9 }
const eggs = { food: 'egg', taken: 3, unit: 'piece', requested: 3, left: 9, lots: [lot], shortfall: 0 }

test('describes what was used and what is left', () => {
  expect(tell('use_item', eggs)).toBe('Used 3 eggs; 9 left in the fridge.')
  expect(tell('use_item', { ...eggs, left: 20 })).toBe('Used 3 eggs; 20 left.')
  expect(tell('use_item', { ...eggs, left: 0, lots: [{ ...lot, left: 0 }], shortfall: null })).toBe(
    'Used 3 eggs; none left.',
  )
  expect(tell('discard_item', { ...eggs, taken: 1 })).toBe('Threw away 1 egg; 9 left in the fridge.')
})

test('describes what was thrown away at once, and what stayed for its estimated date', () => {
  const gone = [
    { food: 'milk', quantity: 1, unit: 'l', expires_on: '2026-11-18' },
    { food: 'milk', quantity: 0.5, unit: 'l', expires_on: '2026-11-19' },
    { food: 'egg', quantity: 6, unit: 'piece', expires_on: '2026-11-19' },
  ]
  const kept = [{ food: 'beef', quantity: 500, unit: 'g', expires_on: null, estimated_on: '2026-11-18' }]
  const all = { which: 'expired', food: null, location: null, gone, kept }
  expect(tell('discard_all', all)).toBe(
    'Threw away: 1.5 l milk; 6 eggs. Still there, since the date is only estimated: 500 g beef (until Wed 18 Nov, estimated). ' +
      'Say "also the estimated ones" to throw that away, too.',
  )
  expect(tell('discard_all', { ...all, gone: [], kept: [], location: 'freezer' })).toBe(
    'Nothing in the freezer is past its date.',
  )
  expect(tell('discard_all', { ...all, which: 'all', food: 'meat', gone: [], kept: [] })).toBe(
    'No meat in stock.',
  )
})

test('describes why something was thrown away, where that was said', () => {
  const soup = { ...eggs, food: 'soup', unit: 'l', taken: 1, left: 0, lots: [] }
  const told = (why: unknown) => tell('discard_item', { ...soup, why })
  expect(told({ reason: 'disliked', note: null })).toBe('Threw away 1 l soup (not liked); none left.')
  expect(told({ reason: 'spoiled', note: 'mould' })).toBe('Threw away 1 l soup (gone off: mould); none left.')
  expect(told({ reason: 'other', note: 'the dog had it' })).toBe(
    'Threw away 1 l soup (the dog had it); none left.',
  )
  expect(told({ reason: null, note: null })).toBe('Threw away 1 l soup; none left.')
  expect(told({ reason: 'unwanted', note: null })).toBe('Threw away 1 l soup (another reason); none left.')
})

test('describes a shortfall', () => {
  expect(tell('use_item', { ...eggs, taken: 2, left: 0, shortfall: 1 })).toBe(
    'Only 2 eggs were in stock, so 2 were taken (1 short).',
  )
  const flour = { ...eggs, food: 'flour', unit: 'g', taken: 250, left: 0, lots: [], shortfall: 250 }
  expect(tell('use_item', flour)).toBe('Only 250 g flour was in stock, so 250 g was taken (250 g short).')
})

test('describes what was moved', () => {
  const chicken = { food: 'chicken', moved: 500, unit: 'g', from: ['fridge', 'fridge'], to: 'freezer' }
  expect(tell('move_item', chicken)).toBe('Moved 500 g chicken from the fridge to the freezer.')
})

test('describes what a correction changed', () => {
  const before = { quantity: 9, unit: 'piece', expires_on: null }
  const corrected = { food: 'egg', location: 'fridge', before, after: { ...before, quantity: 7 } }
  expect(tell('correct_item', corrected)).toBe('Eggs in the fridge: now 7 (before: 9).')
  expect(tell('correct_item', { ...corrected, after: { ...before, expires_on: '2026-11-29' } })).toBe(
    'Eggs in the fridge: best before Sun 29 Nov (before: no date).',
  )
  expect(tell('correct_item', { ...corrected, after: before })).toBe(
    'Eggs in the fridge: nothing changed, it is 9.',
  )
  const after = { ...before, unit: 'l', quantity: 1, opened_on: '2026-11-20' }
  const opened = { ...corrected, food: 'milk', before: { ...after, opened_on: null }, after }
  expect(tell('correct_item', opened)).toBe('Milk in the fridge: opened on Fri 20 Nov.')
})
