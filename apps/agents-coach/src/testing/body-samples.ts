const measures = [
  { measure: 'sex', value: 'female' },
  { measure: 'age', value: 34 },
  { measure: 'height_cm', value: 175 },
  { measure: 'weight_kg', value: 78.5 },
  { measure: 'activity', value: 'very_active' },
]
const weight = [{ measure: 'weight_kg', value: 80 }]

/** Answers of the tools for what is kept of a body. */
export const bodySamples = {
  get_body: { measures },
  'get_body of nothing': { measures: [] },
  'get_body of nothing for goals': { measures: [], for_goals: true },
  'get_body for goals': { measures: weight, for_goals: true },
  remember_body: { measures: measures.slice(0, 2), before: [], is_kept: true },
  'remember_body anew': { measures: measures.slice(3, 4), before: weight, is_kept: true },
  'remember_body asking': { measures: weight, before: [], is_kept: false },
  forget_body: { measures: weight },
} as const
