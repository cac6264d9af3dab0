import { isReadable } from '@alfred/client'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(async () => {
  await alfred.stop()
})

describe('the cookbook', () => {
  test('can be searched by meaning, shown, planned and copied without changing it', async () => {
    const person = await meet(alfred, 'cookbook reader')
    const found = await person.say('find me something like curry')
    expect(found.response).toMatch(/From the cookbook: .*curry/i)
    expect((await person.say('show me the mapo tofu recipe')).response).toMatch(
      /Mapo tofu, from the cookbook.*doubanjiang/s,
    )
    await person.say('plan mapo tofu for dinner tomorrow')
    const [meal] = (await person.client.read('meal_plan')).filter(isReadable)
    const [tofu] = await person.client.read('cookbook', { where: { name: 'Mapo tofu' } })
    expect(meal?.recipe_id).toBe(tofu?.id)
    expect((await person.say('copy the mapo tofu recipe from the cookbook')).response).toMatch(
      /Saved "Mapo tofu"/,
    )
    expect((await person.say('rename the mapo tofu recipe to Hot tofu')).response).toMatch(/Hot tofu/)
    expect((await person.client.read('recipes')).filter(isReadable).map(({ name }) => name)).toEqual([
      'Hot tofu',
    ])
    expect(
      (await person.client.read('cookbook', { where: { name: 'Mapo tofu' } })).map(({ id }) => id),
    ).toEqual([tofu?.id])
  })

  test("offers nothing that breaks a person's rules, and says that it left something out", async () => {
    const person = await meet(alfred, 'cookbook allergic')
    await person.say("I'm allergic to peanuts")
    const { response } = await person.say('search the cookbook for peanut noodles')
    expect(response).toMatch(/Left out \d+ recipes? that your rules or wishes are against/)
    expect(response).not.toMatch(/satay|pad thai/i)
  })

  test("can be cooked from step by step like a person's own recipe", async () => {
    const person = await meet(alfred, 'cookbook cook')
    const [recipe] = await person.client.read('cookbook', { where: { name: 'Cacio e pepe' } })
    const events = []
    const init = { mode: 'cook', message: '', cook_init: { recipe_id: recipe?.id ?? '' } } as const
    for await (const event of person.client.chat(init)) events.push(event)
    const last = events.at(-1)
    expect(last?.type === 'done' && last.data.response).toMatch(/Cacio e pepe|spaghetti|water/i)
  })

  test('can be logged, and the answer names the missing figures', async () => {
    const person = await meet(alfred, 'cookbook eater')
    const { response } = await person.say('log 1 serving of the tonjiru recipe for dinner')
    expect(response).toMatch(/ kcal, .* protein \(\d+ of \d+ ingredients/)
  })
})

describe('a question about foods', () => {
  test.each([
    ['what can I use instead of buttermilk?', /Instead of buttermilk: .*lemon juice/],
    ['how long does salmon keep in the freezer?', /3 months in the freezer/],
    ['what goes well with tomato?', /What goes with tomato: .*basil/],
    ['does satay sauce contain peanuts?', /peanut/],
    ['log 150 g of ostrich', /150 g ostrich.*kcal.*USDA FNDDS/],
  ])('"%s" is answered', async (question, answer) => {
    const person = await meet(alfred, `asks ${question}`)
    expect((await person.say(question)).response).toMatch(answer)
  })
})
