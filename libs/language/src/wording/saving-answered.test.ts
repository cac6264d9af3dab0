import { expect, test } from '@jest/globals'
import type { ShownCall } from '@alfred/contracts'
import { savingAnswered } from './saving-answered.ts'

const shown = (change: Partial<ShownCall>): ShownCall => ({
  ...{ tool: 'save_recipe', arguments: { recipe: 'gen_recipe_1' }, ok: true, facts: [], data: {}, refs: [] },
  ...change,
})
const refused = shown({ ok: false, code: 'AMBIGUOUS_SAVING' })
const answered = (answer: string): ShownCall => shown({ tool: 'ask_user', arguments: {}, data: { answer } })

test.each([
  ['Update it', 'en', 'update'],
  ['replace the old one please', 'en', 'update'],
  ['yes', 'en', 'update'],
  ['Keep both', 'en', 'new'],
  ['save it as another one', 'en', 'new'],
  ['leave it', 'en', 'keep'],
  ["don't replace it, keep the old one", 'en', 'keep'],
  ["no, don't save a new one", 'en', 'keep'],
  ['no', 'en', 'keep'],
  ['Ersetzen', 'de', 'update'],
  ['Als weiteres speichern', 'de', 'new'],
  ['Laisser', 'fr', 'keep'],
  ['Guardar como otra', 'es', 'new'],
] as const)(
  '"%s" (%s) is the choice %s of what becomes of a recipe that is saved already',
  (said, locale, as) => {
    const made = savingAnswered([refused, answered(said)], locale)
    expect(made).toEqual(as === 'keep' ? 'keep' : { recipe: 'gen_recipe_1', as })
  },
)

test('an answer to another question chooses nothing', () => {
  expect(savingAnswered([shown({}), answered('update it')], 'en')).toBeNull()
  expect(savingAnswered([refused], 'en')).toBeNull()
})
