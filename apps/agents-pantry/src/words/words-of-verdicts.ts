import { capitalised, joinWords, termsFor, type ByLanguage, type Language } from '@alfred/language/wording'
import type { Kept } from './kept.ts'

/** Whether somebody may eat a food; null is who is spoken to. `held` is what holds for them. */
export type VerdictWords = {
  no(food: string, who: string | null, why: { rule: Kept; part: string | null }): string
  yes(food: string, who: string | null, held: readonly Kept[]): string
  unknown(food: string, who: string | null, held: readonly Kept[]): string
  nothingTold(who: string | null): string
  nobody(who: string): string
  /** What of the declared allergens is in a food. */
  holds(food: string, allergens: readonly string[]): string
  disliked(who: string | null, foods: readonly string[]): string
  /** Diets that no food is held against. */
  notHeld(who: string | null, diets: readonly string[]): string
}

/** A rule behind the name of its kind: "Allergie (Erdnüsse)". */
const labelled =
  (language: Language) =>
  ({ kind, value }: Kept): string =>
    `${termsFor(language).kind(kind)} (${value})`
const ofRule = ({ kind, value }: Kept): string => `${kind}: ${value}`

export const verdictWords: ByLanguage<VerdictWords> = {
  en: {
    no: (food, who, { rule, part }) =>
      `No: ${food} goes against what holds for ${who ?? 'you'} (${rule.kind}: ${rule.value})${part === null ? '' : `, since it holds ${part}`}.`,
    yes: (food, who, held) =>
      `Yes: nothing that I know of ${food} goes against what holds for ${who ?? 'you'} (${held.map(ofRule).join(', ')}).`,
    unknown: (food, who, held) =>
      `I do not know what is in ${food}, so that I cannot check it for ${who ?? 'you'} (${held.map(ofRule).join(', ')}).`,
    nothingTold: (who) => `You have told me of nothing that ${who ?? 'you'} must not have.`,
    nobody: (who) => `You have told me of nobody called ${who}.`,
    holds: (food, allergens) =>
      allergens.length === 0
        ? `None of the fourteen declared allergens is in ${food}.`
        : `In ${food} there is ${joinWords(allergens)}.`,
    disliked: (who, foods) =>
      who === null
        ? `You do not like ${joinWords(foods)}.`
        : `${capitalised(who)} does not like ${joinWords(foods)}.`,
    notHeld: (who, diets) => `For ${who ?? 'you'} I keep ${joinWords(diets)}, and hold no food against it.`,
  },
  de: {
    no: (food, who, { rule, part }) =>
      `Nein: ${food} (für ${who ?? 'dich'}) geht nicht wegen ${labelled('de')(rule)}${part === null ? '' : `; enthalten: ${part}`}.`,
    yes: (food, who, held) =>
      `Ja: ${food} (für ${who ?? 'dich'}), soweit ich weiß. Geprüft: ${held.map(labelled('de')).join(', ')}.`,
    unknown: (food, who, held) =>
      `Nicht geprüft: ${food} (für ${who ?? 'dich'}). Ich weiß nicht, was darin ist; zu beachten: ${held.map(labelled('de')).join(', ')}.`,
    nothingTold: (who) => `Du hast mir nichts gesagt, was nicht erlaubt ist (für ${who ?? 'dich'}).`,
    nobody: (who) => `Von so jemandem hast du mir nichts erzählt: ${who}.`,
    holds: (food, allergens) =>
      allergens.length === 0
        ? `Keines der vierzehn kennzeichnungspflichtigen Allergene: ${food}.`
        : `Allergene (${food}): ${allergens.join(', ')}.`,
    disliked: (who, foods) => `Ungern gegessen (${who ?? 'von dir'}): ${foods.join(', ')}.`,
    notHeld: (who, diets) => `Nicht zu prüfen (für ${who ?? 'dich'}): ${diets.join(', ')}.`,
  },
  fr: {
    no: (food, who, { rule, part }) =>
      `Non (${who ?? 'toi'})\u00a0: ${food} ne convient pas\u00a0; ${labelled('fr')(rule)}${part === null ? '' : `\u00a0; il y a dedans\u00a0: ${part}`}.`,
    yes: (food, who, held) =>
      `Oui (${who ?? 'toi'})\u00a0: ${food}, d'après ce que je sais. Vérifié\u00a0: ${held.map(labelled('fr')).join(', ')}.`,
    unknown: (food, who, held) =>
      `Pas vérifié (${who ?? 'toi'})\u00a0: ${food}. Je ne sais pas ce qu'il y a dedans\u00a0; à respecter\u00a0: ${held.map(labelled('fr')).join(', ')}.`,
    nothingTold: (who) => `Tu ne m'as rien dit d'interdit (${who ?? 'toi'}).`,
    nobody: (who) => `Tu ne m'as parlé de personne de ce nom\u00a0: ${who}.`,
    holds: (food, allergens) =>
      allergens.length === 0
        ? `Aucun des quatorze allergènes à déclarer\u00a0: ${food}.`
        : `Allergènes (${food})\u00a0: ${allergens.join(', ')}.`,
    disliked: (who, foods) => `Pas aimé (${who ?? 'toi'})\u00a0: ${foods.join(', ')}.`,
    notHeld: (who, diets) => `Impossible à vérifier (${who ?? 'toi'})\u00a0: ${diets.join(', ')}.`,
  },
  es: {
    no: (food, who, { rule, part }) =>
      `No (${who ?? 'tú'}): ${food} no va bien; ${labelled('es')(rule)}${part === null ? '' : `; lleva: ${part}`}.`,
    yes: (food, who, held) =>
      `Sí (${who ?? 'tú'}): ${food}, por lo que sé. Comprobado: ${held.map(labelled('es')).join(', ')}.`,
    unknown: (food, who, held) =>
      `Sin comprobar (${who ?? 'tú'}): ${food}. No sé qué lleva; hay que respetar: ${held.map(labelled('es')).join(', ')}.`,
    nothingTold: (who) => `No me has dicho nada que no se pueda comer (${who ?? 'tú'}).`,
    nobody: (who) => `No me has hablado de nadie así: ${who}.`,
    holds: (food, allergens) =>
      allergens.length === 0
        ? `Ninguno de los catorce alérgenos de declaración obligatoria: ${food}.`
        : `Alérgenos (${food}): ${allergens.join(', ')}.`,
    disliked: (who, foods) => `No gusta (${who ?? 'tú'}): ${foods.join(', ')}.`,
    notHeld: (who, diets) => `No se puede comprobar (${who ?? 'tú'}): ${diets.join(', ')}.`,
  },
}
