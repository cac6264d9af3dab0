import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { defineTools, toolNamed } from './define-tools.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' }
const contracts = {
  look: {
    kind: 'read',
    description: 'Looks into the larder.',
    arguments: z.strictObject({ food: z.string() }),
  },
  put: { kind: 'write', description: 'Puts food away.', arguments: z.strictObject({ food: z.string() }) },
} as const
const tools = defineTools(contracts, {
  look: {
    prepare: ({ food }) => ({ ok: true, arguments: { food: food.toLowerCase() } }),
    answer: z.object({ foods: z.array(z.object({ name: z.string() })) }),
    describe: ({ foods }, { today }) =>
      foods.length === 0 ? [] : [`On ${today}: ${foods.map(({ name }) => name).join(', ')}.`],
    isQuick: true,
  },
})

describe('a tool', () => {
  test('is its contract and its entry in one', () => {
    expect(tools.look).toMatchObject({ kind: 'read', description: 'Looks into the larder.', isQuick: true })
    const call = { tool: 'look', arguments: { food: 'Leek' }, artifacts: {}, moment }
    expect(tools.look.prepare(call)).toEqual({ ok: true, arguments: { food: 'leek' } })
  })

  test('describes its answer, and says that it has run where there is nothing to tell', () => {
    expect(tools.look.describe({ foods: [{ name: 'leek' }, { name: 'pasta' }] }, viewer)).toEqual([
      'On 2026-11-20: leek, pasta.',
    ])
    expect(tools.look.describe({ foods: [] }, viewer)).toEqual(['Done: look.'])
  })

  test('leaves out a row that cannot be read and says so, and throws for data of another shape', () => {
    expect(tools.look.describe({ foods: [{ name: 'leek' }, { name: 3 }] }, viewer)).toEqual([
      'On 2026-11-20: leek.',
      'One entry cannot be read.',
    ])
    expect(() => tools.look.describe({ foods: 'leek' }, viewer)).toThrow(/another shape/)
  })

  test('is found by its name, and an unknown name is an error', () => {
    expect(toolNamed(tools, 'look')).toBe(tools.look)
    for (const name of ['put', 'toString']) expect(() => toolNamed(tools, name)).toThrow(/no such tool/)
  })

  test.each([
    ['de-AT', 'de', ['Erledigt.', '1 Eintrag ist nicht lesbar.']],
    ['fr-CA', 'fr', ["C'est fait.", "1 entrée n'est pas lisible."]],
    ['es', 'es', ['Hecho.', '1 entrada no se puede leer.']],
    ['it', 'en', ['Done: look.', 'One entry cannot be read.']],
  ])('says what every tool says in the language of %s', (locale, language, sentences) => {
    const data = { foods: [{ name: 3 }] }
    expect(tools.look.describe(data, { ...viewer, locale })).toEqual(sentences)
    expect(tools.look.languageOf(data, { ...viewer, locale })).toBe(language)
  })

  test('whose data is written in English is told in English, the days as the person writes them', () => {
    const { look } = defineTools(contracts, {
      look: {
        ...{ prepare: () => ({ ok: true as const, arguments: {} }), answer: z.object({ note: z.string() }) },
        describe: ({ note }, { locale }) => [`${note} (${locale}).`],
        isWritten: ({ note }) => note.startsWith('Cook'),
      },
    })
    const german = { ...viewer, locale: 'de-AT' }
    expect(look.describe({ note: 'Cook it' }, german)).toEqual(['Cook it (en-AT).'])
    expect(look.languageOf({ note: 'Cook it' }, german)).toBe('en')
    expect(look.describe({ note: 'Lauch' }, german)).toEqual(['Lauch (de-AT).'])
    expect(look.languageOf({ note: 'Lauch' }, german)).toBe('de')
    expect(look.languageOf({ note: 3 }, german)).toBe('de')
  })

  test('has an entry of its own contract: the compiler refuses one without a contract', () => {
    const entry = { prepare: () => ({ ok: true as const, arguments: {} }), answer: z.object({}) }
    // @ts-expect-error There is no contract of this name.
    expect(defineTools(contracts, { hide: { ...entry, describe: () => [] } })).toEqual({})
  })
})
