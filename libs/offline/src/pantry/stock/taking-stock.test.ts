import { expect, test } from '@jest/globals'
import { createOfflineModel } from '@alfred/llm'
import { planSchema } from '@alfred/contracts'
import { pantryOfflineRules } from '../pantry-offline-rules.ts'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const toolsOf = (message: string): string[] =>
  readKitchen(message, { ...briefOf(message), isResumed: false }).calls.map(({ tool }) => tool)

async function planned(message: string) {
  const { output } = await createOfflineModel(pantryOfflineRules).generate({
    ...{ node: 'think', prompt: 'agents-pantry/think', variables: {}, complexity: 'low', schema: planSchema },
    situation: { brief: briefOf(message), dashboard: {}, replanBecause: null },
    signal: new AbortController().signal,
  })
  return output
}

test('who takes stock has it put down, and is asked how much there is of what nobody counted', async () => {
  const plan = await planned('so in my pantry I have 2 kg of flour, 5 lemons and some turnips')
  expect(plan).toMatchObject({
    decision: 'plan_direct',
    clarification_questions: ['How many turnips, exactly?'],
  })
})

test('of several foods that nobody counted it is asked in one question', async () => {
  const plan = await planned('we have 2 kg of flour, some turnips, some pears, some figs and some beetroots')
  expect(plan.clarification_questions).toEqual([
    'How much is there of turnips, pears, figs and beetroots? Tell me each with its amount.',
  ])
})

test('a thing that no list knows for a food is no stock', () => {
  expect(toolsOf('we have got a rice cooker now')).toEqual(['remember_preference'])
  expect(toolsOf('we have got 3 leeks and a tub of tahini')).toEqual(['correct_item', 'correct_item'])
})

test('each place keeps its own foods, also where how much there is of one has to be asked', () => {
  const message = 'My cupboard has rice and 2 tins of beans. The freezer has 3 pizzas and turnips.'
  const { calls, unclear } = readKitchen(message, { ...briefOf(message), isResumed: false })
  expect(calls.map(({ arguments: told }) => told)).toMatchObject([
    { food: 'rice', location: 'pantry' },
    { food: 'beans', location: 'pantry' },
    { food: 'pizzas', location: 'freezer' },
  ])
  expect(unclear).toHaveLength(1)
})
