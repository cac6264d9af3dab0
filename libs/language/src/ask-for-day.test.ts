import { describe, expect, test } from '@jest/globals'
import { askForDay, sayStillToCome } from './ask-for-day.ts'

/** A day that does not exist, one out of the years, one of leap years, one read two ways, and one that is none. */
const said = ['31.02.2027', '2400-01-01', '29 Feb', '12/03/2027', 'Pfingsten']

describe.each([
  [
    'de-DE',
    [
      'Den Tag 31.02.2027 gibt es nicht. Welchen Tag meinst du? Sag ihn zum Beispiel so: „Freitag“, „in 3 Tagen“ oder 2026-11-27.',
      'Ich führe Tage von 1900 bis 2200; 2400-01-01 liegt außerhalb. Welchen Tag meinst du?',
      'Den 29 Feb gibt es nicht in jedem Jahr. Welchen Tag meinst du? Sag ihn mit dem Jahr oder so: „Freitag“, „in 3 Tagen“ oder 2026-11-27.',
      'Ich kann nicht erkennen, ob in 12/03/2027 zuerst der Tag oder der Monat steht. Sag ihn zum Beispiel so: „Freitag“, „in 3 Tagen“ oder 2026-11-27.',
      'Ich kann nicht erkennen, welcher Tag „Pfingsten“ ist. Sag ihn zum Beispiel so: „Freitag“, „in 3 Tagen“ oder 2026-11-27.',
    ],
    'Der Tag liegt noch in der Zukunft (morgen), und ich kann nur Tage bis heute ansehen. Sag ihn zum Beispiel so: „gestern“, „am Montag“ oder 2026-11-20, bis heute.',
  ],
  [
    'fr',
    [
      "Le jour 31.02.2027 n'existe pas. Quel jour veux-tu dire\u00a0? Dis-le par exemple ainsi\u00a0: «\u00a0vendredi\u00a0», «\u00a0dans 3 jours\u00a0» ou 2026-11-27.",
      "Je gère les jours de 1900 à 2200, et 2400-01-01 n'en fait pas partie. Quel jour veux-tu dire\u00a0?",
      "Le 29 Feb n'existe pas chaque année. Quel jour veux-tu dire\u00a0? Dis-le avec l'année, ou ainsi\u00a0: «\u00a0vendredi\u00a0», «\u00a0dans 3 jours\u00a0» ou 2026-11-27.",
      'Je ne sais pas si le jour ou le mois vient en premier dans 12/03/2027. Dis-le par exemple ainsi\u00a0: «\u00a0vendredi\u00a0», «\u00a0dans 3 jours\u00a0» ou 2026-11-27.',
      'Je ne sais pas quel jour est «\u00a0Pfingsten\u00a0». Dis-le par exemple ainsi\u00a0: «\u00a0vendredi\u00a0», «\u00a0dans 3 jours\u00a0» ou 2026-11-27.',
    ],
    "Ce jour est encore à venir (morgen), et je ne peux regarder que les jours jusqu'à aujourd'hui. Dis-le par exemple ainsi\u00a0: «\u00a0hier\u00a0», «\u00a0lundi\u00a0» ou 2026-11-20, jusqu'à aujourd'hui.",
  ],
  [
    'es-MX',
    [
      'El día 31.02.2027 no existe. ¿A qué día te refieres? Dilo por ejemplo así: «viernes», «dentro de 3 días» o 2026-11-27.',
      'Manejo los días de 1900 a 2200, y 2400-01-01 no está entre ellos. ¿A qué día te refieres?',
      'El 29 Feb no existe todos los años. ¿A qué día te refieres? Dilo con el año, o así: «viernes», «dentro de 3 días» o 2026-11-27.',
      'No sé si en 12/03/2027 va primero el día o el mes. Dilo por ejemplo así: «viernes», «dentro de 3 días» o 2026-11-27.',
      'No sé qué día es «Pfingsten». Dilo por ejemplo así: «viernes», «dentro de 3 días» o 2026-11-27.',
    ],
    'Ese día aún está por venir (morgen), y solo puedo mirar los días hasta hoy. Dilo por ejemplo así: «ayer», «el lunes» o 2026-11-20, hasta hoy.',
  ],
])('in %s', (locale, questions, stillToCome) => {
  test('a day that cannot be resolved is asked for with the reason and with examples', () => {
    expect(said.map((day) => askForDay(day, 'any', locale))).toEqual(questions)
  })

  test('a day that is still to come is refused where only one up to today can be looked at', () => {
    expect(sayStillToCome('morgen', locale)).toBe(stillToCome)
  })
})
