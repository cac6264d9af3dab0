/** A range of days: nothing shorter than `least`, nothing longer than `most`. */
export type Bound = { least?: number; most: number }

/** The bounds of one form of food by state and place (`fridge`, `opened_fridge`); a place that is not among them is never told. */
export type FormBounds = { places: Readonly<Record<string, Bound>>; guidance: string }

const upTo = (most: number): Bound => ({ most })
const between = (least: number, most: number): Bound => ({ least, most })
const YEAR = 365

/** What holds of anything that was cooked, cut or thawed. */
const afterwards = {
  cooked_fridge: upTo(4),
  cooked_freezer: upTo(180),
  cut_fridge: upTo(4),
  thawed_fridge: upTo(4),
}
const chilled = (fridge: number, opened = fridge) => ({
  ...afterwards,
  fridge: upTo(fridge),
  opened_fridge: upTo(opened),
  freezer: upTo(YEAR),
})
const raw = (days: number, thawed: number, freezer = YEAR) => ({
  ...afterwards,
  fridge: upTo(days),
  thawed_fridge: upTo(thawed),
  freezer: upTo(freezer),
})
const shelf = (least: number, openedLeast: number) => ({
  ...afterwards,
  pantry: between(least, 5 * YEAR),
  counter: between(least, 5 * YEAR),
  opened_pantry: between(openedLeast, 5 * YEAR),
  fridge: between(60, 2 * YEAR),
  opened_fridge: between(openedLeast, 2 * YEAR),
  freezer: between(60, 2 * YEAR),
})
const jarred = (opened: number) => ({
  pantry: between(90, 5 * YEAR),
  fridge: upTo(2 * YEAR),
  opened_fridge: upTo(opened),
  freezer: upTo(YEAR),
})
const atRoom = (days: number) => ({
  ...afterwards,
  ...{ counter: upTo(days), pantry: upTo(days), fridge: upTo(days * 3), freezer: upTo(2 * YEAR) },
})
const baked = (days: number) => ({ ...atRoom(days), opened_fridge: upTo(days * 2) })

const COLD_CHART = 'FoodSafety.gov, Cold Food Storage Chart'
const LEFTOVERS = 'USDA FSIS, Leftovers and Food Safety'
const TINS = 'USDA FSIS, Shelf-Stable Food Safety'
const DAIRY = 'USDA, dairy in the refrigerator'
const FOODKEEPER = 'USDA FoodKeeper 128, the widest of its sort'

