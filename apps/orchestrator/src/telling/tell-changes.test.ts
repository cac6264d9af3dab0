import { describe, expect, test } from '@jest/globals'
import type { Change, ToolOutcome } from '@alfred/contracts'
import { tellChanges } from './tell-changes.ts'

const lot = (change: Partial<Change>): Change => ({
  ...{ entity_type: 'lot', id: '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10', label: 'milk', place: 'stock' },
  ...{ op: 'created', before: null, after: null },
  ...change,
})
const made: Change[] = [
  lot({ label: 'egg', after: { quantity: 6, unit: 'piece', location: 'fridge' } }),
  lot({ op: 'updated', before: { quantity: 2, unit: 'l' }, after: { quantity: 1.5, unit: 'l' } }),
  lot({ op: 'deleted', label: 'rice', before: { quantity: 1, unit: 'kg', expires_on: '2026-12-01' } }),
  lot({ label: 'salt', place: 'shopping list', after: { checked: false } }),
]
const outcome = (data: Record<string, unknown>): ToolOutcome => ({ ok: true, entities: [], data })
const shown = {
  changes: made,
  request: 'I bought six eggs',
  undoes: null,
  undone_by: null,
  changed_since: [],
}
const list =
  'added 6 eggs (fridge) to your stock; changed milk in your stock (quantity 2 to 1.5); ' +
  'removed 1 kg rice (2026-12-01) from your stock; added salt to your shopping list'

describe('a report of changes', () => {
  test('names each thing, the request that changed it and how to undo it', () => {
    expect(tellChanges('show_changes', outcome(shown), 'en')).toEqual([
      `Last, your request "I bought six eggs" changed this: ${list}.`,
      'Say "undo that" to take it back.',
    ])
  })

  test('says what happened to the changes since', () => {
    const since = { ...shown, changed_since: ['egg', 'milk'] }
    expect(tellChanges('show_changes', outcome(since), 'en')[1]).toBe(
      'It cannot be taken back as it is: there were later changes to egg, milk.',
    )
    const undone = { ...shown, undone_by: '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b11' }
    expect(tellChanges('show_changes', outcome(undone), 'en')[1]).toBe('That was taken back since.')
    const undoing = { ...shown, undoes: '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b11', request: 'undo that' }
    const [took, wayBack] = tellChanges('show_changes', outcome(undoing), 'en')
    expect(took).toMatch(/^Last, your request "undo that" took an earlier change back: /)
    expect(wayBack).toBe('Say "redo" to have it again.')
  })

  test('says that there were none', () => {
    expect(tellChanges('show_changes', outcome({ changes: [] }), 'en')).toEqual([
      'I have changed nothing for you lately.',
    ])
  })

  test('of an undo says how things are again', () => {
    expect(tellChanges('undo_changes', outcome({ undone: made, request: null }), 'en')).toEqual([
      'I took back an earlier request: 6 eggs (fridge) are no longer in your stock; milk in your stock is as before ' +
        '(quantity 2 instead of 1.5); 1 kg rice (2026-12-01) is back in your stock; salt is no longer in your shopping list.',
    ])
  })

  test('says what was undone in words that the person remembers', () => {
    const told = (data: object) =>
      tellChanges('undo_changes', outcome({ undone: made.slice(3), ...data }), 'en')[0]
    expect(told({ request: 'Yes, please!' })).toMatch(/^I took back what you had said yes to: salt/)
    expect(told({ request: 'undo', undoes: '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b11' })).toMatch(
      /^I took back the undo: salt/,
    )
    const goal = { label: 'protein', place: 'goals', after: { kind: 'goal', target: 120, unit: 'g' } }
    expect(told({ request: 'set it', undone: [lot(goal)] })).toBe(
      'I took back your request "set it": protein (goal, 120 g) is no longer in your goals.',
    )
  })

  test('counts changes when there are too many to name', () => {
    const many = Array.from({ length: 50 }, (_, index) => lot({ label: `spice ${index}` }))
    const [told] = tellChanges('undo_changes', outcome({ undone: many }), 'en')
    expect(told).toMatch(/spice 11 is no longer in your stock; 38 more\.$/)
    expect(told).not.toContain('spice 12')
  })

  test('gives the message of a refusal', () => {
    const refused: ToolOutcome = {
      ok: false,
      error: { code: 'ALREADY_UNDONE', message: 'That was taken back already.', retryable: false },
    }
    expect(tellChanges('undo_changes', refused, 'en')).toEqual(['That was taken back already.'])
  })
})

