import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { briefOf } from '../testing/brief-of.ts'
import { dishAccepted } from './dish-accepted.ts'

const LISTED =
  'From the cookbook: "Leek tart" (french, 50 minutes, 4 missing: leek and 3 more); "Bean stew with kale" (italian, 40 minutes); "Kale soup" (american, 30 minutes); "Sausage traybake" (british, 45 minutes).'
const SHOWN =
  'Leek tart, from the cookbook (serves 4, 50 minutes). Ingredients: 3 leeks. 1. Roll out the pastry.'
const PLANNED = 'Planned dinner on Thu 26 Nov: Leek tart.'

function acceptedIn(message: string, replies: readonly string[], asked = 'any ideas?'): string | undefined {
  const recent_turns: TurnBrief['recent_turns'] = replies.map((response) => ({
    message: asked,
    response,
    facts: [],
  }))
  return dishAccepted(message, { ...briefOf(message), recent_turns })
    ?.map((intent) => {
      if (intent.tool === 'question') return 'asked'
      if (intent.tool === 'show_recipe') return `show ${intent.arguments.name} ${intent.arguments.servings}`
      if (intent.tool !== 'plan_meals') return intent.tool
      return intent.arguments.meals
        .map(({ day, meal, title, servings }) => `${title} ${day} ${meal} ${servings ?? '-'}`)
        .join(' + ')
    })
    .join(' + ')
}

test.each([
  ["ooh yes, let's have that on Thursday", 'Leek tart thursday dinner -'],
  ["perfect, we'll do it tomorrow night, theres six of us", 'Leek tart tomorrow dinner 6'],
  ['right, Tuesday it is', 'Leek tart tuesday dinner -'],
  ['that sounds lovely. Sunday lunch, just for me', 'Leek tart sunday lunch 1'],
  ['Sunday, for four, that one please', 'Leek tart sunday dinner 4'],
  ['yep thatll do nicely for tea on wednesday, me and Hannah', 'Leek tart wednesday dinner 2'],
  ['deal. pencil it in for friday', 'Leek tart friday dinner -'],
  ['I fancy this, put it down for Saturday dinner, enough for five', 'Leek tart saturday dinner 5'],
  ['Good idea! Tonight then, both of us', 'Leek tart tonight dinner 2'],
  ['the tart it is, monday', 'Leek tart monday dinner -'],
  ['lovely, could you make it for two', 'show Leek tart 2'],
])('"%s" accepts the dish that was shown', (message, accepted) => {
  expect(acceptedIn(message, [LISTED, SHOWN])).toBe(accepted)
})

test.each([
  ["the soup then, on Monday, there'll be three of us", 'Kale soup monday dinner 3'],
  ['sausage one sounds good for Wednesday', 'Sausage traybake wednesday dinner -'],
  ['ok the second one, Friday tea, for 4', 'Bean stew with kale friday dinner 4'],
  ['bean stew tomorrow please', 'Bean stew with kale tomorrow dinner -'],
  ['yum, yes. tomorrow night', 'asked'],
  ['lets do the kale one on tuesday', 'asked'],
])('"%s" accepts one of those that were listed', (message, accepted) => {
  expect(acceptedIn(message, [LISTED])).toBe(accepted)
})

test('the day is the one for which dishes were asked', () => {
  const asked = 'the Harpers come on Saturday, what could I cook for dinner?'
  expect(acceptedIn("great, let's do that, we'll be seven", [LISTED, SHOWN], asked)).toBe(
    'Leek tart saturday dinner 7',
  )
  expect(acceptedIn('mmm, nice', [LISTED, SHOWN], asked)).toBeUndefined()
})

test('a dish that nobody listed is named by itself', () => {
  expect(acceptedIn('well I never. The lentil soup then, on Tuesday, enough for two', ['Done.'])).toBe(
    'lentil soup tuesday dinner 2',
  )
})

test.each([
  'yes',
  'lovely, thanks',
  'is that good for Friday?',
  'not that one on Friday',
  'maybe that on Friday',
  'I had that on Friday',
  'lovely, but without the leeks on Friday',
  'put leeks on the list for Friday',
  "that sounds good but my sister is allergic to dairy, let's do it on Friday",
  'how long does that take on Friday',
  'yes, what else is there on Friday',
  "no, let's not do that on Friday",
  'that one on Friday, and the soup on Saturday maybe',
  'what do I need for Friday',
  'good, remind me on Friday',
  'Friday',
  'for four on Friday with the kids and their mates',
  'have it in the freezer by Friday',
])('"%s" accepts nothing', (message) => {
  expect(acceptedIn(message, [LISTED, SHOWN])).toBeUndefined()
})

test('what was planned last is not planned once more', () => {
  expect(acceptedIn('right, Tuesday it is', [SHOWN, PLANNED])).toBeUndefined()
})
