import { foodName, valueName } from '../food-names.ts'
import type { Language } from '../languages.ts'
import { companionOf, personTerm } from './person-term.ts'

/** The kinds whose values are mostly foods. */
const ofFoods = new Set(['allergy', 'diet', 'dislike', 'like', 'wish'])

/** The value of what is remembered of a person; as it was said where no list has a word for it. */
export function keptTerm(language: Exclude<Language, 'en'>, kind: string, value: string): string {
  const companion = kind === 'companion' ? companionOf(value) : undefined
  if (companion !== undefined) return sayCompanion(language, companion)
  const without = /^no (.+)$/i.exec(value)?.[1]
  if (kind === 'diet' && without !== undefined) return `${withoutWord[language]} ${nameOf(without, language)}`
  return valueName({ kind, value }, language) ?? (ofFoods.has(kind) ? nameOf(value, language) : value)
}

/** "Anna: Erdnüsse": a food or a diet, whichever has a word. */
function sayCompanion(
  language: Exclude<Language, 'en'>,
  { name, value }: { name: string; value: string },
): string {
  const diet = keptTerm(language, 'diet', value)
  const said = diet === value ? keptTerm(language, 'allergy', value) : diet
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return `${personTerm(language, name)}${colon} ${said}`
}

const withoutWord = { de: 'ohne', fr: 'sans', es: 'sin' } as const

function nameOf(value: string, language: Exclude<Language, 'en'>): string {
  return foodName(value, language)?.measured ?? value
}
