export const peanuts = { kind: 'allergy', value: 'peanuts' }
const mia = {
  ...{ person: 'Mia', relation: 'daughter', lives_here: false },
  rules: [
    { ...peanuts, enforced: true },
    { kind: 'diet', value: 'vegan', enforced: true },
  ],
}
/** Answers of the tools that keep what holds for a person, and for those who eat along. */
export const peopleSamples = {
  remember_preference: { ...peanuts, already: false, enforced: true, covers: null },
  'remember_preference again': { ...peanuts, already: true, enforced: true, covers: null },
  'remember_preference unknown food': {
    ...{ kind: 'allergy', value: 'zorblat', already: false, enforced: true },
    covers: 'foods that are called so: it is no food that I know, so I cannot see what contains it',
  },
  'remember_preference diet': { kind: 'diet', value: 'vegan', already: false, enforced: true, covers: null },
  'remember_preference unknown diet': {
    ...{ kind: 'diet', value: 'paleo', already: false, enforced: false },
    covers: 'nothing: this diet is not known',
  },
  'remember_preference dislike': {
    kind: 'dislike',
    value: 'olives',
    already: false,
    enforced: false,
    covers: null,
  },
  'remember_preference like': {
    kind: 'like',
    value: 'mushrooms',
    already: false,
    enforced: false,
    covers: null,
  },
  'remember_preference servings': {
    kind: 'servings',
    value: '4',
    already: false,
    enforced: false,
    covers: null,
  },
  'remember_preference equipment': {
    ...{ kind: 'equipment', value: 'air fryer', already: false, enforced: false },
    covers: null,
  },
  forget_preference: { forgotten: [peanuts, { kind: 'dislike', value: 'kumiss' }] },
  remember_person: {
    ...{ person: 'sister', relation: 'sister', lives_here: false, is_new: true },
    kept: [
      { ...peanuts, enforced: true, already: false },
      { kind: 'dislike', value: 'kumiss', enforced: false, already: true },
    ],
  },
  'remember_person name': { person: 'Mia', relation: null, lives_here: false, is_new: true, kept: [] },
  correct_person: { ...mia, lives_here: true },
  forget_person: { person: 'brother', is_gone: false, forgotten: [peanuts] },
  'forget_person all': { person: 'Mia', is_gone: true, forgotten: [] },
  list_people: { people: [mia, { ...mia, person: 'friend', relation: 'friend', rules: [] }] },
  'list_people none': { people: [] },
  may_eat: {
    food: 'pesto',
    eaters: [
      {
        ...{ person: 'Mia', status: 'conflict', of: 'pesto', rules: [peanuts] },
        because: { food: 'pesto', relation: 'contains', part: 'peanuts' },
        rule: { kind: 'companion', value: 'peanuts (Mia)' },
      },
      { person: 'daughter', status: 'ok', of: null, rule: null, rules: [{ kind: 'diet', value: 'vegan' }] },
      { person: null, status: 'not_checked', of: 'pesto', rule: null, rules: [peanuts] },
      { person: 'friend', status: 'ok', of: null, rule: null, rules: [] },
    ],
  },
  'may_eat told beside': {
    food: 'pesto',
    allergens: ['peanuts', 'soy'],
    eaters: [
      { person: 'Zoe', status: 'nobody', of: null, rule: null, rules: [] },
      {
        ...{ person: 'Mia', status: 'ok', of: null, rule: null, rules: [] },
        ...{ disliked: ['peanuts'], not_held: ['low-carb'] },
      },
    ],
  },
  'may_eat nothing in it': {
    food: 'rice',
    allergens: [],
    eaters: [{ person: 'Zoe', status: 'nobody', of: null, rule: null, rules: [] }],
  },
  list_preferences: {
    preferences: [
      { ...peanuts, source: 'stated', enforced: true },
      { kind: 'diet', value: 'vegetarian', source: 'stated', enforced: true },
      { kind: 'like', value: 'chickpeas', source: 'learned', enforced: false },
      { kind: 'cuisine', value: 'thai', source: 'stated', enforced: false },
    ],
  },
  'list_preferences none': { preferences: [] },
} as const satisfies Record<string, object>
