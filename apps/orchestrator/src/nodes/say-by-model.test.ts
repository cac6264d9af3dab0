import { describe, expect, test } from '@jest/globals'
import { createScriptedModel } from '@alfred/llm/testing'
import { noProviders } from '@alfred/contracts'
import { replyText } from '../testing/reply-text.ts'
import {
  actingState,
  answeringAgent,
  createTurnFixture,
  larder,
  someEnding,
} from '../testing/turn-fixture.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'
import { sayByModel } from './say-by-model.ts'

const facts = [
  { text: 'Added 12 eggs to the fridge.', isFailure: false, isChange: true },
  { text: 'The milk could not be found.', isFailure: true, isChange: false },
]

async function say(
  text: string,
  change: Omit<Partial<TurnState>, 'ending'> & { ending?: Partial<Ending>; objection?: string | null } = {},
) {
  const { ending, objection, ...state } = change
  const model = createScriptedModel([{ node: 'reply', text }])
  const { asked, askAgent } = answeringAgent({ objection })
  const agents = [{ ...larder, providers: { ...noProviders, rules: true, constraints: true } }]
  const { turn, dependencies } = createTurnFixture({ model, askAgent, agents })
  const told = await sayByModel(
    turn,
    {
      ...{ ...actingState, facts, gathered: { larder: nothingHolds } },
      ...state,
      ending: { ...someEnding, ...ending },
    },
    dependencies,
  )
  turn.emitter.flushText()
  expect(replyText(turn.emitter.since(null))).toBe(told.text)
  return { text: told.text, asked }
}

/** What is told of eggs that were added. */
const added = (locale: string) => ({
  text: locale === 'de' ? 'Hinzugefügt: 12 Eier in den Kühlschrank.' : 'Added 12 eggs to the fridge.',
  isFailure: false,
  isChange: true,
})

const nothingHolds = {
  ...{ dashboard: null, constraints: [], profile: [], background: [], blocks: [] },
  ...{ detail: null, objection: null },
}
const allergic = { larder: { ...nothingHolds, constraints: [{ kind: 'allergy', value: 'egg' }] } }

