import { expect, test } from '@jest/globals'
import { spelledOut } from './spelled-out.ts'

test.each([
  ["the milk's gone off", 'the milk has gone off'],
  ["ok coriander's in the basket", 'ok coriander is in the basket'],
  ["how much of the beer's left?", 'how much of the beer is left?'],
  ['the bread’s nearly finished', 'the bread is nearly finished'],
  ["the rice's all gone and the ham's mouldy", 'the rice has all gone and the ham is mouldy'],
])('"%s" is read as "%s"', (message, full) => {
  expect(spelledOut(message)).toBe(full)
})

test.each([
  "mum's lasagne is off",
  "it's gone off",
  "what's in the fridge?",
  "show me Anna's soup",
  "that's out",
])('"%s" stays as it is', (message) => {
  expect(spelledOut(message)).toBe(message)
})
