import { expect, test } from '@jest/globals'
import { preferences } from './preferences.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const peanuts = { kind: 'allergy', value: 'peanuts' }

test.each([
  [
    'remember_preference',
    { ...peanuts, already: false, enforced: true, covers: null },
    [
      'I will remember that you are allergic to peanuts.',
      'From now on I hold what I offer and save against it; a food that I do not know I cannot check.',
    ],
  ],
  [
    'remember_preference',
    { ...peanuts, already: true, enforced: true, covers: null },
    ['I know already that you are allergic to peanuts.'],
  ],
  [
    'remember_preference',
    {
      ...{ kind: 'diet', value: 'paleo', already: false, enforced: false },
      covers: 'nothing: this diet is not known',
    },
    [
      'I will remember that you eat paleo.',
      'I hold nothing that I offer against it: this diet is not known.',
    ],
  ],
  ['forget_preference', { forgotten: [peanuts] }, ['Forgotten: you are allergic to peanuts.']],
  [
    'list_preferences',
    { preferences: [{ ...peanuts, source: 'stated', enforced: true }] },
    ['You are allergic to peanuts (enforced).'],
  ],
  ['list_preferences', { preferences: [] }, ['You have told me no tastes, diets or allergies yet.']],
  [
    'list_preferences',
    {
      preferences: [],
      people: [
        {
          person: 'Tom',
          relation: 'son',
          lives_here: true,
          rules: [{ kind: 'diet', value: 'vegetarian', enforced: true }],
        },
      ],
    },
    [
      'Of yourself you have told me no tastes, diets or allergies yet.',
      'Tom (your son, lives with you): eats vegetarian.',
    ],
  ],
] as const)('describes the result of %s', (tool, data, sentences) => {
  expect(preferences[tool].describe(data, viewer)).toEqual(sentences)
})
