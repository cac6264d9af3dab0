/** How a dish is cooked. What a person has and asks for decides among those that a template allows. */
export type Method = 'pan' | 'oven' | 'air fryer' | 'pot' | 'slow cooker' | 'instant pot' | 'grill'

/** A line of a template: amounts are for two people. `instead` is taken where the food is kept out. */
export type TemplateLine = {
  group: 'sauce' | 'base' | 'finish'
  food: string
  quantity: number | null
  unit: string | null
  preparation?: string
  instead?: string
  note?: string
}

/**
 * A plain dish with room for what it is made of. Steps name foods by their group alone, so that what is left out
 * of a group stands in no step; a step whose group is empty falls away.
 */
export type DishTemplate = {
  code: string
  /** `{main}` is its name. `plainTitle` is taken when something of it had to be replaced or left out. */
  title: string
  plainTitle: string
  cuisine: string | null
  flavors: readonly string[]
  forms: readonly string[]
  methods: readonly Method[]
  difficulty: 'easy' | 'medium'
  prepMinutes: number
  extraMinutes: number
  lines: readonly TemplateLine[]
  steps: readonly string[]
}

type Line = readonly [TemplateLine['group'], string, number | null, string | null, Partial<TemplateLine>?]
const lines = (...all: readonly Line[]): TemplateLine[] =>
  all.map(([group, food, quantity, unit, more]) => ({ group, food, quantity, unit, ...more }))

const oil: Line = ['base', 'olive oil', 1, 'tbsp']
const garlic: Line = ['sauce', 'garlic', 2, 'clove', { preparation: 'finely chopped' }]
const roast = 'Put {main} on a tray, pour {sauce} over it and {cook}.'
const quick = { difficulty: 'easy', prepMinutes: 10, extraMinutes: 0 } as const

