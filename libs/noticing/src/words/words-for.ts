import { wordsIn } from '@alfred/language/wording'
import type { ByLanguage } from '@alfred/language/wording'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { NoticingWords } from './words.ts'

const words: ByLanguage<NoticingWords> = { en: english, de: german, fr: french, es: spanish }

/** What is noticed, in the language of a locale; in English where code does not have that language. */
export function wordsFor(locale: string): NoticingWords {
  return wordsIn(words, locale)
}
