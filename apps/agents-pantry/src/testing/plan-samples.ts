const dinner = { day: '2026-11-21', meal: 'dinner', title: 'Linsensuppe' }
const soak = {
  ...{ what: 'soak the dried lentils', kind: 'soak', food: 'kumiss', hours: 8 },
  ...{ day: '2026-11-20', time: 'evening', meal: dinner },
}
const marinate = {
  ...{ what: 'marinate for Linsensuppe', kind: 'marinate', food: null, hours: 12 },
  ...{ day: '2026-11-20', time: null, meal: dinner },
}
const told = {
  ...{ what: 'Mutter anrufen', kind: null, food: null, hours: null },
  ...{ day: '2026-11-21', time: '18:30', meal: null },
}

const calories = {
  ...{ nutrient: 'calories', kind: 'limit', unit: 'kcal', target: 2000 },
  ...{ planned: 1200, dishes: 1, untold: 0 },
}

/** Answers of the tools of the meal plan, and of what is to be done. */
export const planSamples = {
  plan_meals: {
    planned: [
      { ...dinner, replaced: null },
      { ...dinner, meal: 'lunch', replaced: 'Honey Cod' },
    ],
  },
  'plan_meals with more': {
    planned: [{ ...dinner, replaced: null, servings: 6, beside: 'Honey Cod' }],
    tasks: [soak, marinate],
    over: [{ day: '2026-11-21', sources: ['USDA SR28'], goals: [{ ...calories, planned: 2900 }] }],
    left_out: [
      {
        ...{ ...dinner, title: 'Tacos' },
        error: {
          ...{ code: 'MEAL_TAKEN', message: 'That could not be done.' },
          details: { ...dinner },
        },
      },
    ],
  },
  list_meals: {
    ...{ from: '2026-11-21', until: '2026-11-21' },
    meals: [
      { ...dinner, meal: 'breakfast', note: null },
      { ...dinner, meal: 'snack', note: 'zu zweit' },
    ],
  },
  'list_meals of several dishes': {
    ...{ from: '2026-11-21', until: '2026-11-21' },
    meals: [
      { ...dinner, note: null, servings: 6, is_cooked: true, tasks: [] },
      { ...dinner, title: 'Honey Cod', note: null, servings: null, is_cooked: false, tasks: [soak] },
    ],
  },
  'list_meals with goals': {
    ...{ from: '2026-11-21', until: '2026-11-21', meals: [{ ...dinner, note: null }] },
    days: [
      {
        day: '2026-11-21',
        goals: [
          calories,
          {
            ...calories,
            nutrient: 'protein_g',
            kind: 'goal',
            unit: 'g',
            target: 100,
            planned: 40,
            untold: 1,
            dishes: 2,
          },
        ],
      },
    ],
  },
  'list_meals none': { from: '2026-11-21', until: '2026-11-21', meals: [] },
  'list_meals none in days': { from: '2026-11-21', until: '2026-11-22', meals: [] },
  remove_meal: dinner,
  set_meal_servings: {
    dishes: [
      { ...dinner, servings: 6, before: null, has_recipe: true },
      { ...dinner, title: 'Honey Cod', servings: null, before: 2, has_recipe: false },
    ],
    tasks: [soak],
  },
  move_meal: {
    moved: [{ ...dinner, from_day: '2026-11-20', from_meal: 'lunch', replaced: 'Pizza' }],
  },
  swap_meals: { moved: [{ ...dinner, from_day: '2026-11-20', from_meal: 'dinner', replaced: null }] },
  copy_week: { from: '2026-11-16', planned: [{ ...dinner, replaced: null }], kept: [dinner] },
  'copy_week empty': { from: '2026-11-21', planned: [], kept: [] },
  add_task: { ...told, already: false },
  'add_task again': { ...told, time: null, already: true },
  'add_task once and soon': { ...told, already: false, repeats: true, is_soon: true },
  list_tasks: { from: null, until: null, tasks: [soak, told, { ...told, day: null, time: null }] },
  'list_tasks of nothing': { from: null, until: null, tasks: [] },
  'list_tasks of nothing on a day': { from: '2026-11-21', until: '2026-11-21', tasks: [] },
  done_task: told,
  remove_task: soak,
}
