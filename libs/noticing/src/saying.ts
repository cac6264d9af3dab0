import { termsFor, wordedLanguage } from '@alfred/language/wording'
import { daysBetween } from './days.ts'
import { wordsFor } from './words/words-for.ts'
import type { NoticingWords } from './words/words.ts'

/** What sentences to one person are made of. */
export type Saying = {
  words: NoticingWords
  /** A food as it is called in their language. */
  name(food: string): string
  /** "3", "2 l". */
  amount(quantity: number, unit: string): string
  /** "3 eggs", "2 l milk". */
  thing(quantity: number, unit: string, food: string): string
  /** "in the fridge". */
  inPlace(location: string): string
  /** "today", "tomorrow", or the weekday with its date. */
  when(day: string, today: string): string
  /** "Thursday". */
  weekday(day: string): string
}

/** How something is said in the language of a locale; in English where code does not have that language. */
export function sayingIn(locale: string): Saying {
  const terms = termsFor(locale)
  const language = wordedLanguage(locale) ?? 'en'
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  const weekdays = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'long', timeZone: 'UTC' },
  })
  return {
    words: wordsFor(locale),
    weekday: (day) => weekdays.format(new Date(day)),
    // An English sentence has the name as it is stored.
    name: (food) => (language === 'en' ? food : terms.name(food)),
    amount: (quantity, unit) => terms.amount(quantity, unit),
    thing: (quantity, unit, food) => terms.food(quantity, unit, food),
    inPlace: (location) => terms.inPlace(location),
    when: (day, today) => {
      const days = daysBetween(today, day)
      if (days === 0) return terms.today
      return days === 1 ? terms.tomorrow : date.format(new Date(day))
    },
  }
}
