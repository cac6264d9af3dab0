import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const recipes = (...names: string[]) => ({ state: { recipes: names.map((name) => ({ name })) } })

test.each([
  ["add the cookbook's leek tart to mine", 'leek tart'],
  ['the leek tart of the cookbook, put it with mine', 'leek tart'],
])('%j copies the dish without what says whose it is', (message, name) => {
  expect(filled('copy_recipe', message)).toEqual([{ tool: 'copy_recipe', name }])
})

test('the dish that was made up last is the one that is kept', () => {
  const before = [
    {
      say: 'invent a dip',
      acts: [{ tool: 'create_recipe', goal: 'dip' }],
      reply: 'Smoky bean dip, serves 4.',
    },
  ]
  expect(filled('save_recipe', 'keep that dip you made', { before })).toMatchObject([
    { name: 'Smoky bean dip' },
  ])
})

test('a dish of the last reply is the one of which a rare word is said', () => {
  const before = [
    {
      say: 'fish',
      acts: [{ tool: 'search_cookbook' }],
      reply: 'Rice with squid; plaice with capers; fish soup.',
    },
  ]
  expect(filled('copy_recipe', 'I want it with my recipes, that soup', { before })).toMatchObject([
    { name: 'fish soup' },
  ])
})

test('the first letters of a recipe of the person are enough where they begin no other', () => {
  expect(filled('cook_recipe', 'made the strog', recipes('stroganoff', 'ramen'))).toMatchObject([
    { recipe: 'stroganoff' },
  ])
})

test('two recipes that were cooked are two, each with its servings', () => {
  expect(
    filled('cook_recipe', 'cooked the ramen for two and the lasagne for five', recipes('ramen', 'lasagne')),
  ).toMatchObject([
    { recipe: 'ramen', servings: 2 },
    { recipe: 'lasagne', servings: 5 },
  ])
})

test.each<[string, object]>([
  ['ramen done, times two', { times: 2 }],
  ['ramen cooked, 7 bowls', { servings: 7 }],
])('%j tells how much was cooked', (message, slots) => {
  expect(filled('cook_recipe', message, recipes('ramen'))[0]).toMatchObject(slots)
})

test('what is to be made is no food that goes into it', () => {
  expect(filled('create_recipe', 'make me a salsa with tomatillo and lime')[0]).toMatchObject({
    foods: ['tomatillo', 'lime'],
  })
})

test.each<[string, object]>([
  ['do I have a ramen recipe', { query: 'ramen' }],
  ['is miso in any of my recipes', { ingredient: 'miso' }],
])('%j looks among the own recipes', (message, slots) => {
  expect(filled('find_recipes', message)[0]).toMatchObject(slots)
})

test('a food that goes out and one that comes in are swapped', () => {
  expect(filled('update_recipe', 'ramen: pork out, tofu in', recipes('ramen'))).toMatchObject([
    { name: 'ramen', swap: { from: 'pork', to: 'tofu' } },
  ])
})

test('a new name ends where the next change begins', () => {
  expect(
    filled('update_recipe', 'rename ramen to sunday ramen and bump it to 6 servings', recipes('ramen')),
  ).toMatchObject([{ new_name: 'sunday ramen' }])
})

test('what the speaker hates is not kept of the person who is named behind it', () => {
  expect(filled('remember_preference', 'I hate beetroot and Mia is allergic to sesame')).toEqual([
    { tool: 'remember_preference', kind: 'dislike', value: 'beetroot' },
    { tool: 'remember_preference', kind: 'allergy', value: 'sesame', who: 'Mia' },
  ])
})

test.each<[string, object]>([
  ['I do not like the okra', { kind: 'dislike', value: 'okra' }],
  ['we cannot have sesame', { kind: 'allergy', value: 'sesame' }],
  ["i'm alergic to squid", { kind: 'allergy', value: 'squid' }],
])('%j is kept as what it is, and not as its opposite', (message, kept) => {
  expect(filled('remember_preference', message)).toEqual([{ tool: 'remember_preference', ...kept }])
})

test('an appliance is no misspelled food', () => {
  expect(filled('remember_preference', 'I have bought a mixer')).toMatchObject([
    { kind: 'equipment', value: 'mixer' },
  ])
})

