import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { nutrients } from '@alfred/contracts'
import { createCoachAgent } from './agent.ts'
import { startCoach } from './testing/start-coach.ts'

const stock = {
  calls: [
    {
      tool: 'list_items',
      data: {
        items: ['egg', 'salmon', 'lettuce', 'unicorn'].map((food) => ({
          food,
          quantity: 1,
          unit: 'piece',
        })),
      },
    },
  ],
}

let conversations: Awaited<ReturnType<typeof startCoach>>

beforeAll(async () => {
  conversations = await startCoach({ facts: ['In the fridge: salmon and more.'], data: stock })
})

afterAll(() => conversations.stop())

describe('a food log', () => {
  test('is proposed with its figures and their source, logged after a confirmation, and counted', async () => {
    const person = conversations.begin()
    expect((await person.say('log two eggs for breakfast')).facts).toEqual([
      '2 eggs for breakfast today: 143 kcal, 12.6 g protein (USDA SR28). Shall I log it?',
    ])
    expect((await person.say('how am I doing today?', { pending: null })).facts).toEqual([
      'Nothing is logged for today.',
    ])
    expect((await person.answer('confirm')).facts).toEqual([
      'Logged 2 eggs for breakfast: 143 kcal (USDA SR28).',
    ])
    expect((await person.answer('confirm')).facts).toEqual(['That is done already.'])
    expect((await person.say('how many calories have I had today?')).facts).toEqual([
      'Today: 143 kcal, 12.6 g protein, 0.72 g carbohydrates, 9.5 g fat, from 1 entry (USDA SR28).',
    ])
    expect((await person.say('what did I eat today?')).facts).toEqual([
      'Today: 2 eggs (143 kcal) for breakfast. In all 143 kcal (USDA SR28).',
    ])
  })

  test('can be corrected before the confirmation, in words or by an edit', async () => {
    const person = conversations.begin()
    await person.say('I ate a banana and 200 g of yogurt for lunch')
    expect((await person.say('make it 2 bananas')).facts).toEqual([
      expect.stringMatching(/^2 bananas and 200 g yogurt for lunch today: \d+ kcal/),
    ])
    const edited = await person.answer('edit', {
      edits: { item: 1, quantity: 3, day: 'yesterday', meal: 'snack' },
    })
    expect(edited.facts).toEqual([expect.stringMatching(/^3 bananas and 200 g yogurt for snack yesterday: /)])
    expect((await person.answer('cancel')).facts).toEqual([expect.stringMatching(/^Called off: 3 bananas/)])
    expect((await person.say('what did I eat yesterday?')).facts).toEqual([
      'Nothing is logged for yesterday.',
    ])
  })

  test('belongs to the local day of the person', async () => {
    const person = conversations.begin()
    const tokyo = { asked_at: '2026-11-22T23:30:00Z', time_zone: 'Asia/Tokyo' }
    expect(
      (await person.say('I had 2 eggs for breakfast yesterday', tokyo)).results[0]?.outcome,
    ).toMatchObject({
      data: { day: '2026-11-22' },
    })
    expect((await person.say('log 2 eggs', { ...tokyo, pending: null })).results[0]?.outcome).toMatchObject({
      data: { day: '2026-11-23', meal: null },
    })
  })

  test('is refused when the figures or the weight of a food are unknown', async () => {
    const person = conversations.begin()
    expect((await person.say('log a dragon steak')).facts).toEqual([
      'I have no nutrition figures for dragon steak.',
    ])
    expect((await person.say('log 2 cans of cod')).facts[0]).toBe(
      'I do not know the weight of 2 cans of cod. Say how much cod in g or in: piece.',
    )
    expect(person.offer()).toBeNull()
  })

  test("may use figures that the person stated, which are described as the person's", async () => {
    const person = conversations.begin()
    expect((await person.say('log a burger with 540 calories for dinner')).facts).toEqual([
      '1 burger for dinner today: 540 kcal (as you stated). Shall I log it?',
    ])
  })
})

describe('goals', () => {
  test('are proposed, set after a confirmation, and compared with a day', async () => {
    const person = conversations.begin()
    expect((await person.say('set my protein goal to 120 g')).facts).toEqual([
      'Goal: at least 120 g protein a day. Shall I set it?',
    ])
    expect((await person.answer('confirm')).facts).toEqual(['Set: at least 120 g protein a day.'])
    await person.say('log 200 g of chicken', { pending: null })
    await person.answer('confirm')
    const { facts } = await person.say('how am I doing today?')
    expect(facts[1]).toMatch(/^Protein: \d+(?:\.\d)? of 120 g, \d+(?:\.\d)? g to go\.$/)
    expect((await person.say('what are my goals?')).facts).toEqual([
      'Your goals for a day: at least 120 g protein.',
    ])
    expect((await person.say('set my calorie goal to 90')).facts).toEqual([
      '90 kcal a day is out of range: I take 1000 to 6000 kcal. It is less than a body needs to stay well: a doctor or dietitian can say what is safe for you.',
    ])
  })

  test('are calculated from what a person states', async () => {
    const person = conversations.begin()
    const asked =
      'recommend goals: I am a woman, 30 years old, 165 cm, 60 kg, lightly active, and want to maintain my weight'
    const { facts } = await person.say(asked)
    expect(facts[0]).toContain('at most 1820 kcal, at least 72 g protein')
    expect(facts[1]).toContain('Mifflin-St Jeor: 1320 kcal at rest')
    expect((await person.answer('confirm')).facts[0]).toContain('Set: at most 1820 kcal')
  })
})

