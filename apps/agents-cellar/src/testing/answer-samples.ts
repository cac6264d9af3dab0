const barolo = {
  ...{
    name: 'Barolo',
    vintage: 2019,
    producer: null,
    kind: 'wine',
    colour: 'red',
    quantity: 6,
    size_ml: null,
    place: 'cellar',
  },
  ...{ drink_from: '2025-01-01', drink_until: '2034-12-31', window_source: 'estimated', readiness: 'ready' },
} as const
const rioja = {
  ...barolo,
  ...{ name: 'Rioja', vintage: null, producer: 'Muga', quantity: 2, size_ml: 1500, place: 'garage' },
  ...{ drink_from: null, drink_until: '2028-06-01', window_source: 'told' },
} as const
const gin = {
  ...{ ...barolo, name: 'Gin', vintage: null, kind: 'spirit', colour: 'pale' },
  ...{ drink_from: null, drink_until: null, window_source: null, readiness: 'unknown' },
} as const
const young = { ...barolo, drink_from: '2030-01-01', readiness: 'not_yet' } as const
const noRule = { later: [], refused: [], styles: [] } as const

/** Answers of each tool, by the tool and what the sample shows. */
export const answerSamples = {
  'add_bottle estimated': barolo,
  'add_bottle told': rioja,
  'add_bottle without a window': gin,
  'list_bottles all': { bottles: [barolo, rioja, gin], more: 3, asked: {} },
  'list_bottles each readiness': {
    bottles: [young, { ...barolo, readiness: 'soon' }, { ...barolo, readiness: 'past' }],
    ...{ more: 0, asked: { kind: 'wine' } },
  },
  'list_bottles none': { bottles: [], more: 0, asked: {} },
  'list_bottles none that fits': { bottles: [], more: 0, asked: { kind: 'beer' } },
  'open_bottle opened': { ...barolo, quantity: 1, left: 5, how: 'opened' },
  'open_bottle drunk': { ...rioja, quantity: 2, left: 0, how: 'drunk' },
  'open_bottle given away too early': { ...young, quantity: 1, left: 1, how: 'given_away' },
  'open_bottle broken': { ...barolo, quantity: 1, left: 5, how: 'broken' },
  'open_bottle gone': { ...barolo, quantity: 6, left: 0, how: 'gone' },
  'move_bottle one': { ...rioja, place: 'wine fridge', from: 'garage' },
  'correct_bottle with a window': barolo,
  'correct_bottle without one': gin,
  'note_bottle both': { name: 'Barolo', vintage: 2019, note: 'Kirschen', mark: 7.5, tasted_on: '2026-11-20' },
  'note_bottle a mark': { name: 'Barolo', vintage: null, note: null, mark: 9, tasted_on: '2026-11-20' },
  'list_bottle_notes some': {
    name: null,
    notes: [{ name: 'Barolo', vintage: 2019, note: 'Kirschen', mark: 7, tasted_on: '2026-11-19' }],
  },
  'list_bottle_notes none': { name: null, notes: [] },
  'list_bottle_notes none on one': { name: 'Barolo', notes: [] },
  'suggest_bottle some': { ...noRule, dish: null, bottles: [rioja], later: [young] },
  'suggest_bottle none': { ...noRule, dish: null, bottles: [] },
  'suggest_bottle with a meal': {
    ...{ ...noRule, dish: 'Lamm', styles: ['Rioja'] },
    bottles: [
      { ...rioja, fits: true },
      { ...gin, fits: false },
    ],
  },
  'suggest_bottle beside a meal': { ...noRule, dish: 'Lamm', bottles: [{ ...gin, fits: false }] },
  'suggest_bottle without alcohol': {
    ...{ ...noRule, dish: null, bottles: [] },
    refused: [{ kind: 'wine', rule: { kind: 'wish', value: 'schwanger' }, without_alcohol: true }],
  },
  'pair_bottle both': { ...noRule, dish: 'Lamm', styles: ['Rioja', 'Bordeaux'], bottles: [barolo] },
  'pair_bottle unknown': { ...noRule, dish: 'Lamm', bottles: [] },
  'pair_bottle without beer': {
    ...{ ...noRule, dish: 'Lamm', styles: ['Rioja'], bottles: [] },
    refused: [{ kind: 'beer', rule: { kind: 'allergy', value: 'gluten' }, without_alcohol: false }],
  },
} as const
