const hot = {
  ...{ text: 'Der Ofen wird zu heiß', kind: 'fact', source: 'stated', told_on: '2026-11-20', until: null },
  ...{ said: 'Merk dir: Der Ofen wird zu heiß', before: null },
}
const known = {
  ...{
    about: 'Ofen',
    why: false,
    memories: [] as object[],
    said: [] as object[],
    preferences: [] as object[],
  },
  ...{ people: [] as object[], goals: [] as object[], truncated: false },
}
const forgotten = { about: 'Ofen', all: false, memories: 1, preferences: 0, people: 0 }

/** Answers of the tools that keep what no other row holds. */
export const memorySamples = {
  remember_fact: { ...hot, already: false },
  'remember_fact again': { ...hot, already: true },
  'remember_fact in place of another': { ...hot, already: false, before: 'Der Ofen geht' },
  recall: {
    ...known,
    memories: [
      hot,
      { ...hot, text: 'Mutter kommt', source: 'inferred', until: '2026-11-29' },
      { ...hot, text: 'Tee statt Kaffee', source: 'learned' },
    ],
  },
  'recall why': { ...known, why: true, memories: [hot, { ...hot, said: null }] },
  'recall said': { ...known, said: [{ text: 'Der Topf ist bei Carol', told_on: '2026-11-19' }] },
  'recall of all': {
    ...known,
    about: null,
    preferences: [
      { kind: 'allergy', value: 'peanuts', source: 'stated', enforced: true, told_on: '2026-11-19' },
      { kind: 'like', value: 'chickpeas', source: 'learned', enforced: false, told_on: null },
    ],
    people: [{ person: 'Mia', relation: 'daughter', lives_here: false, rules: [], told_on: '2026-11-19' }],
    goals: [
      { nutrient: 'protein_g', kind: 'goal', target: 120, unit: 'g', told_on: '2026-11-19' },
      { nutrient: 'sodium_mg', kind: 'limit', target: 2000, unit: 'mg', told_on: null },
    ],
    truncated: true,
  },
  'recall nothing': known,
  'recall nothing at all': { ...known, about: null },
  forget_fact: forgotten,
  'forget_fact unnamed': { ...forgotten, about: null },
  'forget_fact all': { about: null, all: true, memories: 3, preferences: 2, people: 1 },
} as const satisfies Record<string, object>
