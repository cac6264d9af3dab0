/** What a dish is made of. `sort` is what people ask for it by: "fish recipes" are cod, salmon and so on. */
export type Main = {
  food: string
  name: string
  sorts: readonly string[]
  /** Per person. */
  quantity: number
  unit: string
  cut: string
  /** Minutes until it is done in a pan or an oven. */
  minutes: number
  done: string
}

const flakes = 'it flakes easily'
const through = 'it is cooked through'
const tender = 'it is tender'
const golden = 'it is golden'

const row = ([food, name, sorts, quantity, cut, minutes, done]: readonly [
  string,
  string,
  string,
  number,
  string,
  number,
  string,
]): Main => ({ food, name, sorts: sorts.split(' '), quantity, unit: 'g', cut, minutes, done })

export const mains: readonly Main[] = (
  [
    ['chicken breast', 'Chicken', 'chicken meat poultry', 150, 'in even pieces', 18, through],
    ['cod', 'Cod', 'fish seafood', 150, 'in fillets', 12, flakes],
    ['chickpeas', 'Chickpea', 'chickpea legume vegetarian vegan bean', 120, 'cooked and drained', 12, golden],
    ['minced beef', 'Beef', 'beef meat', 130, 'crumbled', 14, 'it is browned'],
    ['salmon', 'Salmon', 'fish seafood', 150, 'in fillets', 12, flakes],
    ['mushrooms', 'Mushroom', 'mushroom vegetable vegetarian vegan', 180, 'sliced', 12, golden],
    ['pork', 'Pork', 'pork meat', 150, 'in strips', 16, through],
    ['haddock', 'Haddock', 'fish seafood', 150, 'in fillets', 12, flakes],
    ['tofu', 'Tofu', 'tofu vegetarian vegan', 130, 'in cubes', 12, golden],
    ['turkey', 'Turkey', 'turkey meat poultry', 150, 'in strips', 16, through],
    ['trout', 'Trout', 'fish seafood', 150, 'in fillets', 12, flakes],
    ['lentils', 'Lentil', 'lentil legume vegetarian vegan', 100, 'cooked and drained', 12, 'they are hot'],
    ['lamb', 'Lamb', 'lamb meat', 150, 'in pieces', 22, tender],
    ['prawns', 'Prawn', 'seafood shellfish', 130, 'peeled', 6, 'they are pink'],
    ['courgettes', 'Courgette', 'vegetable vegetarian vegan zucchini', 200, 'in half-moons', 14, tender],
    ['chicken thighs', 'Chicken Thigh', 'chicken meat poultry', 170, 'boneless', 25, through],
    ['tuna', 'Tuna', 'fish seafood', 140, 'in steaks', 8, 'it is just firm'],
    ['cauliflower', 'Cauliflower', 'vegetable vegetarian vegan', 220, 'in florets', 20, tender],
    ['sweet potatoes', 'Sweet Potato', 'vegetable vegetarian vegan', 220, 'in cubes', 25, tender],
  ] as const
).map(row)

/** What stands beside a dish, with the step that makes it ready. */
export type Side = { food: string; name: string; quantity: number; unit: string; step: string }

export const sides: readonly Side[] = [
  {
    food: 'rice',
    name: 'Rice',
    quantity: 75,
    unit: 'g',
    step: 'Cook the rice as its packet says and keep it warm.',
  },
  {
    food: 'potatoes',
    name: 'Potatoes',
    quantity: 250,
    unit: 'g',
    step: 'Boil the potatoes in salted water for 20 minutes and drain them.',
  },
  {
    food: 'pasta',
    name: 'Pasta',
    quantity: 90,
    unit: 'g',
    step: 'Cook the pasta in salted water as its packet says and drain it.',
  },
  {
    food: 'spaghetti',
    name: 'Spaghetti',
    quantity: 90,
    unit: 'g',
    step: 'Cook the spaghetti in salted water as the packet says and drain them.',
  },
  {
    food: 'noodles',
    name: 'Noodles',
    quantity: 80,
    unit: 'g',
    step: 'Cook the noodles as the packet says and drain them.',
  },
  {
    food: 'couscous',
    name: 'Couscous',
    quantity: 70,
    unit: 'g',
    step: 'Pour boiling water over the couscous, cover it for 5 minutes and fluff it up.',
  },
  {
    food: 'quinoa',
    name: 'Quinoa',
    quantity: 70,
    unit: 'g',
    step: 'Simmer the quinoa in twice its volume of water for 15 minutes.',
  },
  { food: 'bread', name: 'Bread', quantity: 80, unit: 'g', step: 'Slice the bread and warm it.' },
]
