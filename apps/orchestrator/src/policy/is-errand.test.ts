import { expect, test } from '@jest/globals'
import { isErrand } from './is-errand.ts'

test.each([
  'I used 3 eggs',
  '6 apples, fridge!!',
  'a dozen eggs',
  'Bitte Reis und Nudeln auf die Liste',
  '2 zitronen sind weg',
  'mets du riz et du pain sur la liste',
  'gasté dos limones',
])('"%s" is to be done', (message) => {
  expect(isErrand(message)).toBe(true)
})

test.each([
  'thanks, you are the best',
  'my soup turned out great',
  'what is your favourite cheese?',
  'do you have 3 eggs?',
  'Danke, die Suppe war lecker!',
  'we are 4 tonight',
  '',
])('"%s" may be small talk', (message) => {
  expect(isErrand(message)).toBe(false)
})
