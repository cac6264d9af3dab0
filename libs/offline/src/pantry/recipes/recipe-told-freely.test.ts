import { expect, test } from '@jest/globals'
import { layOutRecipe } from './lay-out-recipe.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

/** The lines of the recipe that a message tells, behind another message. */
function told(message: string, before = ''): string[] | undefined {
  const recent_turns = before === '' ? [] : [{ turn: 1, message: before, response: 'Well.', facts: [] }]
  const [intent, ...others] = parseKitchenMessage(message, { ...briefOf(message), recent_turns })
  const isTold = intent?.tool === 'request' && intent.request === 'save_dictated' && others.length === 0
  return isTold ? layOutRecipe(intent.text).split('\n') : undefined
}

test('a recipe is told by how the dish is made', () => {
  expect(
    told(
      "So that's how I do my lentil bake: you fry 2 onions, add 300 g red lentils with a can of tomatoes, then bake 40 minutes. Serves six.",
    ),
  ).toEqual([
    ...[
      'lentil bake',
      'Serves 6',
      'Ingredients:',
      '2 onions',
      '300 g red lentils',
      '1 can tomatoes',
      'Method:',
    ],
    ...['1. Fry 2 onions.', '2. Add 300 g red lentils with a can of tomatoes.', '3. Bake 40 minutes'],
  ])
  expect(
    told(
      'this is how my nan makes her flapjacks, melt 100 g butter, stir in 250 g oats and 3 spoons of honey, bake 25 mins',
    )?.slice(0, 4),
  ).toEqual(['flapjacks', 'Ingredients:', '100 g butter', '250 g oats'])
})

test('a recipe is told behind what is to become of it', () => {
  expect(
    told(
      'I have this flatbread recipe from my aunt, could you keep it. 300 g flour, 1 tsp salt, 150 ml water, for two.',
    ),
  ).toEqual(['flatbread', 'Serves 2', 'Ingredients:', '300 g flour', '1 tsp salt', '150 ml water', 'Method:'])
  expect(
    told(
      'great. save it for me its 2 carrots 300 g swede 1 cup stock makes 4 bowls',
      "I'm making carrot soup tonight",
    ),
  ).toContain('carrot soup')
  expect(told('Save this for me: two eggs, one and a half cups of flour, a pinch of salt. Serves 3')).toEqual(
    [...['My recipe', 'Serves 3', 'Ingredients:', '2 eggs', '1.5 cups of flour', '1 pinch salt', 'Method:']],
  )
})

test('a recipe is told with its name, in front or behind', () => {
  expect(told('save my lamb kofta, 500 g lamb mince, 1 onion, 2 tsp cumin, serves 4')?.slice(0, 4)).toEqual([
    ...['lamb kofta', 'Serves 4', 'Ingredients:', '500 g lamb mince'],
  ])
  expect(
    told("I'd like to keep my pea soup. It's 500 g peas, 1 onion and 1 litre of stock. It feeds five."),
  ).toEqual(expect.arrayContaining(['pea soup', 'Serves 5', '500 g peas']))
  expect(told('I give you my amatriciana. 300 g pasta, 100 g bacon, 1 can tomatoes. For three.')).toEqual(
    expect.arrayContaining(['amatriciana', 'Serves 3', '100 g bacon']),
  )
  expect(
    told('so here it goes!! 2 pears, half a cup of oats, 1 tbsp honey. please save that as my autumn bowl'),
  ).toEqual(expect.arrayContaining(['autumn bowl', '2 pears', '1 tbsp honey']))
})

test('a recipe without a name is called by the dish that was spoken of', () => {
  expect(
    told('save this recipe: My recipe: 200 g sugar, 4 eggs', 'my fruit cake has sunk in the middle'),
  ).toContain('fruit cake')
})

test('of how something is made with too little in it nothing is stocked', () => {
  const asked = parseKitchenMessage('this is how I make my porridge, you boil 1 cup of oats and that is it')
  expect(asked).toMatchObject([{ tool: 'question' }])
})

test.each([
  'save it for me',
  'save it for tomorrow, 2 eggs and a leek',
  'put it on the list, 2 onions and 3 carrots',
  'how do I make a lentil bake?',
  'I made my lentil bake with 2 onions',
  'keep my leeks, 2 leeks and a carrot, in the fridge',
  'save some rice, please',
  'put that down, 2 eggs and 3 carrots are in the fridge',
])('%j tells no recipe', (message) => {
  expect(told(message)).toBeUndefined()
})
