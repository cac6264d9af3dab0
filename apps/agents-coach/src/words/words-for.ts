import { wordsIn } from '@alfred/language/wording'
import type { ByLanguage } from '@alfred/language/wording'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { CoachWords } from './words.ts'

const words: ByLanguage<CoachWords> = { en: english, de: german, fr: french, es: spanish }

/** What the coach says, in the language of a locale; in English where code does not have that language. */
export function wordsFor(locale: string): CoachWords {
  return wordsIn(words, locale)
}
