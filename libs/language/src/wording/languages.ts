/** The languages in which code has its own sentences; for any other a model words what code would tell. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** Words of one kind in every language. What a language lacks does not compile. */
export type ByLanguage<Words> = Readonly<Record<Language, Words>>

/** A language and what may follow it in a tag, such as "de", "de-AT" or "de_AT". */
const tag = /^([a-z]{2,3})(?![a-z])/i
/** The tag of a language that nobody could tell. */
export const UNDETERMINED = 'und'

/** The language of a locale: its first part, in lower case. */
export function languageOf(locale: string): string {
  return tag.exec(locale.trim())?.[1]?.toLowerCase() ?? UNDETERMINED
}

/** The language of a locale if code has sentences of its own in it; null otherwise. */
export function wordedLanguage(locale: string): Language | null {
  const language = languageOf(locale)
  return languages.find((one) => one === language) ?? null
}

/** The words of a locale's language; English for a language that code does not have. */
export function wordsIn<Words>(all: ByLanguage<Words>, locale: string): Words {
  return all[wordedLanguage(locale) ?? 'en']
}

/**
 * The locale in which a message of this language is answered: the person's own where it is of the same language, so
 * that "en-GB" stays, otherwise the language. English keeps the person's region, by which 12/03 is read.
 */
export function localeFor(language: string, own: string): string {
  const spoken = languageOf(language)
  if (spoken === languageOf(own)) return own
  const region = spoken === 'en' ? regionOf(own) : undefined
  return region === undefined ? spoken : `${spoken}-${region}`
}

/** The region of a locale, or the one where its language is mostly spoken. */
function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region
  } catch {
    return undefined
  }
}
