import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(async () => {
  await alfred.stop()
})

type Recipe = { name: string; steps: string[]; recipe_ingredients: { food: string }[] }
const recipesOf = (person: TestPerson) =>
  person.rows<Recipe>('recipes?select=name,steps,recipe_ingredients(food)&user_id=not.is.null&order=name')
const foodsOf = ({ recipe_ingredients }: Recipe) => recipe_ingredients.map(({ food }) => food)

describe('recipes', () => {
  test('are created and saved in one go, each with all its ingredients and steps', async () => {
    const person = await meet(alfred, 'cook')
    const done = await person.say('Create 3 cod recipes and save them')
    expect(done.status).toBe('done')
    const recipes = await recipesOf(person)
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(3)
    for (const recipe of recipes) {
      expect(foodsOf(recipe)).toContain('cod')
      expect(recipe.recipe_ingredients.length).toBeGreaterThanOrEqual(5)
      expect(recipe.steps.length).toBeGreaterThanOrEqual(3)
      expect(done.response).toContain(
        `"${recipe.name}" (2 servings, ${recipe.recipe_ingredients.length} ingredients, ${recipe.steps.length} steps)`,
      )
    }
    const [turn] = await person.rows<{ ledger: Record<string, unknown> }>('turns?select=ledger')
    expect(turn?.ledger).toMatchObject({
      artifacts_generated: [{ type: 'recipe', count: 3 }],
      artifacts_saved: [{ type: 'recipe', count: 3 }],
    })
    expect((await person.say('show me fish recipes')).response).toMatch(/contains cod/)
  })

  test('of the fourth turn meet the wishes of the first three', async () => {
    const person = await meet(alfred, 'four turns')
    await person.say('I want fish recipes for the air fryer')
    await person.say('Use cod, serve with rice')
    await person.say('Make 3 variations')
    expect(await recipesOf(person)).toEqual([])
    expect((await person.say('Save all 3')).status).toBe('done')
    const recipes = await recipesOf(person)
    expect(recipes).toHaveLength(3)
    for (const recipe of recipes) {
      expect(foodsOf(recipe)).toEqual(expect.arrayContaining(['cod', 'rice']))
      expect(recipe.steps.join(' ')).toContain('air fryer')
    }
  })

  test('contain nothing to which the person is allergic, and say why', async () => {
    const person = await meet(alfred, 'allergic')
    await person.say("I'm allergic to peanuts")
    expect((await person.say('make 3 peanut recipes')).response).toMatch(/allergic to peanuts/)
    await person.say('create a satay chicken recipe and save it', { conversationId: 'new' })
    for (const recipe of await recipesOf(person)) {
      expect(`${recipe.name} ${foodsOf(recipe).join(' ')}`).not.toMatch(/peanut|satay/i)
    }
  })
})

describe('a plan for a week', () => {
  test('is preceded by questions to a new person, proposed to a known one, and made after the yes', async () => {
    const person = await meet(alfred, 'planner')
    expect((await person.say('plan my week')).response_type).toBe('question')
    await person.say('I am vegetarian', { conversationId: 'new' })
    await person.say('we are 2 people')
    const proposal = await person.say('plan my week', { conversationId: 'new' })
    expect(proposal.response_type).toBe('proposal')
    expect(await person.rows('meal_plan_entries?select=id')).toEqual([])
    expect((await person.say('yes, but no Wednesday')).status).toBe('done')
    const meals = await person.rows<{ day: string; title: string }>(
      'meal_plan_entries?select=day,title&order=day',
    )
    expect(meals.length).toBeGreaterThanOrEqual(5)
    const weekdays = meals.map(({ day }) => new Date(`${day}T12:00:00Z`).getUTCDay())
    expect(weekdays).not.toContain(3)
    expect(meals.map(({ title }) => title).join(' ')).not.toMatch(/chicken|beef|cod|salmon|pork/i)
  })
})