describe('a reply of a model', () => {
  test('keeps each piece that ends with a colon before what it introduces', async () => {
    const words = 'Here is all: of the eggs: 12 eggs are in the fridge.'
    const { text } = await say(words, {
      facts: [{ text: 'Added 12 eggs to the fridge.', isFailure: false, isChange: true }],
    })
    expect(text).toBe(words)
  })

  test('loses a line that only introduces a sentence which is left out', async () => {
    const { text } = await say(
      'Your week is planned: I have also added 40 apples. Added 12 eggs to the fridge.',
    )
    expect(text).not.toContain('Your week is planned')
    expect(text).toContain('Added 12 eggs to the fridge.')
  })

  test('is sent as it is when the facts bear it', async () => {
    const text = 'Your 12 eggs were added to the fridge. The milk could not be found.'
    expect(await say(text)).toEqual({ text, asked: [] })
  })

  test('loses the sentence that no fact bears, and keeps the others', async () => {
    const { text } = await say(
      '12 eggs are in the fridge. I also put 6 in lot_2. The milk could not be found.',
    )
    expect(text).toMatch(/^12 eggs are in the fridge\. The milk could not be found\./)
    expect(text).not.toContain('lot_2')
  })

  test('that leaves out a failure has it told by code', async () => {
    expect((await say('12 eggs were added to the fridge.')).text).toBe(
      '12 eggs were added to the fridge.\n\nThe milk could not be found.',
    )
  })

  test('that is a lie from end to end is replaced by what code tells', async () => {
    expect((await say('I threw 40 things away. You have 7 cats.')).text).toBe(
      'Added 12 eggs to the fridge.\nNot done: The milk could not be found.',
    )
  })

  test('claims no change in a turn that changed nothing', async () => {
    const { text } = await say('I have saved the recipe for you!', { facts: [] })
    expect(text).toBe('Nothing was changed.')
  })

  test('has its question told by code when the sentence that asks it is left out', async () => {
    const { text } = await say(
      '12 eggs were added. The milk could not be found. Which of the 99 do you mean?',
      {
        ending: { questions: ['Which milk do you mean?'], options: ['oat', 'cow'] },
      },
    )
    expect(text).toContain('Which milk do you mean?\nChoose: oat, cow.')
  })

  test('is held against the rules of a person who has some, sentence by sentence', async () => {
    const { text, asked } = await say('Add an omelette.', {
      gathered: allergic,
      objection: 'It contains egg.',
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      verb: 'context',
      request: { wants: ['objection'], text: 'Add an omelette.' },
    })
    expect(text).not.toContain('omelette')
  })

  test.each([
    ['en', "Added 12 eggs to the fridge. I've added 12 eggs to your fridge. Added 12 eggs to the fridge!"],
    ['de', '12 Eier sind im Kühlschrank. Im Kühlschrank sind 12 Eier. 12 Eier sind im Kühlschrank.'],
    ['fr', 'Il y a 12 œufs au frigo. Il y a 12 œufs au frigo.'],
    ['es', 'Hay 12 huevos en la nevera. Hay 12 huevos en la nevera.'],
  ])('in %s that says a thing twice says it once', async (locale, words) => {
    const { text } = await say(words, { facts: [added(locale)], locale })
    expect(text.match(/12/g)).toHaveLength(1)
  })

  test('may say twice what was done twice', async () => {
    const words = 'Added 12 eggs to the fridge. Added 12 eggs to the fridge.'
    expect((await say(words, { facts: [added('en'), added('en')] })).text).toBe(words)
  })

  test('may have a line of a list twice', async () => {
    const words = 'Here are both:\n- 12 eggs of the fridge\n- 12 eggs of the fridge\n'
    expect((await say(words, { facts: [added('en')] })).text).toBe(words)
  })

  test.each([
    [
      'de',
      'Ich merke mir, dass du gegen Erdnüsse allergisch bist.',
      'Deine Erdnussallergie habe ich notiert. Ich merke mir, dass du gegen Erdnüsse allergisch bist. Ich habe 99 Katzen.',
    ],
    [
      'en',
      "I'll remember that you are allergic to peanuts.",
      "Your peanut allergy is noted. I'll remember that you are allergic to peanuts. I have 99 cats.",
    ],
    [
      'fr',
      'Je retiens que tu es allergique aux cacahuètes.',
      'Ton allergie aux cacahuètes est notée. Je retiens que tu es allergique aux cacahuètes. J’ai 99 chats.',
    ],
    [
      'es',
      'Recuerdo que tienes alergia a los cacahuetes.',
      'Tu alergia a los cacahuetes queda anotada. Recuerdo que tienes alergia a los cacahuetes. Tengo 99 gatos.',
    ],
  ])('in %s tells once what was kept of the person, also after a fault', async (locale, kept, words) => {
    const fact = { text: kept, isFailure: false, isChange: true, isKept: true }
    const { text } = await say(words, { facts: [fact, added(locale)], locale })
    expect(text.match(/allerg|alergi/gi)).toHaveLength(1)
    expect(text).not.toContain('99')
  })

  test('may say what code tells, word for word, whatever it names', async () => {
    const { text, asked } = await say('Added 12 eggs to the fridge. The milk could not be found.', {
      gathered: allergic,
      objection: 'It contains egg.',
    })
    expect(text).toBe('Added 12 eggs to the fridge. The milk could not be found.')
    expect(asked).toEqual([])
  })

  test.each([
    ['de', '12 Eier liegen jetzt im Kühlschrank.', 'Achtung, Allergie gegen Eier: Eier.'],
    ['it', 'Ora ci sono 12 uova nel frigo.', 'Mind your egg allergy: egg.'],
    ['fr', '12 œufs au frigo.', 'Attention, allergie aux œufs\u00a0: œufs.'],
    ['es', 'Hay 12 huevos en la nevera.', 'Cuidado, alergia al huevo: huevo.'],
  ])('in %s that leaves out a warning has it told by code', async (locale, sentence, caution) => {
    const warning = { text: caution, isFailure: false, isChange: true }
    const { text } = await say(sentence, { facts: [added(locale), warning], locale })
    expect(text).toBe(`${sentence}\n\n${caution}`)
  })

  test('in German whose warning is left out, since it has a number of its own, has it told by code', async () => {
    const caution = { text: 'Achtung, Allergie gegen Eier: Eier.', isFailure: false, isChange: true }
    const words = 'Achtung, Allergie gegen Eier: 99 Eier. 12 Eier liegen jetzt im Kühlschrank.'
    const { text } = await say(words, { facts: [added('de'), caution], locale: 'de' })
    expect(text).toBe(`12 Eier liegen jetzt im Kühlschrank.\n\n${caution.text}`)
  })

  test('is held against what the goal excludes', async () => {
    const excluded = { type: 'ingredient_excluded' as const, field: '', value: 'dairy', confidence: 1 }
    const goal = {
      description: 'dinner',
      constraints: [excluded],
      startedTurn: 1,
      lastTurn: 1,
      subdomain: null,
    }
    const { asked } = await say('Have a bun.', { goal, objection: null })
    expect(asked[0]).toMatchObject({ request: { without: ['dairy'] } })
  })

  test('in a language that code does not have keeps its words, and is checked for numbers and claims alike', async () => {
    const { text } = await say('Ora ci sono 12 uova nel frigo, il latte non l’ho trovato.', { locale: 'it' })
    expect(text).toBe('Ora ci sono 12 uova nel frigo, il latte non l’ho trovato.')
    expect((await say('Ora ci sono 77 uova nel frigo.', { locale: 'it' })).text).not.toContain('77 uova')
  })

  test('in a language of code that leaves out a failure has it told in that language', async () => {
    const missing = { text: 'Nicht im Vorrat: Milch.', isFailure: true, isChange: false }
    const german = { facts: [added('de'), missing], locale: 'de' }
    expect((await say('12 Eier liegen jetzt im Kühlschrank.', german)).text).toBe(
      '12 Eier liegen jetzt im Kühlschrank.\n\nNicht im Vorrat: Milch.',
    )
    expect((await say('Ich habe dir 40 Dinge bestellt.', german)).text).toBe(
      'Hinzugefügt: 12 Eier in den Kühlschrank.\nNicht erledigt: Nicht im Vorrat: Milch.',
    )
  })

  test('may report what a fact tells in words of its own, whatever it names', async () => {
    const german = { facts: [added('de')], locale: 'de', gathered: allergic, objection: 'It contains egg.' }
    const { text, asked } = await say('Ich habe die 12 Eier in den Kühlschrank eingetragen.', german)
    expect(text).toBe('Ich habe die 12 Eier in den Kühlschrank eingetragen.')
    expect(asked).toEqual([])
    expect((await say('Mach dir doch ein Omelett.', german)).text).not.toContain('Omelett')
  })
})

test('a sentence that nobody could hold against the rules is not sent', async () => {
  const model = createScriptedModel([{ node: 'reply', text: 'Have an omelette.' }])
  const agents = [{ ...larder, providers: { ...noProviders, rules: true } }]
  const { turn, dependencies } = createTurnFixture({ model, agents })
  const state = { ...actingState, facts, gathered: allergic, ending: someEnding }
  expect((await sayByModel(turn, state, dependencies)).text).toBe(
    'Added 12 eggs to the fridge.\nNot done: The milk could not be found.',
  )
})
