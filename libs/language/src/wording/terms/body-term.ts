import { isKeyOf } from '@alfred/contracts'
import type { Language } from '../languages.ts'

/** What may be kept of a body, by the code under which the database keeps it. */
const measures = {
  sex: { en: 'sex', de: 'Geschlecht', fr: 'sexe', es: 'sexo' },
  age: { en: 'age', de: 'Alter', fr: 'âge', es: 'edad' },
  height_cm: { en: 'height', de: 'Größe', fr: 'taille', es: 'altura' },
  weight_kg: { en: 'weight', de: 'Gewicht', fr: 'poids', es: 'peso' },
  activity: { en: 'activity', de: 'Aktivität', fr: 'activité', es: 'actividad' },
} as const

const values = {
  female: { en: 'female', de: 'weiblich', fr: 'femme', es: 'mujer' },
  male: { en: 'male', de: 'männlich', fr: 'homme', es: 'hombre' },
  sedentary: { en: 'sedentary', de: 'sitzend', fr: 'sédentaire', es: 'sedentaria' },
  light: { en: 'light', de: 'leicht', fr: 'légère', es: 'ligera' },
  moderate: { en: 'moderate', de: 'mäßig', fr: 'modérée', es: 'moderada' },
  active: { en: 'active', de: 'hoch', fr: 'élevée', es: 'alta' },
  very_active: { en: 'very active', de: 'sehr hoch', fr: 'très élevée', es: 'muy alta' },
} as const

const units = { height_cm: ' cm', weight_kg: ' kg' } as const

/** A measure by its name: "weight". */
export function measureTerm(language: Language, measure: string): string {
  return isKeyOf(measures, measure) ? measures[measure][language] : measure
}

/** What a measure is: "78 kg", "female", "34". */
export function measured(
  language: Language,
  { measure, value }: { measure: string; value: number | string },
  number: (value: number) => string,
): string {
  if (typeof value === 'number') return `${number(value)}${isKeyOf(units, measure) ? units[measure] : ''}`
  return isKeyOf(values, value) ? values[value][language] : value
}
