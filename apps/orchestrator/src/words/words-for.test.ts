import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { wordError } from './word-error.ts'
import { wordsFor } from './words-for.ts'
import type { TurnWords } from './words.ts'

/** What is said around what agents told, asked and offered. */
function told({ answering, asking, reply, failing }: TurnWords): string[] {
  return [
    answering.choose(['A', 'B']),
    answering.sayYes('2 × X?'),
    answering.replaces('2 × X'),
    asking.changes('X', 1),
    asking.changes('X', 12),
    asking.save(1),
    asking.save(3),
    reply.notDone('X.'),
    reply.options(['A', 'B']),
    reply.unsaved(2),
    failing.notKept('X', 'Y.'),
    failing.overBudget('steps'),
    failing.wentWrong(true),
    failing.storedChange('X', 'deleted'),
  ]
}

test.each([
  [
    'de',
    [
      'Bitte wähle: A, B.',
      '2 × X? Bitte sag „ja“, wenn ich das tun soll.',
      'Das tritt an die Stelle von: 2 × X',
      'X. Das ist 1 Änderung. Soll ich das machen?',
      'X. Das sind 12 Änderungen. Soll ich das machen?',
      'Soll ich es speichern?',
      'Soll ich alle 3 speichern?',
      'Nicht erledigt: X.',
      'Zur Auswahl: A, B.',
      'Das sind Entwürfe, sie sind nicht gespeichert.',
      'Nicht übernommen (X): Y.',
      'Das hat mehr Schritte gebraucht, als eine Anfrage darf.',
      'Bei uns ist etwas schiefgegangen. Was hier steht, ist erledigt; sonst wurde nichts geändert.',
      'Gelöschter Eintrag: X.',
    ],
  ],
  [
    'fr-BE',
    [
      "Choisis, s'il te plaît\u00a0: A, B.",
      '2 × X? Dis «\u00a0oui\u00a0» si je dois le faire.',
      'Cela remplace\u00a0: 2 × X',
      'X. Cela fait 1 changement. Dois-je le faire\u00a0?',
      'X. Cela fait 12 changements. Dois-je le faire\u00a0?',
      "Dois-je l'enregistrer\u00a0?",
      'Dois-je enregistrer les 3\u00a0?',
      'Pas fait\u00a0: X.',
      'Au choix\u00a0: A, B.',
      'Ce sont des ébauches, elles ne sont pas enregistrées.',
      'Non retenu (X)\u00a0: Y.',
      "Cela a pris plus d'étapes qu'une demande ne le peut.",
      "Quelque chose a mal tourné de notre côté. Ce qui est dit ici est fait\u00a0; rien d'autre n'a été changé.",
      'Entrée supprimée\u00a0: X.',
    ],
  ],
  [
    'es-MX',
    [
      'Elige, por favor: A, B.',
      '2 × X? Di «sí» si debo hacerlo.',
      'Esto sustituye a: 2 × X',
      'X. Es 1 cambio. ¿Lo hago?',
      'X. Son 12 cambios. ¿Lo hago?',
      '¿Lo guardo?',
      '¿Guardo los 3?',
      'No se ha hecho: X.',
      'A elegir: A, B.',
      'Son borradores, no están guardados.',
      'No se ha aceptado (X): Y.',
      'Ha hecho falta un número de pasos mayor del que permite una petición.',
      'Algo ha fallado por nuestra parte. Lo que se dice aquí está hecho; no se ha cambiado nada más.',
      'Entrada borrada: X.',
    ],
  ],
])('what the orchestrator says in %s', (locale, sentences) => {
  expect(told(wordsFor(locale))).toEqual(sentences)
})

test('no sentence of another language is that of English', () => {
  const fixed = (words: TurnWords): string[] =>
    Object.values(words).flatMap((group) => Object.values(group).filter((one) => typeof one === 'string'))
  const english = new Set([...fixed(wordsFor('en')), ...told(wordsFor('en'))])
  expect(english.size).toBeGreaterThan(40)
  for (const locale of ['de', 'fr', 'es']) {
    const words = wordsFor(locale)
    expect([...fixed(words), ...told(words)].filter((sentence) => english.has(sentence))).toEqual([])
  }
})

const bindings = readFileSync(
  new URL('../../../../infra/supabase/bindings/tools.sql', import.meta.url),
  'utf8',
)

test.each(['de', 'fr', 'es'])('every place where a change is found has words in %s', (locale) => {
  const places = [...bindings.matchAll(/^ {2}\('\w+', \d+, '([^']+)', '\{/gm)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThan(9)
  const { created } = wordsFor(locale).changes.made
  const told = places.map((place) => created({ thing: 'X', isMany: false, place, difference: '' }))
  expect(told.filter((sentence) => sentence.includes('('))).toEqual([])
})

describe('an error', () => {
  const error = { code: 'NO_AGENT', message: 'None is running.', retryable: true }

  test('that was thrown is told in the language of the turn', () => {
    expect(wordError(error, 'de')).toEqual({
      ...error,
      message: 'Im Moment läuft kein Dienst, der helfen könnte. Bitte versuche es gleich noch einmal.',
    })
  })

  test('keeps its sentence in English, in a language that code does not have, and where no other is written', () => {
    expect([wordError(error, 'en-GB'), wordError(error, 'it')]).toEqual([error, error])
    const other = { ...error, code: 'MODEL_KEY_REFUSED' }
    expect(wordError(other, 'de')).toBe(other)
  })
})