test('what somebody eats again is forgotten', () => {
  const preferences = [{ kind: 'diet', value: 'vegan', who: 'Mia' }]
  expect(filled('forget_preference', 'Mia eats meat again', { state: { preferences } })).toEqual([
    { tool: 'forget_preference', kind: 'diet', value: 'vegan', who: 'Mia' },
  ])
})

test.each<[string, object]>([
  ['male 41 178 82', { sex: 'male', age: 41, height_cm: 178, weight_kg: 82 }],
  ['woman, 36, 5 foot 6, 150, desk job', { sex: 'female', age: 36, weight_kg: 68, activity: 'sedentary' }],
  ['m 29 180 cm 75 kg rowing 5x a week, keep my weight', { activity: 'active', aim: 'maintain' }],
])('the figures of %j are taken in the order in which people tell them', (message, slots) => {
  expect(filled('calculate_recommended_goals', message)[0]).toMatchObject(slots)
})

test('a goal and a limit in one message are told apart by where "cap" stands', () => {
  expect(filled('update_user_goal', 'protein goal 90 and a sugar cap at 30')).toMatchObject([
    { nutrient: 'protein_g', kind: 'goal', target: 90 },
    { nutrient: 'sugar_g', kind: 'limit', target: 30 },
  ])
})

test.each([
  ["how much sodium's in a bagel", 'sodium_mg'],
  ['is miso salty', 'sodium_mg'],
  ['does tempeh have b12', 'vitamin_b12_mcg'],
])('%j asks for a nutrient', (message, nutrient) => {
  expect(filled('lookup_nutrition', message)[0]).toMatchObject({ nutrient })
})

test.each<[string, string]>([
  ['not the crunchy, the smooth', 'smooth peanut butter'],
  ['anything but crunchy', 'smooth peanut butter'],
])('%j chooses what is not denied', (message, option) => {
  const open = { kind: 'question', asks: 'which', options: ['crunchy peanut butter', 'smooth peanut butter'] }
  expect(filled('select', message, { open })).toEqual([{ tool: 'select', option }])
})

test('an option is chosen by the size that it tells', () => {
  const open = { kind: 'question', asks: 'which', options: ['750 g bag', '1.5 kg bag'] }
  expect(filled('select', 'the big one', { open })).toEqual([{ tool: 'select', option: '1.5 kg bag' }])
})

test('what was changed last is undone without a name', () => {
  const before = [{ say: 'plums gone', acts: [{ tool: 'use_item', food: 'plum' }] }]
  expect(filled('undo', 'put the plums back', { before })).toEqual([{ tool: 'undo' }])
})

test('"what meat have we got" asks for all of it', () => {
  const stock = [{ food: 'minced meat', quantity: 1 }]
  expect(filled('list_items', 'what meat have we got', { state: { stock } })).toEqual([
    { tool: 'list_items', category: 'meat' },
  ])
})

test('a recipe that is to be changed without saying how is asked for', () => {
  expect(filled('update_recipe', 'change the ramen recipe', recipes('ramen'))).toEqual([
    { tool: 'update_recipe', name: 'ramen', notes: null },
  ])
  expect(filled('update_recipe', 'put in the ramen recipe that it freezes well', recipes('ramen'))).toEqual([
    { tool: 'update_recipe', name: 'ramen', notes: 'freezes well' },
  ])
})

test('a food that is swapped in a recipe which is named behind it is no recipe', () => {
  const state = { recipes: ['Duck Ragout'] }
  expect(filled('update_recipe', 'swap the duck for rabbit in the ragout', { state })).toEqual([
    { tool: 'update_recipe', name: 'Duck Ragout', swap: { from: 'duck', to: 'rabbit' } },
  ])
})

test('what is swapped and what is noted of a recipe are told together', () => {
  const state = { recipes: ['Leek Tart'] }
  expect(
    filled('update_recipe', 'in the leek tart swap the cream for yoghurt, and note that it bakes longer', {
      state,
    }),
  ).toEqual([
    {
      tool: 'update_recipe',
      name: 'Leek Tart',
      swap: { from: 'cream', to: 'yoghurt' },
      notes: 'bakes longer',
    },
  ])
})

