import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { wordsIn } from './languages.ts'
import type { ByLanguage } from './languages.ts'
import { spanish } from './spanish.ts'
import type { Words } from './words.ts'

const words: ByLanguage<Words> = { en: english, de: german, fr: french, es: spanish }

/** The words of a locale's language; English for a language that nobody has written yet. */
export function wordsFor(locale: string): Words {
  return wordsIn(words, locale)
}
