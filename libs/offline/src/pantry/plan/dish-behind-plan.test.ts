import { describe, expect, test } from '@jest/globals'
import { dishBehindPlan } from './dish-behind-plan.ts'
import { briefOf } from '../testing/brief-of.ts'

/** The dishes that a message plans behind a reply: day, meal, title, for how many, and whether beside another. */
function after(response: string, message: string) {
  const brief = { ...briefOf(message), recent_turns: [{ message: 'plan it', response, facts: [] }] }
  return dishBehindPlan(message, brief)?.flatMap((intent) =>
    intent.tool === 'plan_meals'
      ? intent.arguments.meals.map(
          ({ day, meal, title, servings, beside }) =>
            `${day} ${meal} ${title}${servings === null ? '' : ` for ${servings}`}${beside === true ? ' beside' : ''}`,
        )
      : [],
  )
}

describe('behind a plan', () => {
  test.each([
    ['and garlic bread with it', ['2026-11-23 dinner garlic bread beside']],
    ['some peas on the side', ['2026-11-23 dinner peas beside']],
    ['Tuesday snags and mash, same number', ['tuesday dinner snags and mash for 4']],
    ['then tomorrow just a salad for me', ['tomorrow dinner salad for 1']],
    ['wed night chili, three of us', ['wed dinner chili for 3']],
  ])('%j plans %j', (message, dishes) =>
    expect(after('Planned dinner on Mon 23 Nov: spag bol, for 4.', message)).toEqual(dishes),
  )

  test.each([
    ['and leftovers for lunch on tuesday', ['tuesday lunch leftover spag bol']],
    ["whatever's left for tomorrow's lunch", ['tomorrow lunch leftover spag bol']],
    ['the rest of it thurs', ['thurs dinner leftover spag bol']],
    ['Left overs Wednesday for lunch', ['wednesday lunch leftover spag bol']],
  ])('%j plans what is left: %j', (message, dishes) =>
    expect(after('Planned dinner on Mon 23 Nov: spag bol.', message)).toEqual(dishes),
  )

  test.each([
    'tuesday is no good',
    'on friday we are out',
    'tomorrow instead',
    'what about tuesday',
    'cancel tuesday',
  ])('%j is no dish', (message) =>
    expect(after('Planned dinner on Mon 23 Nov: spag bol.', message)).toBeUndefined(),
  )

  test('a dish is put down for the day for which nothing is planned', () => {
    const empty = 'Nothing is planned for Mon 23 Nov.'
    expect(after(empty, 'Nothing? Stick sausages and beans down, nice and simple')).toEqual([
      '2026-11-23 dinner sausages and beans',
    ])
    expect(after(empty, 'pop a veggie lasagne down then. It is always good.')).toEqual([
      '2026-11-23 dinner veggie lasagne',
    ])
    expect(after(empty, 'put my name down')).toBeUndefined()
  })

  test('is nothing where nothing was planned', () => {
    expect(after('In the fridge: 6 eggs.', 'and garlic bread with it')).toBeUndefined()
    expect(dishBehindPlan('and garlic bread with it', null)).toBeUndefined()
  })
})
