import { isKeyOf } from '@alfred/contracts'
import type { Language } from '../languages.ts'

/** What somebody may be to a person, by the code under which the database keeps it. */
const relations = {
  mother: { en: 'your mother', de: 'deine Mutter', fr: 'ta mère', es: 'tu madre' },
  father: { en: 'your father', de: 'dein Vater', fr: 'ton père', es: 'tu padre' },
  sister: { en: 'your sister', de: 'deine Schwester', fr: 'ta sœur', es: 'tu hermana' },
  brother: { en: 'your brother', de: 'dein Bruder', fr: 'ton frère', es: 'tu hermano' },
  daughter: { en: 'your daughter', de: 'deine Tochter', fr: 'ta fille', es: 'tu hija' },
  son: { en: 'your son', de: 'dein Sohn', fr: 'ton fils', es: 'tu hijo' },
  child: { en: 'your child', de: 'dein Kind', fr: 'ton enfant', es: 'tu hijo o hija' },
  children: { en: 'your children', de: 'deine Kinder', fr: 'tes enfants', es: 'tus hijos' },
  sons: { en: 'your sons', de: 'deine Söhne', fr: 'tes fils', es: 'tus hijos varones' },
  daughters: { en: 'your daughters', de: 'deine Töchter', fr: 'tes filles', es: 'tus hijas' },
  twins: { en: 'your twins', de: 'deine Zwillinge', fr: 'tes jumeaux', es: 'tus gemelos' },
  youngest: {
    en: 'your youngest',
    de: 'dein jüngstes Kind',
    fr: 'ton plus jeune enfant',
    es: 'tu hijo o hija menor',
  },
  eldest: {
    en: 'your eldest',
    de: 'dein ältestes Kind',
    fr: 'ton aîné ou ton aînée',
    es: 'tu hijo o hija mayor',
  },
  parents: { en: 'your parents', de: 'deine Eltern', fr: 'tes parents', es: 'tus padres' },
  grandparents: {
    en: 'your grandparents',
    de: 'deine Großeltern',
    fr: 'tes grands-parents',
    es: 'tus abuelos',
  },
  grandchildren: {
    en: 'your grandchildren',
    de: 'deine Enkelkinder',
    fr: 'tes petits-enfants',
    es: 'tus nietos',
  },
  partner: {
    en: 'your partner',
    de: 'dein Partner oder deine Partnerin',
    fr: 'ton partenaire',
    es: 'tu pareja',
  },
  wife: { en: 'your wife', de: 'deine Frau', fr: 'ta femme', es: 'tu mujer' },
  husband: { en: 'your husband', de: 'dein Mann', fr: 'ton mari', es: 'tu marido' },
  girlfriend: { en: 'your girlfriend', de: 'deine Freundin', fr: 'ta copine', es: 'tu novia' },
  boyfriend: { en: 'your boyfriend', de: 'dein Freund', fr: 'ton copain', es: 'tu novio' },
  grandmother: { en: 'your grandmother', de: 'deine Oma', fr: 'ta grand-mère', es: 'tu abuela' },
  grandfather: { en: 'your grandfather', de: 'dein Opa', fr: 'ton grand-père', es: 'tu abuelo' },
  granddaughter: {
    en: 'your granddaughter',
    de: 'deine Enkelin',
    fr: 'ta petite-fille',
    es: 'tu nieta',
  },
  grandson: { en: 'your grandson', de: 'dein Enkel', fr: 'ton petit-fils', es: 'tu nieto' },
  grandchild: {
    en: 'your grandchild',
    de: 'dein Enkelkind',
    fr: 'ton petit-fils ou ta petite-fille',
    es: 'tu nieto o nieta',
  },
  'mother-in-law': {
    en: 'your mother-in-law',
    de: 'deine Schwiegermutter',
    fr: 'ta belle-mère',
    es: 'tu suegra',
  },
  'father-in-law': {
    en: 'your father-in-law',
    de: 'dein Schwiegervater',
    fr: 'ton beau-père',
    es: 'tu suegro',
  },
  'sister-in-law': { en: 'your sister-in-law', de: 'deine Schwägerin', fr: 'ta belle-sœur', es: 'tu cuñada' },
  'brother-in-law': { en: 'your brother-in-law', de: 'dein Schwager', fr: 'ton beau-frère', es: 'tu cuñado' },
  aunt: { en: 'your aunt', de: 'deine Tante', fr: 'ta tante', es: 'tu tía' },
  uncle: { en: 'your uncle', de: 'dein Onkel', fr: 'ton oncle', es: 'tu tío' },
  cousin: { en: 'your cousin', de: 'Cousin oder Cousine', fr: 'cousin ou cousine', es: 'tu primo o prima' },
  niece: { en: 'your niece', de: 'deine Nichte', fr: 'ta nièce', es: 'tu sobrina' },
  nephew: { en: 'your nephew', de: 'dein Neffe', fr: 'ton neveu', es: 'tu sobrino' },
  friend: {
    en: 'your friend',
    de: 'jemand aus deinem Freundeskreis',
    fr: 'une personne amie',
    es: 'una amistad',
  },
  neighbour: {
    en: 'your neighbour',
    de: 'jemand aus der Nachbarschaft',
    fr: 'quelqu’un du voisinage',
    es: 'alguien del vecindario',
  },
  colleague: {
    en: 'your colleague',
    de: 'jemand von der Arbeit',
    fr: 'quelqu’un du travail',
    es: 'alguien del trabajo',
  },
  flatmate: {
    en: 'your flatmate',
    de: 'jemand aus der WG',
    fr: 'quelqu’un de la colocation',
    es: 'alguien del piso',
  },
  guest: { en: 'your guest', de: 'dein Gast', fr: 'quelqu’un que tu reçois', es: 'alguien de visita' },
} as const satisfies Record<string, Record<Language, string>>

/** Somebody whom a person eats with: by name, or as what they are to the person while no name is told. */
export function personTerm(language: Language, name: string): string {
  return isKeyOf(relations, name) ? relations[name][language] : name
}

/** What holds for somebody who eats along, as the database writes it: "peanuts (Anna)". */
const ofCompanion = /^(?<value>.+) \((?<name>[^()]+)\)$/

/** What holds for whom: the parts of the value of such a rule. Undefined where it is not of that shape. */
export function companionOf(value: string): { value: string; name: string } | undefined {
  const parts = ofCompanion.exec(value)?.groups
  const [said, name] = [parts?.['value'], parts?.['name']]
  return said === undefined || name === undefined ? undefined : { value: said, name }
}
