import { wordsIn } from './languages.ts'
import type { ByLanguage } from './languages.ts'

/** How a language asks for a day that could not be read, with examples of how to say one. */
type DayQuestions = {
  examples: Readonly<Record<'any' | 'past', string>>
  noSuchDay(said: string, examples: string): string
  outOfYears(said: string, first: number, last: number): string
  notEveryYear(said: string, examples: string): string
  whichFirst(said: string, examples: string): string
  unclear(said: string, examples: string): string
  stillToCome(said: string, examples: string): string
}

const questions: ByLanguage<DayQuestions> = {
  en: {
    examples: {
      any: '"Friday", "in 3 days" or 2026-11-27',
      past: '"yesterday", "on Monday" or 2026-11-20, up to today',
    },
    noSuchDay: (said, examples) =>
      `There is no such day as ${said}. Which day do you mean? Say it like ${examples}.`,
    outOfYears: (said, first, last) =>
      `I keep days from ${first} to ${last}, and ${said} is none of them. Which day do you mean?`,
    notEveryYear: (said, examples) =>
      `Not every year has a ${said}. Which day do you mean? Say it with its year, or like ${examples}.`,
    whichFirst: (said, examples) =>
      `I cannot tell whether the day or the month comes first in ${said}. Say it like ${examples}.`,
    unclear: (said, examples) => `I cannot tell which day "${said}" is. Say it like ${examples}.`,
    stillToCome: (said, examples) =>
      `${said} is still to come, and I can only look at days up to today. Say it like ${examples}.`,
  },
  de: {
    examples: {
      any: '„Freitag“, „in 3 Tagen“ oder 2026-11-27',
      past: '„gestern“, „am Montag“ oder 2026-11-20, bis heute',
    },
    noSuchDay: (said, examples) =>
      `Den Tag ${said} gibt es nicht. Welchen Tag meinst du? Sag ihn zum Beispiel so: ${examples}.`,
    outOfYears: (said, first, last) =>
      `Ich führe Tage von ${first} bis ${last}; ${said} liegt außerhalb. Welchen Tag meinst du?`,
    notEveryYear: (said, examples) =>
      `Den ${said} gibt es nicht in jedem Jahr. Welchen Tag meinst du? Sag ihn mit dem Jahr oder so: ${examples}.`,
    whichFirst: (said, examples) =>
      `Ich kann nicht erkennen, ob in ${said} zuerst der Tag oder der Monat steht. Sag ihn zum Beispiel so: ${examples}.`,
    unclear: (said, examples) =>
      `Ich kann nicht erkennen, welcher Tag „${said}“ ist. Sag ihn zum Beispiel so: ${examples}.`,
    stillToCome: (said, examples) =>
      `Der Tag liegt noch in der Zukunft (${said}), und ich kann nur Tage bis heute ansehen. Sag ihn zum Beispiel so: ${examples}.`,
  },
  fr: {
    examples: {
      any: '«\u00a0vendredi\u00a0», «\u00a0dans 3 jours\u00a0» ou 2026-11-27',
      past: "«\u00a0hier\u00a0», «\u00a0lundi\u00a0» ou 2026-11-20, jusqu'à aujourd'hui",
    },
    noSuchDay: (said, examples) =>
      `Le jour ${said} n'existe pas. Quel jour veux-tu dire\u00a0? Dis-le par exemple ainsi\u00a0: ${examples}.`,
    outOfYears: (said, first, last) =>
      `Je gère les jours de ${first} à ${last}, et ${said} n'en fait pas partie. Quel jour veux-tu dire\u00a0?`,
    notEveryYear: (said, examples) =>
      `Le ${said} n'existe pas chaque année. Quel jour veux-tu dire\u00a0? Dis-le avec l'année, ou ainsi\u00a0: ${examples}.`,
    whichFirst: (said, examples) =>
      `Je ne sais pas si le jour ou le mois vient en premier dans ${said}. Dis-le par exemple ainsi\u00a0: ${examples}.`,
    unclear: (said, examples) =>
      `Je ne sais pas quel jour est «\u00a0${said}\u00a0». Dis-le par exemple ainsi\u00a0: ${examples}.`,
    stillToCome: (said, examples) =>
      `Ce jour est encore à venir (${said}), et je ne peux regarder que les jours jusqu'à aujourd'hui. Dis-le par exemple ainsi\u00a0: ${examples}.`,
  },
  es: {
    examples: {
      any: '«viernes», «dentro de 3 días» o 2026-11-27',
      past: '«ayer», «el lunes» o 2026-11-20, hasta hoy',
    },
    noSuchDay: (said, examples) =>
      `El día ${said} no existe. ¿A qué día te refieres? Dilo por ejemplo así: ${examples}.`,
    outOfYears: (said, first, last) =>
      `Manejo los días de ${first} a ${last}, y ${said} no está entre ellos. ¿A qué día te refieres?`,
    notEveryYear: (said, examples) =>
      `El ${said} no existe todos los años. ¿A qué día te refieres? Dilo con el año, o así: ${examples}.`,
    whichFirst: (said, examples) =>
      `No sé si en ${said} va primero el día o el mes. Dilo por ejemplo así: ${examples}.`,
    unclear: (said, examples) => `No sé qué día es «${said}». Dilo por ejemplo así: ${examples}.`,
    stillToCome: (said, examples) =>
      `Ese día aún está por venir (${said}), y solo puedo mirar los días hasta hoy. Dilo por ejemplo así: ${examples}.`,
  },
}

/** How a day is asked for in the language of the locale. */
export function dayQuestionsFor(locale: string): DayQuestions {
  return wordsIn(questions, locale)
}
