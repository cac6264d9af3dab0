import { expect, test } from '@jest/globals'
import { asksBeyondData } from './asks-beyond-data.ts'

test.each([
  'how much rice per person?',
  'how much pasta do i need for 6 people',
  'cod how much i need for 5 people',
  'salmon, how much should I buy for 4',
  'Is 4 pounds of pork enough for 8?',
  'will 2 kg potatoes be enough for ten people',
  'is 3 lbs enough for 6',
  'how big of a turkey',
  'so how big a ham should I get for 12 people?',
  'what size chicken do i need for four',
])('how much people eat of a food is not known: "%s"', (message) => {
  expect(asksBeyondData(message)).toMatch(/^How much of a single food/)
})

test.each([
  'how long do i boil eggs',
  'How long should I roast a chicken for?',
  "How long for the salmon in the oven? It's one big piece.",
  'how long does the pork need in the oven',
  'What temp do I pull the pork shoulder at, smoking it saturday',
  'what temperature for chicken in the oven?',
  'what internal temp should the beef be',
  'and how long at 225',
])('how long and how hot a food is cooked is not known: "%s"', (message) => {
  expect(asksBeyondData(message)).toMatch(/^How long and how hot/)
})

test.each([
  'if i buy it frozen when do i take it out',
  'how long does the mince take to defrost in the fridge?',
  'how long will it need to thaw',
])('how long something thaws is not known: "%s"', (message) => {
  expect(asksBeyondData(message)).toMatch(/^How long something takes to thaw/)
})

test('what went wrong with a dish is not known', () => {
  expect(asksBeyondData('My loaf came out flat again. What did I do wrong?')).toMatch(/^What went wrong/)
  expect(asksBeyondData('the sponge has sunk in the middle, any idea why?')).toMatch(/^What went wrong/)
})

test.each([
  'how much milk do we have',
  'how much protein is in 4 pounds of pork',
  'how many calories per person',
  'how much is left for me',
  'how long does chicken keep in the fridge?',
  'how long does the fish pie take',
  'how long is the salmon good for',
  'what do i need for the lasagne for 6',
  'how much flour do i need for the banana bread',
  'how many eggs are left for tomorrow',
  'scale the chili to 8 people',
  'what is 350 f in celsius',
  'how big is my weight goal',
  'what am I doing wrong with my diet?',
  'is 1500 calories enough for me',
  'plan pork for 8',
  'if i freeze it how long does it keep',
])('"%s" is asked of what there is', (message) => {
  expect(asksBeyondData(message)).toBeUndefined()
})

test.each(['is that drained? the tin says 145g', 'is that raw or cooked?', 'was that with the skin on'])(
  'of which form a figure was is told by its name alone: "%s"',
  (message) => {
    expect(asksBeyondData(message)).toMatch(/^Of which form/)
  },
)