describe('in another language', () => {
  const goal = lot({
    ...{ entity_type: 'nutrition_goal', label: 'protein', place: 'goals' },
    after: { kind: 'goal', target: 120, unit: 'g' },
  })
  const all = [...made, goal]
  const told = (locale: string, which: 'show_changes' | 'undo_changes'): string[] =>
    tellChanges(
      which,
      outcome(which === 'show_changes' ? { ...shown, changes: all } : { undone: all }),
      locale,
    )

  test.each([
    [
      'de',
      [
        'Letzte Änderung: deine Anfrage „I bought six eggs“. Neu im Vorrat: 6 Eier (im Kühlschrank); geändert im Vorrat: Milch (Menge 2 → 1,5); ' +
          'entfernt aus dem Vorrat: 1 kg Reis (Di., 1. Dezember 2026); neu auf der Einkaufsliste: Salz; neu in deinen Zielen: Eiweiß (Ziel, 120 g).',
        'Sag „Mach das rückgängig“, um es zurückzunehmen.',
      ],
    ],
    [
      'fr',
      [
        'Dernier changement\u00a0: ta demande «\u00a0I bought six eggs\u00a0». Ajouté dans la réserve\u00a0: 6 œufs (au réfrigérateur); modifié dans la réserve\u00a0: lait (quantité 2 → 1,5); ' +
          'retiré de la réserve\u00a0: 1 kg de riz (mar. 1er décembre 2026); ajouté sur la liste de courses\u00a0: sel; ajouté dans tes objectifs\u00a0: protéines (objectif, 120 g).',
        'Dis «\u00a0annule le dernier changement\u00a0» pour revenir en arrière.',
      ],
    ],
    [
      'es',
      [
        'Último cambio: tu petición «I bought six eggs». Añadido en tus existencias: 6 huevos (en la nevera); cambiado en tus existencias: leche (cantidad 2 → 1,5); ' +
          'quitado de tus existencias: 1 kg de arroz (mar. 1 de diciembre de 2026); añadido en la lista de la compra: sal; añadido en tus objetivos: proteínas (objetivo, 120 g).',
        'Di «deshaz eso» para volver atrás.',
      ],
    ],
  ])('changes are shown in %s', (locale, sentences) => {
    expect(told(locale, 'show_changes')).toEqual(sentences)
  })

  test.each([
    [
      'de',
      'Rückgängig gemacht: eine frühere Anfrage. Nicht mehr im Vorrat: 6 Eier (im Kühlschrank); wie zuvor im Vorrat: Milch (Menge 2 statt 1,5); ' +
        'wieder im Vorrat: 1 kg Reis (Di., 1. Dezember 2026); nicht mehr auf der Einkaufsliste: Salz; nicht mehr in deinen Zielen: Eiweiß (Ziel, 120 g).',
    ],
    [
      'fr',
      'Annulé\u00a0: une demande précédente. Retiré de la réserve\u00a0: 6 œufs (au réfrigérateur); comme avant dans la réserve\u00a0: lait (quantité 2 au lieu de 1,5); ' +
        'de nouveau dans la réserve\u00a0: 1 kg de riz (mar. 1er décembre 2026); retiré de la liste de courses\u00a0: sel; retiré de tes objectifs\u00a0: protéines (objectif, 120 g).',
    ],
    [
      'es',
      'Deshecho: una petición anterior. Quitado de tus existencias: 6 huevos (en la nevera); como antes en tus existencias: leche (cantidad 2 en vez de 1,5); ' +
        'de nuevo en tus existencias: 1 kg de arroz (mar. 1 de diciembre de 2026); quitado de la lista de la compra: sal; quitado de tus objetivos: proteínas (objetivo, 120 g).',
    ],
  ])('an undo is told in %s', (locale, sentence) => {
    expect(told(locale, 'undo_changes')).toEqual([sentence])
  })
})

test.each([
  ['egg', { quantity: 6, unit: 'piece' }, '6 eggs are back'],
  ['egg', { quantity: 1, unit: 'piece' }, '1 egg is back'],
  ['flour', { quantity: 2, unit: 'pack' }, '2 packs of flour are back'],
  ['milk', { quantity: 2, unit: 'l' }, '2 l milk is back'],
  ['milk', { quantity: 2 }, '2 milk is back'],
  ['egg', { checked: true }, 'egg is back'],
])('what came back of %s with %j is counted: %s', (label, before, told) => {
  const [took] = tellChanges(
    'undo_changes',
    outcome({ undone: [lot({ op: 'deleted', label, before })] }),
    'en',
  )
  expect(took).toBe(`I took back an earlier request: ${told} in your stock.`)
})