export const dishTemplates: readonly DishTemplate[] = [
  {
    ...quick,
    code: 'honey_garlic',
    title: 'Honey Garlic {main}',
    plainTitle: 'Glazed {main}',
    cuisine: null,
    flavors: ['sweet', 'mild'],
    forms: [],
    methods: ['pan', 'air fryer', 'oven'],
    lines: lines(
      oil,
      garlic,
      ['sauce', 'honey', 2, 'tbsp', { instead: 'maple syrup' }],
      ['sauce', 'lemon juice', 1, 'tbsp'],
    ),
    steps: [
      'Stir together {sauce}.',
      'Turn {main} in {base}, then {cook}.',
      'Pour the sauce over it for the last 2 minutes.',
    ],
  },
  {
    ...quick,
    code: 'lemon_butter',
    title: 'Lemon Butter {main}',
    plainTitle: 'Lemon {main}',
    cuisine: null,
    flavors: ['fresh', 'mild', 'light'],
    forms: [],
    methods: ['pan', 'oven', 'air fryer'],
    lines: lines(
      ['sauce', 'butter', 2, 'tbsp', { instead: 'olive oil' }],
      ['sauce', 'lemon juice', 2, 'tbsp'],
      ['finish', 'parsley', 2, 'tbsp', { preparation: 'chopped' }],
    ),
    steps: [
      'Warm {sauce} together.',
      'Brush {main} with half of it and {cook}.',
      'Pour over the rest and scatter with {finish}.',
    ],
  },
  {
    ...quick,
    code: 'crispy_paprika',
    title: 'Crispy Paprika {main}',
    plainTitle: 'Crispy {main}',
    cuisine: null,
    flavors: ['smoky', 'mild'],
    forms: [],
    methods: ['air fryer', 'oven'],
    lines: lines(
      oil,
      ['sauce', 'cornflour', 2, 'tbsp'],
      ['sauce', 'paprika', 2, 'tsp'],
      ['finish', 'lemon', 0.5, null, { preparation: 'in wedges' }],
    ),
    steps: [
      'Mix {sauce}.',
      'Rub {main} with {base} and turn it in the mix.',
      'Then {cook}.',
      'Serve with {finish}.',
    ],
  },
  {
    ...quick,
    code: 'tomato_herb',
    title: 'Tomato and Herb {main}',
    plainTitle: 'Herb {main}',
    cuisine: 'Italian',
    flavors: ['mild', 'fresh'],
    forms: ['traybake'],
    methods: ['oven', 'pan', 'air fryer'],
    lines: lines(
      oil,
      ['sauce', 'cherry tomatoes', 250, 'g', { preparation: 'halved' }],
      garlic,
      ['sauce', 'dried oregano', 1, 'tsp'],
      ['finish', 'basil', 2, 'tbsp'],
    ),
    steps: ['Turn {main} in {base}.', 'Add {sauce} and {cook}.', 'Scatter with {finish}.'],
  },
  {
    ...quick,
    code: 'curry',
    title: '{main} Curry',
    plainTitle: 'Simple {main} Curry',
    cuisine: 'Indian',
    flavors: ['spicy', 'creamy'],
    forms: ['curry'],
    methods: ['pot', 'pan', 'slow cooker', 'instant pot'],
    extraMinutes: 10,
    lines: lines(
      oil,
      ['base', 'onion', 1, null, { preparation: 'chopped' }],
      garlic,
      ['sauce', 'curry powder', 1, 'tbsp'],
      ['sauce', 'coconut milk', 200, 'ml'],
      ['sauce', 'chopped tomatoes', 200, 'g'],
      ['finish', 'coriander', 2, 'tbsp'],
    ),
    steps: [
      'Heat {base} gently for 5 minutes.',
      'Add {sauce} and simmer for 5 minutes.',
      'Add {main} and {cook}.',
      'Scatter with {finish}.',
    ],
  },
  {
    ...quick,
    code: 'ginger_stir_fry',
    title: 'Ginger {main} Stir-Fry',
    plainTitle: '{main} Stir-Fry',
    cuisine: 'Chinese',
    flavors: ['fresh'],
    forms: ['stir fry', 'stir-fry'],
    methods: ['pan'],
    lines: lines(
      ['base', 'sunflower oil', 1, 'tbsp'],
      ['base', 'red pepper', 1, null, { preparation: 'in strips' }],
      ['base', 'carrots', 1, null, { preparation: 'in thin strips' }],
      garlic,
      ['sauce', 'ginger', 1, 'tbsp', { preparation: 'grated' }],
      ['sauce', 'soy sauce', 2, 'tbsp', { instead: 'lime juice' }],
    ),
    steps: [
      'Stir-fry {base} over high heat for 4 minutes and take it out.',
      'Add {main} and {cook}.',
      'Put everything back, add {sauce} and toss for 1 minute.',
    ],
  },
  {
    ...quick,
    code: 'mustard_cream',
    title: 'Creamy Mustard {main}',
    plainTitle: 'Creamy {main}',
    cuisine: 'French',
    flavors: ['creamy', 'mild'],
    forms: [],
    methods: ['pan'],
    lines: lines(
      oil,
      ['sauce', 'cream', 100, 'ml', { instead: 'coconut milk' }],
      ['sauce', 'mustard', 1, 'tbsp', { instead: 'lemon juice' }],
      ['finish', 'chives', 1, 'tbsp', { preparation: 'snipped' }],
    ),
    steps: [
      'Heat {base}, add {main} and {cook}.',
      'Stir in {sauce} and simmer for 2 minutes.',
      'Scatter with {finish}.',
    ],
  },
  {
    ...quick,
    code: 'tacos',
    title: '{main} Tacos',
    plainTitle: 'Simple {main} Tacos',
    cuisine: 'Mexican',
    flavors: ['spicy', 'fresh'],
    forms: ['taco', 'tacos'],
    methods: ['pan', 'air fryer', 'grill'],
    lines: lines(
      oil,
      ['sauce', 'ground cumin', 1, 'tsp'],
      ['sauce', 'chilli powder', 0.5, 'tsp'],
      ['finish', 'corn tortillas', 6, null, { note: 'warmed' }],
      ['finish', 'white cabbage', 100, 'g', { preparation: 'shredded' }],
      ['finish', 'lime', 1, null, { preparation: 'in wedges' }],
    ),
    steps: ['Rub {main} with {base} and {sauce}.', 'Then {cook}.', 'Serve in and with {finish}.'],
  },
  {
    ...quick,
    code: 'soup',
    title: '{main} and Vegetable Soup',
    plainTitle: 'Simple {main} Soup',
    cuisine: null,
    flavors: ['mild', 'light'],
    forms: ['soup', 'stew', 'chowder'],
    methods: ['pot', 'slow cooker', 'instant pot'],
    extraMinutes: 15,
    lines: lines(
      oil,
      ['base', 'onion', 1, null, { preparation: 'chopped' }],
      ['base', 'carrots', 2, null, { preparation: 'sliced' }],
      ['base', 'potatoes', 250, 'g', { preparation: 'in cubes' }],
      ['sauce', 'vegetable stock', 700, 'ml', { instead: 'water' }],
      ['finish', 'parsley', 2, 'tbsp', { preparation: 'chopped' }],
    ),
    steps: [
      'Heat {base} gently for 5 minutes.',
      'Pour in {sauce} and simmer for 15 minutes.',
      'Add {main} and {cook}.',
      'Scatter with {finish}.',
    ],
  },
  {
    ...quick,
    code: 'salad',
    title: 'Warm {main} Salad',
    plainTitle: 'Simple {main} Salad',
    cuisine: 'Greek',
    flavors: ['light', 'fresh'],
    forms: ['salad'],
    methods: ['pan', 'air fryer', 'grill', 'oven'],
    lines: lines(
      oil,
      ['sauce', 'lemon juice', 1, 'tbsp'],
      ['sauce', 'dried oregano', 1, 'tsp'],
      ['finish', 'lettuce', 150, 'g'],
      ['finish', 'cucumber', 0.5, null, { preparation: 'sliced' }],
      ['finish', 'tomatoes', 2, null, { preparation: 'in wedges' }],
    ),
    steps: [
      'Turn {main} in {base}, then {cook}.',
      'Toss {finish} with {sauce}.',
      'Put it on top while warm.',
    ],
  },
  {
    ...quick,
    code: 'tomato_pasta_sauce',
    title: '{main} in Tomato Sauce',
    plainTitle: '{main} in Tomato Sauce',
    cuisine: 'Italian',
    flavors: ['mild'],
    forms: ['pasta'],
    methods: ['pan', 'slow cooker'],
    extraMinutes: 10,
    lines: lines(
      oil,
      ['base', 'onion', 1, null, { preparation: 'chopped' }],
      garlic,
      ['sauce', 'chopped tomatoes', 400, 'g'],
      ['sauce', 'dried oregano', 1, 'tsp'],
    ),
    steps: [
      'Heat {base} gently for 5 minutes.',
      'Add {sauce} and simmer for 10 minutes.',
      'Add {main} and {cook}.',
    ],
  },
  {
    ...quick,
    code: 'satay',
    title: '{main} Satay',
    plainTitle: '{main} in Coconut Sauce',
    cuisine: 'Thai',
    flavors: ['creamy', 'spicy'],
    forms: ['satay'],
    methods: ['pan', 'grill', 'air fryer'],
    lines: lines(
      oil,
      ['sauce', 'peanut butter', 3, 'tbsp', { instead: 'sunflower seed butter' }],
      ['sauce', 'coconut milk', 100, 'ml'],
      ['sauce', 'lime juice', 1, 'tbsp'],
      ['sauce', 'curry powder', 1, 'tsp'],
    ),
    steps: [
      'Warm {sauce} together and stir until smooth.',
      'Turn {main} in {base}, then {cook}.',
      'Serve with the sauce.',
    ],
  },
  {
    ...quick,
    code: 'mediterranean_tray',
    title: 'Mediterranean {main} Tray',
    plainTitle: '{main} Tray',
    cuisine: 'Mediterranean',
    flavors: ['fresh', 'light'],
    forms: ['traybake'],
    methods: ['oven', 'air fryer', 'grill'],
    extraMinutes: 10,
    lines: lines(
      oil,
      ['base', 'courgettes', 1, null, { preparation: 'in cubes' }],
      ['base', 'red pepper', 1, null, { preparation: 'in cubes' }],
      ['sauce', 'lemon juice', 1, 'tbsp'],
      ['sauce', 'dried thyme', 1, 'tsp'],
    ),
    steps: ['Spread {base} on a tray and cook it for 10 minutes.', roast],
  },
  {
    ...quick,
    code: 'lime_chilli',
    title: 'Chilli Lime {main}',
    plainTitle: 'Zesty {main}',
    cuisine: 'Thai',
    flavors: ['spicy', 'fresh'],
    forms: [],
    methods: ['pan', 'air fryer', 'grill', 'oven'],
    lines: lines(
      oil,
      ['sauce', 'lime juice', 2, 'tbsp'],
      ['sauce', 'chilli', 1, null, { preparation: 'finely chopped' }],
      ['sauce', 'sugar', 1, 'tsp'],
      ['finish', 'coriander', 2, 'tbsp'],
    ),
    steps: [
      'Stir together {sauce}.',
      'Turn {main} in {base}, then {cook}.',
      'Pour the sauce over it and scatter with {finish}.',
    ],
  },
]
