/** Answers that tell what became of food and how much of it is always wanted in. */
export const usageSamples = {
  usage_history: {
    ...{ food: null, kind: null, from: '2026-11-01', until: '2026-11-22', days: 14, truncated: true },
    totals: [
      { kind: 'bought', food: 'milk', quantity: 4, unit: 'l', times: 2 },
      { kind: 'used', food: 'milk', quantity: 3, unit: 'l', times: 4 },
      { kind: 'cooked', food: 'egg', quantity: 4, unit: 'piece', times: 1 },
      { kind: 'eaten', food: 'kumiss', quantity: 1, unit: 'piece', times: 1 },
      { kind: 'discarded', food: 'egg', quantity: 2, unit: 'piece', times: 2 },
    ],
    discarded: [
      { food: 'egg', quantity: 1, unit: 'piece', on: '2026-11-20', reason: 'spoiled', note: null },
      { food: 'egg', quantity: 1, unit: 'piece', on: '2026-11-19', reason: null, note: null },
    ],
  },
  'usage_history of nothing': {
    ...{ food: 'milk', kind: 'used', from: '2026-11-01', until: '2026-11-22', days: null },
    ...{ totals: [], discarded: [], truncated: false },
  },
  'usage_history of nothing at all': {
    ...{ food: null, kind: 'discarded', from: '2026-11-01', until: '2026-11-22', days: 3 },
    ...{ totals: [], discarded: [], truncated: false },
  },
  set_min_stock: {
    ...{ food: 'milk', quantity: 2, unit: 'l', before: { quantity: 1, unit: 'l' } },
    below: [{ food: 'milk', quantity: 2, unit: 'l', there: 0.5 }],
  },
  'set_min_stock of none there': {
    ...{ food: 'egg', quantity: 6, unit: 'piece', before: null },
    below: [{ food: 'egg', quantity: 6, unit: 'piece', there: 0 }],
  },
  'set_min_stock to none': {
    ...{ food: 'milk', quantity: null, unit: 'l', before: { quantity: 1, unit: 'l' }, below: [] },
  },
  'set_min_stock to none of none': { food: 'milk', quantity: null, unit: 'l', before: null, below: [] },
  list_low_stock: {
    below: [{ food: 'milk', quantity: 2, unit: 'l', there: 0.5 }],
    unsure: [{ food: 'flour', quantity: 1, unit: 'kg', there: 0 }],
    enough: [{ food: 'egg', quantity: 6, unit: 'piece', there: 9 }],
  },
  'list_low_stock of nothing': { below: [], unsure: [], enough: [] },
}