test('what is used for something else replaces it', () => {
  const state = { recipes: ['Blinis'] }
  expect(filled('update_recipe', 'use skyr for the sour cream in the blinis', { state })).toMatchObject([
    { name: 'Blinis', swap: { from: 'sour cream', to: 'skyr' } },
  ])
})

test('a bare figure behind "under" is one of minutes', () => {
  expect(filled('search_cookbook', 'something with tofu, under 20')).toMatchObject([{ max_minutes: 20 }])
  expect(filled('search_cookbook', 'something with tofu under 400 calories')[0]).not.toHaveProperty(
    'max_minutes',
  )
})

test('the servings that a recipe is for now are not the ones that are wanted', () => {
  const state = { recipes: [{ name: 'Moussaka', servings: 4, ingredients: [] }] }
  expect(filled('scale_recipe', 'moussaka for nine please, recipes for 4', { state })).toMatchObject([
    { name: 'Moussaka', servings: 9 },
  ])
})

test('a new name ends before the reason for it', () => {
  const state = { recipes: ['Plum Cake'] }
  expect(filled('update_recipe', "rename plum cake to Rosa's cake, its her recipe", { state })).toMatchObject(
    [{ name: 'Plum Cake', new_name: "Rosa's cake" }],
  )
})

test.each<[string, string, string]>([
  ['soy cream in the korma instead of the normal stuff', 'cream', 'soy cream'],
  ['use brown rice not the usual in the korma', 'rice', 'brown rice'],
])('%j replaces the usual sort of the food', (message, from, to) => {
  expect(filled('update_recipe', message, recipes('Korma'))).toMatchObject([
    { name: 'Korma', swap: { from, to } },
  ])
})

test('a recipe is cooked as many times as is told', () => {
  expect(filled('cook_recipe', 'made three times the korma for the party', recipes('Korma'))).toMatchObject([
    { recipe: 'Korma', times: 3 },
  ])
})

test('a recipe for the speaker alone is for one', () => {
  expect(filled('scale_recipe', 'do the korma for just me', recipes('Korma'))).toMatchObject([
    { name: 'Korma', servings: 1 },
  ])
})

test('what uses something up has it in it', () => {
  expect(filled('find_recipes', 'which of mine use up a swede')).toMatchObject([{ ingredient: 'swede' }])
})

test('a dish of what is in the house is one of what is in stock', () => {
  expect(filled('search_cookbook', 'something vegan with what is in the house')).toMatchObject([
    { from_stock: true },
  ])
})

test('a diet that is told beside a dislike is no dislike', () => {
  const calls = filled('remember_preference', 'im vegetarian and i cant stand okra')
  expect(calls).toContainEqual({ tool: 'remember_preference', kind: 'dislike', value: 'okra' })
  expect(calls).not.toContainEqual(expect.objectContaining({ kind: 'dislike', value: 'vegetarian' }))
})

test('what something tastes like is not liked', () => {
  expect(filled('remember_preference', 'i hate kohlrabi, tastes like cabbage water')).toMatchObject([
    { kind: 'dislike', value: 'kohlrabi' },
  ])
})

test('the person whose dislike is over is the one who is named first', () => {
  const state = { preferences: [{ kind: 'dislike', value: 'olives' }] }
  expect(filled('forget_preference', 'Theo eats olives now', { state })).toMatchObject([
    { kind: 'dislike', value: 'olives', who: 'Theo' },
  ])
})

test('a sort by itself is compared as one of the food that the other names', () => {
  expect(filled('compare_foods', 'is brown rice better than white')).toMatchObject([
    { foods: ['brown rice', 'white rice'] },
  ])
})

test.each(['Noor swells up from hazelnuts, an allergy', 'Noor might have an allergy, hazelnuts'])(
  '%j is told of the person who is named first, and never of the speaker',
  (message) => {
    expect(filled('remember_preference', message)).toEqual([
      { tool: 'remember_preference', kind: 'allergy', value: 'hazelnuts', who: 'Noor' },
    ])
  },
)

test('whose allergy it is has to be asked for where nobody is named', () => {
  expect(filled('remember_preference', 'somebody here is allergic to hazelnuts')).toMatchObject([
    { kind: 'allergy', value: 'hazelnuts', who: null },
  ])
})
