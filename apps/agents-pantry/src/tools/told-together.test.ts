import { describe, expect, test } from '@jest/globals'
import { describeTogether } from './registry.ts'

const today = '2026-11-20'
const told = (tool: string, all: readonly object[], locale: string) =>
  describeTogether(
    tool,
    all.map((data) => ({ ok: true as const, entities: [], data: { ...data } })),
    { locale, today },
  )
const put = (food: string, quantity: number, unit: string) => ({
  ...{ food, quantity, unit, location: 'fridge', expires_on: null, merged: false },
  total: { quantity, unit },
})
const bought = [
  put('egg', 12, 'piece'),
  put('milk', 1.5, 'l'),
  { ...put('canned tomato', 2, 'can'), location: 'pantry' },
]
const taken = (food: string, amount: number, left: number) => ({
  ...{ food, taken: amount, unit: 'piece', requested: amount, left, shortfall: null },
  lots: left === 0 ? [] : [{ ...put(food, left, 'piece'), taken: amount, left }],
})
const used = [taken('egg', 3, 9), taken('lemon', 2, 0)]
const listed = ['milk', 'egg', 'bread'].map((food) => ({
  ...{ food, quantity: null, unit: null, merged: false, total: { quantity: null, unit: null } },
}))

describe.each<[string, { added: string; usedUp: string; list: string }]>([
  [
    'en',
    {
      added: 'Added 12 eggs and 1.5 l milk to the fridge; 2 cans of tomato to the pantry.',
      usedUp: 'Used 3 eggs (9 left in the fridge); 2 lemons (none left).',
      list: 'Put milk, egg and bread on the shopping list.',
    },
  ],
  [
    'de',
    {
      added: 'Hinzugefügt: 12 Eier und 1,5 l Milch in den Kühlschrank; 2 Dosen Tomaten in die Vorratskammer.',
      usedUp: 'Verbraucht: 3 Eier (noch 9 im Kühlschrank); 2 Zitronen (nichts mehr übrig).',
      list: 'Auf die Einkaufsliste gesetzt: Milch, Eier und Brot.',
    },
  ],
  [
    'fr',
    {
      added:
        'Ajouté\u00a0: 12 œufs et 1,5 l de lait au réfrigérateur\u00a0; 2 boîtes de tomates en conserve au garde-manger.',
      usedUp: "Utilisé\u00a0: 3 œufs (il en reste 9 au réfrigérateur)\u00a0; 2 citrons (il n'en reste plus).",
      list: 'Ajouté à la liste de courses\u00a0: lait, œufs et pain.',
    },
  ],
  [
    'es',
    {
      added: 'Añadido: 12 huevos y 1,5 l de leche a la nevera; 2 latas de tomate en conserva a la despensa.',
      usedUp: 'Usado: 3 huevos (aún hay 9 en la nevera); 2 limones (no queda nada).',
      list: 'Añadido a la lista de la compra: leche, huevos y pan.',
    },
  ],
])('several foods of one act in %s', (locale, { added, usedUp, list }) => {
  test('that are put away are one sentence, by place', () => {
    expect(told('add_item', bought, locale)).toEqual([added])
  })

  test('that are used are one sentence, each with what is left', () => {
    expect(told('use_item', used, locale)).toEqual([usedUp])
  })

  test('that are put on the list are one sentence', () => {
    expect(told('add_to_shopping', listed, locale)).toEqual([list])
  })
})

test('what is in stock of several foods in all is one sentence, of a food twice its last sum', () => {
  const more = (quantity: number, total: number) => ({
    ...put('egg', quantity, 'piece'),
    merged: true,
    total: { quantity: total, unit: 'piece' },
  })
  const all = [more(2, 5), more(3, 8), { ...put('milk', 1, 'l'), total: { quantity: 2, unit: 'l' } }]
  expect(told('add_item', all, 'en')?.[1]).toBe('That makes 8 eggs and 2 l milk in all.')
})

test('a food of which there was too little is told in a sentence of its own', () => {
  const short = { ...taken('egg', 2, 0), requested: 3, shortfall: 1 }
  expect(told('use_item', [short, taken('lemon', 2, 1)], 'de')).toEqual([
    'Verbraucht: 2 Zitronen; noch 1 im Kühlschrank.',
    'Nur 2 Eier im Vorrat, also 2 entnommen (1 zu wenig).',
  ])
})

test('answers that cannot be read as a whole are told each alone', () => {
  expect(told('add_item', [put('egg', 1, 'piece'), { food: 7 }], 'en')).toBeNull()
  expect(told('show_recipe', [{}, {}], 'en')).toBeNull()
})