/** How long each form of food may be said to keep. The longest is a bound of safety, the shortest one of sense. */
export const boundsOfForms: Readonly<Record<string, FormBounds>> = {
  cooked: { places: { ...chilled(4), freezer: upTo(180) }, guidance: LEFTOVERS },
  salad: { places: { ...chilled(4), freezer: upTo(180) }, guidance: COLD_CHART },
  cooked_rice: {
    places: { fridge: upTo(1), freezer: upTo(180) },
    guidance: 'UK Food Standards Agency, leftover rice',
  },
  boiled_egg: { places: { fridge: upTo(7) }, guidance: COLD_CHART },
  egg_sauce: { places: chilled(4), guidance: 'US FDA, egg safety' },
  egg: {
    places: { fridge: upTo(35), cooked_fridge: upTo(7) },
    guidance: 'USDA FSIS, Shell Eggs from Farm to Table',
  },
  raw_egg: { places: raw(4, 2), guidance: COLD_CHART },
  raw_meat: { places: raw(5, 5), guidance: COLD_CHART },
  mince: { places: raw(2, 2, 120), guidance: COLD_CHART },
  offal: { places: raw(2, 2, 120), guidance: COLD_CHART },
  raw_poultry: { places: raw(2, 2), guidance: COLD_CHART },
  raw_sausage: { places: raw(3, 2, 90), guidance: FOODKEEPER },
  raw_fish: { places: raw(3, 2), guidance: COLD_CHART },
  raw_shellfish: { places: raw(3, 2, 540), guidance: FOODKEEPER },
  smoked_fish: {
    places: { fridge: upTo(14), opened_fridge: upTo(4), freezer: upTo(60) },
    guidance: 'US FDA, Refrigerator and Freezer Storage Chart',
  },
  cured_fish: { places: { fridge: upTo(28), opened_fridge: upTo(2) }, guidance: FOODKEEPER },
  cured_meat: {
    places: { ...afterwards, fridge: upTo(90), opened_fridge: upTo(7), freezer: upTo(90) },
    guidance: FOODKEEPER,
  },
  fresh_dairy: { places: chilled(30, 10), guidance: DAIRY },
  soft_cheese: { places: chilled(14, 7), guidance: DAIRY },
  hard_cheese: { places: chilled(180, 42), guidance: DAIRY },
  butter: { places: chilled(90), guidance: FOODKEEPER },
  plant_milk: { places: { pantry: between(90, YEAR), opened_fridge: upTo(10) }, guidance: FOODKEEPER },
  frozen: { places: { ...afterwards, freezer: between(60, 2 * YEAR) }, guidance: FOODKEEPER },
  tin: {
    places: {
      ...afterwards,
      pantry: between(180, 5 * YEAR),
      opened_fridge: upTo(4),
      freezer: upTo(90),
    },
    guidance: TINS,
  },
  jar: { places: { ...jarred(180), opened_pantry: upTo(180) }, guidance: FOODKEEPER },
  pickle: { places: jarred(90), guidance: FOODKEEPER },
  paste: { places: jarred(14), guidance: FOODKEEPER },
  jam: { places: jarred(YEAR), guidance: FOODKEEPER },
  sauce: { places: { ...jarred(2 * YEAR), opened_pantry: upTo(YEAR) }, guidance: FOODKEEPER },
  ferment: { places: { fridge: upTo(YEAR), opened_fridge: upTo(YEAR) }, guidance: FOODKEEPER },
  fresh_dip: { places: chilled(7), guidance: FOODKEEPER },
  soy_protein: { places: chilled(14, 5), guidance: FOODKEEPER },
  stock: { places: chilled(7, 4), guidance: FOODKEEPER },
  dry: { places: shelf(60, 14), guidance: FOODKEEPER },
  cracker: { places: shelf(60, 14), guidance: FOODKEEPER },
  oil: { places: shelf(90, 60), guidance: FOODKEEPER },
  fat: { places: shelf(90, 60), guidance: FOODKEEPER },
  sweet: { places: shelf(90, 14), guidance: FOODKEEPER },
  oily_dry: { places: { ...shelf(14, 7), freezer: between(30, 2 * YEAR) }, guidance: FOODKEEPER },
  spread: { places: shelf(60, 14), guidance: FOODKEEPER },
  alcohol: { places: { pantry: between(YEAR, 10 * YEAR), opened_fridge: upTo(7) }, guidance: FOODKEEPER },
  juice: { places: chilled(14, 10), guidance: FOODKEEPER },
  shelf_drink: {
    places: { pantry: between(14, 2 * YEAR), opened_pantry: upTo(14), opened_fridge: upTo(14) },
    guidance: FOODKEEPER,
  },
  made_drink: { places: { fridge: upTo(3) }, guidance: COLD_CHART },
  produce: { places: atRoom(120), guidance: FOODKEEPER },
  squash: { places: { ...atRoom(120), cut_fridge: upTo(5) }, guidance: FOODKEEPER },
  leaf: { places: chilled(7, 2), guidance: FOODKEEPER },
  herb: { places: { ...chilled(14), counter: upTo(7), pantry: upTo(7) }, guidance: FOODKEEPER },
  berry: { places: chilled(14), guidance: FOODKEEPER },
  mushroom: { places: chilled(7), guidance: FOODKEEPER },
  sprout: { places: chilled(5), guidance: FOODKEEPER },
  cut: { places: chilled(4), guidance: FOODKEEPER },
  bread: { places: baked(18), guidance: FOODKEEPER },
  flatbread: { places: baked(90), guidance: FOODKEEPER },
  cake: { places: baked(7), guidance: FOODKEEPER },
  keeping_cake: { places: baked(180), guidance: FOODKEEPER },
  cream_cake: { places: chilled(7), guidance: COLD_CHART },
  chilled_dough: { places: chilled(7), guidance: FOODKEEPER },
}

/** Names and sorts that tell the form of a food, so that no row can hide it behind another. */
export const formsOfNames: readonly { name: RegExp; forms: readonly string[] }[] = [
  { name: /\bcooked\b|^(?:roast|grilled) /, forms: ['cooked', 'cooked_rice'] },
  { name: /^canned /, forms: ['tin'] },
  { name: /^dried /, forms: ['dry'] },
  { name: /^ground (?:beef|pork|lamb|chicken|turkey)$/, forms: ['mince'] },
]
export const formsOfSorts: Readonly<Record<string, readonly string[]>> = {
  dish: ['cooked', 'cooked_rice', 'salad', 'frozen', 'tin'],
  beef: ['raw_meat', 'mince', 'tin', 'cooked'],
  pork: ['raw_meat', 'mince', 'raw_sausage', 'cured_meat', 'fat', 'cooked'],
  lamb: ['raw_meat', 'mince', 'cooked'],
  poultry: ['raw_poultry', 'mince', 'cooked'],
  game: ['raw_meat'],
  offal: ['offal', 'cooked'],
  fish: ['raw_fish', 'smoked_fish', 'cured_fish', 'tin', 'dry', 'cooked'],
  crustacean: ['raw_shellfish', 'cooked'],
  mollusc: ['raw_shellfish', 'cooked'],
  cheese: ['soft_cheese', 'hard_cheese', 'fresh_dairy'],
  rennet_cheese: ['hard_cheese'],
  herb: ['herb', 'dry'],
  spice: ['dry'],
  egg: ['egg', 'raw_egg', 'boiled_egg', 'cooked', 'salad'],
}
