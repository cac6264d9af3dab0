import { expect, test } from '@jest/globals'
import { people } from './people.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const peanuts = { kind: 'allergy', value: 'peanuts', enforced: true }
const mia = { person: 'Mia', relation: 'daughter', lives_here: true, rules: [peanuts] }

test.each([
  [
    'remember_person',
    { ...mia, kept: [{ ...peanuts, already: false }] },
    [
      'I will remember of Mia: allergic to peanuts.',
      'It holds for what I offer, plan and save while they eat with you; a food that I do not know I cannot check.',
    ],
  ],
  [
    'remember_person',
    {
      ...{ person: 'mother-in-law', lives_here: false },
      kept: [
        { kind: 'diet', value: 'vegan', enforced: true, already: true },
        { kind: 'dislike', value: 'olives', enforced: false, already: false },
      ],
    },
    [
      'I will remember of your mother-in-law: does not like olives.',
      'I know already of your mother-in-law: eats vegan.',
    ],
  ],
  [
    'remember_person',
    {
      ...{ person: 'father', lives_here: false },
      kept: [
        {
          ...{ kind: 'diet', value: 'diabetic', enforced: false, already: false },
          covers: 'nothing: what suits diabetes is for a doctor or dietitian to say',
        },
      ],
    },
    [
      'I will remember of your father: is diabetic.',
      'I hold nothing that I offer against it: what suits diabetes is for a doctor or dietitian to say.',
    ],
  ],
  ['remember_person', { ...mia, kept: [] }, ['I will remember Mia.']],
  ['correct_person', mia, ['Mia (your daughter, lives with you): allergic to peanuts.']],
  [
    'forget_person',
    { person: 'Mia', is_gone: false, forgotten: [peanuts] },
    ['Forgotten of Mia: allergic to peanuts.'],
  ],
  ['forget_person', { person: 'sister', is_gone: true, forgotten: [] }, ['I have forgotten your sister.']],
  [
    'list_people',
    { people: [mia, { person: 'friend', relation: 'friend', lives_here: false, rules: [] }] },
    ['Mia (your daughter, lives with you): allergic to peanuts.', 'Your friend: nothing told yet.'],
  ],
  ['list_people', { people: [] }, ['You have told me of nobody else yet.']],
  [
    'may_eat',
    {
      food: 'satay sauce',
      allergens: ['peanuts', 'soy'],
      eaters: [
        { person: 'Zoe', status: 'nobody', of: null, rule: null, rules: [] },
        {
          ...{ person: 'Mia', status: 'ok', of: null, rule: null, rules: [] },
          ...{ disliked: ['satay sauce'], not_held: ['low-carb'] },
        },
      ],
    },
    [
      'You have told me of nobody called Zoe.',
      'Mia does not like satay sauce.',
      'For Mia I keep low-carb, and hold no food against it.',
      'In satay sauce there is peanuts and soy.',
    ],
  ],
  [
    'may_eat',
    {
      food: 'pesto',
      eaters: [
        {
          ...{ person: 'Mia', status: 'conflict', of: 'pesto', rules: [peanuts] },
          because: { food: 'pesto', relation: 'contains', part: 'nuts' },
          rule: { kind: 'companion', value: 'peanuts (Mia)' },
        },
        { ...{ person: null, status: 'ok', of: null, because: null }, rule: null, rules: [peanuts] },
      ],
    },
    [
      'No: pesto goes against what holds for Mia (allergy: peanuts), since it holds nuts.',
      'Yes: nothing that I know of pesto goes against what holds for you (allergy: peanuts).',
    ],
  ],
] as const)('describes the result of %s', (tool, data, sentences) => {
  expect(people[tool].describe(data, viewer)).toEqual(sentences)
})
