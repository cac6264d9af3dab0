import { english } from './english.ts'
import type { Words } from './words.ts'

/** The languages that Alfred can speak, by the first part of a locale. */
const languages: Readonly<Record<string, Words>> = { en: english }

/** The words of a locale's language; English for a language that nobody has written yet. */
export function wordsFor(locale: string): Words {
  const [language = ''] = locale.toLowerCase().split('-')
  return (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? english
}
