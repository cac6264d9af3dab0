import { expect, test } from '@jest/globals'
import { notice } from './notice.ts'
import { aDish, aHousehold, aLot, moved } from './testing/index.ts'
import { sayingIn } from './saying.ts'

/** A household of which something of every kind is to be told. */
function aBusyHousehold(locale: string) {
  const pie = aDish('Fish pie', ['cod', 'potato'])
  const bean = (on: string) => moved('discarded', 'green bean', { on, reason: 'disliked' })
  return aHousehold({
    locale,
    time_zone: 'Europe/Berlin',
    stock: [
      aLot('cod', { due_on: '2026-11-25' }),
      aLot('leek', { due_on: '2026-11-24' }),
      aLot('cream', { due_on: '2026-11-24', is_estimated: true }),
    ],
    below_minimum: [{ food: 'egg', match: 'egg', quantity: 6, unit: 'piece', there: 2 }],
    planned: [{ day: '2026-11-27', meal: 'dinner', title: 'Fish pie', recipe: pie.id }],
    recipes: [pie, aDish('Leek soup', ['leek', 'cream'])],
    lacking: [
      {
        ...{ day: '2026-11-27', dishes: ['Fish pie'], foods: ['potato'] },
        packs: [{ food: 'potato', count: 1, unit: 'bag', over: 500, size_unit: 'g' }],
      },
    ],
    moved: [bean('2026-11-10'), bean('2026-11-20')],
  })
}

const told = (locale: string) =>
  notice(aBusyHousehold(locale), []).map(({ reason, action }) => [reason, action])

const inLanguages = {
  'de-DE': [
    ['Noch da: 2 Eier; du willst immer 6 haben.', 'Soll ich es auf die Einkaufsliste setzen: Eier?'],
    [
      'Bald verbrauchen (ab: morgen): Lauch und Sahne. „Leek soup“ braucht beides, und alles dafür ist da.',
      'Soll ich es fürs Abendessen planen (heute)?',
    ],
    [
      'Kabeljau: Ablaufdatum Mittwoch, 25. November. „Fish pie“ ist aber erst geplant für: Freitag, 27. November.',
      'Soll ich „Fish pie“ verschieben auf: Mittwoch, 25. November?',
    ],
    [
      'Für Fish pie (Freitag, 27. November) fehlt: Kartoffeln. Auf der Liste steht davon nichts. Es reicht: 1 Beutel Kartoffeln; übrig bleibt: 500 g.',
      'Soll ich das auf die Liste setzen?',
    ],
    [
      'Für heute Abend ist nichts geplant. Für „Leek soup“ (30 Minuten) hast du 2 von 2 Zutaten. Gerade Saison: Lauch.',
      'Soll ich es für heute Abend planen?',
    ],
    [
      'Grüne Bohnen: 2-mal weggeworfen, weil es nicht schmeckte.',
      'Soll ich mir merken, dass du das nicht magst: grüne Bohnen?',
    ],
  ],
  fr: [
    [
      'Il reste 2 œufs, et tu en veux toujours au moins 6.',
      "J'ajoute ceci à la liste de courses\u00a0: œufs\u00a0?",
    ],
    [
      'À utiliser bientôt (dès\u00a0: demain)\u00a0: poireaux et crème. «\u00a0Leek soup\u00a0» utilise les deux, et tout le reste est là.',
      'Je le prévois pour le dîner (ce soir)\u00a0?',
    ],
    [
      "Cabillaud\u00a0: date limite mercredi 25 novembre. Or «\u00a0Fish pie\u00a0» n'est prévu que pour\u00a0: vendredi 27 novembre.",
      'Je déplace «\u00a0Fish pie\u00a0» à\u00a0: mercredi 25 novembre\u00a0?',
    ],
    [
      "Pour Fish pie (vendredi 27 novembre) il manque\u00a0: pommes de terre. Rien de cela n'est sur la liste. Il suffit de\u00a0: 1 sachet de pommes de terre; il en reste 500 g.",
      "J'ajoute cela à la liste\u00a0?",
    ],
    [
      "Rien n'est prévu pour ce soir. Pour «\u00a0Leek soup\u00a0» (30 minutes) tu as 2 ingrédients sur 2. De saison\u00a0: poireaux.",
      'Je le prévois pour ce soir\u00a0?',
    ],
    [
      "Haricots verts\u00a0: jeté 2 fois parce que ça n'a pas plu.",
      "Je retiens que tu n'aimes pas ceci\u00a0: haricots verts\u00a0?",
    ],
  ],
  'es-MX': [
    ['Queda: 2 huevos; siempre quieres tener 6.', '¿Pongo esto en la lista de la compra: huevos?'],
    [
      'Conviene usar pronto (desde: mañana): puerros y nata. «Leek soup» usa los dos, y todo lo demás está.',
      '¿Lo planeo para la cena (esta noche)?',
    ],
    [
      'Bacalao fresco: fecha límite miércoles, 25 de noviembre. Pero «Fish pie» está planeado para: viernes, 27 de noviembre.',
      '¿Muevo «Fish pie» a: miércoles, 25 de noviembre?',
    ],
    [
      'Para Fish pie (viernes, 27 de noviembre) falta: patatas. Nada de eso está en la lista. Basta con: 1 bolsa de patatas; sobra: 500 g.',
      '¿Lo pongo en la lista?',
    ],
    [
      'No hay nada planeado para esta noche. Para «Leek soup» (30 minutos) tienes 2 de 2 ingredientes. De temporada: puerros.',
      '¿Lo planeo para esta noche?',
    ],
    ['Judías verdes: tirado 2 veces porque no gustó.', '¿Recuerdo que esto no te gusta: judías verdes?'],
  ],
}

test.each(Object.entries(inLanguages))(
  'what is noticed is told in the language of %s',
  (locale, expected) => {
    expect(told(locale)).toEqual(expected)
  },
)

test('a language that code does not have is told in English', () => {
  expect(told('it')).toEqual(told('en'))
})

test('a request stays in the words that code reads, whatever the language', () => {
  const requests = (locale: string) => notice(aBusyHousehold(locale), []).map(({ request }) => request)
  expect(requests('de')).toEqual(requests('en'))
})

test.each([
  ['en', 'The milk in the fridge usually keeps until tomorrow.', 'The milk will expire today.'],
  ['de', 'Milch im Kühlschrank: haltbar meist bis morgen.', 'Milch: Ablaufdatum heute.'],
  ['fr', 'Lait au réfrigérateur\u00a0: date limite estimée demain.', "Lait\u00a0: date limite aujourd'hui."],
  ['es', 'Leche en la nevera: fecha límite estimada mañana.', 'Leche: fecha límite hoy.'],
])('a food that expires is told of in %s', (locale, estimated, told) => {
  const { words, name, inPlace, when } = sayingIn(locale)
  const today = '2026-11-23'
  expect(
    words.expires({
      ...{ food: name('milk'), place: inPlace('fridge'), isEstimated: true },
      day: when('2026-11-24', today),
    }),
  ).toBe(estimated)
  expect(
    words.expires({ food: name('milk'), place: null, isEstimated: false, day: when(today, today) }),
  ).toBe(told)
})
