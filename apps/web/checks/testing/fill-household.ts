import type { Page } from 'playwright-core'
import { say } from './web.ts'

const told = [
  'I bought 2 litres of milk that expires tomorrow, a dozen eggs, 500 g butter and 2 kg rice',
  'I bought 6 tomatoes, a leek, 3 onions, 400 g minced beef and 1 l oat milk',
  'put 300 g peas in the freezer',
  'add bread, apples, coffee and olive oil to the shopping list',
  'plan mapo tofu for dinner today',
  'plan red curry of pumpkin and tofu for dinner tomorrow',
  'log two eggs and a slice of toast for breakfast',
  'yes',
  'log 200 g yoghurt and an apple for a snack',
  'yes',
  'set a calorie limit of 2200',
  'yes',
  'set a protein goal of 90 g',
  'yes',
  'remember that the oven runs hot',
  "remember that the big pot is at mum's",
  'I am allergic to peanuts',
  'Nora is allergic to milk',
]

/** A household with something on every page. */
export async function fillHousehold(page: Page): Promise<void> {
  await page.getByText('What is it about?').waitFor()
  for (const message of told) await say(page, message)
}
