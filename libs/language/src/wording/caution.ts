import { languages } from './languages.ts'
import { termsFor } from './terms-for.ts'

const beginnings = languages.map((language) => termsFor(language).cautionBegins)

/** A warning as the database writes it, in English. */
const written = /^Mind your (?<value>.+) (?<kind>allergy|diet|wish): (?<food>.+)\.$/

/** How the fact begins that tells what of a recipe the person must not have. Recipes are told in English. */
const AGAINST_RULES = 'Against your rules: '

export function sayAgainstRules(reasons: string): string {
  return `${AGAINST_RULES}${reasons}`
}

/** Whether a fact warns of what the person must not have. Such a fact is told whatever else is. */
export function isCaution(fact: string): boolean {
  return [...beginnings, AGAINST_RULES].some((beginning) => fact.startsWith(beginning))
}

/** A warning that the database wrote, in the language of the locale. */
export function sayCaution(warning: string, locale: string): string {
  const { value, kind, food } = written.exec(warning)?.groups ?? {}
  if (value === undefined || kind === undefined || food === undefined) return warning
  return termsFor(locale).caution({ kind, value }, food)
}