describe('a question', () => {
  test('about foods is answered with figures and their source', async () => {
    const person = conversations.begin()
    expect((await person.say('which has more protein, cod or salmon?')).facts).toEqual([
      expect.stringMatching(/^Protein per 100 g: salmon [\d.]+ g, cod [\d.]+ g \(USDA SR28\)\.$/),
    ])
    expect((await person.say('how much protein is in 100 g of chicken?')).facts).toEqual([
      expect.stringMatching(/^100 g chicken: [\d.]+ g protein \(USDA SR28\)\.$/),
    ])
    expect((await person.say('compare apples and bananas')).facts[0]).toMatch(
      /^Per 100 g: banana \d+ kcal, .+; apple \d+ kcal/,
    )
  })

  test("about the kitchen is answered from the pantry's data", async () => {
    const person = conversations.begin()
    const { plan, facts } = await person.say('do I have something with protein for tonight?')
    expect(plan.steps.map(({ step_type }) => step_type)).toEqual(['analyze'])
    expect(facts).toEqual([
      'In the fridge: salmon and more.',
      expect.stringMatching(
        /^Protein per 100 g: salmon [\d.]+ g, egg [\d.]+ g, lettuce [\d.]+ g \(USDA SR28\)\.$/,
      ),
      'I have no figures for unicorn.',
    ])
  })
})

describe('a tool that acts at once', () => {
  test('acts without a confirmation and is described', async () => {
    const person = conversations.begin()
    expect((await person.say('log 500 ml of water')).facts).toEqual(['Logged 500 ml of water today.'])
    expect((await person.say('I burned 300 calories running')).facts).toEqual([
      'Added 300 kcal for the workout today to what may be eaten.',
    ])
    expect((await person.say('delete that entry')).facts).toEqual(['Deleted 500 ml water today.'])
    expect((await person.say('delete that entry')).facts).toEqual(['There is no such entry in your diary.'])
  })
})

/** A person who is allergic to peanuts, with their token. */
async function beginAllergic() {
  const person = conversations.begin()
  await conversations.database.postgres.query(
    `begin; set local alfred.turn = '${person.person}';
     insert into public.preferences (user_id, kind, value, value_key) values ('${person.person}', 'allergy', 'peanut', 'peanut'); commit`,
  )
  const token = await conversations.database.keys.signServiceToken({
    role: 'authenticated',
    aud: 'authenticated',
    sub: person.person,
  })
  return { person, token }
}

test('a text that offers a forbidden food is rejected, and a comparison that names one carries a warning', async () => {
  const { person, token } = await beginAllergic()
  const { rules } = createCoachAgent(conversations.reader)
  const how = { without: [], locale: 'en-GB' }
  expect(
    await rules?.texts(token, ['Have an apple.', 'A spoon of peanut butter has much protein.'], how),
  ).toMatch(/^That would offer peanut butter, which is against your peanut allergy\.$/)
  expect(await rules?.texts(token, ['Have an apple instead of peanuts.'], how)).toBeNull()
  expect(await rules?.texts(token, ['Some cheese, perhaps.'], { ...how, without: ['dairy'] })).toMatch(
    /cheese/,
  )
  expect((await person.say('compare peanuts and apples')).facts).toContain(
    'Mind your peanut allergy: peanut.',
  )
})

test('in other languages too a text may name what it leaves out, and may not offer it', async () => {
  const { token } = await beginAllergic()
  const { rules } = createCoachAgent(conversations.reader)
  const judge = (text: string) => rules?.texts(token, [text], { without: [], locale: 'de-DE' })
  const allowed = [
    'Ich merke mir, dass du gegen Erdnüsse allergisch bist.',
    'Achtung, Allergie gegen Erdnüsse: Apfel.',
    'Wie wäre es mit einem Curry ohne Erdnüsse?',
    'Je retiens que tu as une allergie (cacahuètes).',
    'Un curry sans cacahuètes\u00a0?',
    'Recordaré que tienes alergia a cacahuetes.',
    '¿Un curry sin cacahuetes?',
  ]
  for (const text of allowed) expect([text, await judge(text)]).toEqual([text, null])
  const offered = [
    'Ein Löffel Erdnussbutter hat viel Eiweiß.',
    'Nicht nur ohne Milch, auch mit Erdnüssen.',
    'Un curry aux cacahuètes\u00a0?',
    'Un curry con cacahuetes.',
  ]
  for (const text of offered) expect([text, await judge(text)]).toEqual([text, expect.any(String)])
  // The food is told as the text has it.
  expect(await judge('Un curry con cacahuetes.')).toBe(
    'Damit würde ich dir anbieten: cacahuete. Dagegen spricht: Allergie (Erdnüsse).',
  )
})

test('the nutrients of the contracts are those of the database', async () => {
  const rows = await conversations.database.postgres.query<{ code: string; unit: string; label: string }>(
    'select code, unit, label from public.nutrients order by position',
  )
  const known = Object.entries(nutrients).map(([code, { unit, names }]) => ({ code, unit, label: names[0] }))
  // The database labels energy by its unit.
  expect(rows.map((row) => (row.code === 'calories' ? { ...row, label: 'calories' } : row))).toEqual(known)
})
