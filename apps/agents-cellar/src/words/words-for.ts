import { wordsIn } from '@alfred/language/wording'
import type { ByLanguage } from '@alfred/language/wording'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { CellarWords } from './words.ts'

const words: ByLanguage<CellarWords> = { en: english, de: german, fr: french, es: spanish }

/** What this agent says, in the language of a locale; in English where it does not have that language. */
export function wordsFor(locale: string): CellarWords {
  return wordsIn(words, locale)
}
