import { wordsIn } from './languages.ts'
import type { ByLanguage } from './languages.ts'
import { englishTerms } from './terms/english.ts'
import { frenchTerms } from './terms/french.ts'
import { germanTerms } from './terms/german.ts'
import { spanishTerms } from './terms/spanish.ts'
import type { Terms } from './terms/terms.ts'

const terms: ByLanguage<Terms> = { en: englishTerms, de: germanTerms, fr: frenchTerms, es: spanishTerms }

/** What sentences in the language of a locale are made of. */
export function termsFor(locale: string): Terms {
  return wordsIn(terms, locale)
}
