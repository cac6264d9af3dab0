import type { CellarWords } from './words.ts'

const list = (texts: readonly string[]): string => texts.join(' ; ')
const TAKEN = {
  opened: 'Ouvert',
  drunk: 'Bu',
  given_away: 'Offert',
  broken: 'Cassé',
  gone: 'Retiré',
} as const
const KINDS = { wine: 'le vin', beer: 'la bière', cider: 'le cidre', spirit: 'les spiritueux' } as const

export const french: CellarWords = {
  cellar: 'cave',
  period: ({ from, until, isEstimated }) => {
    const about = isEstimated ? ' environ' : ''
    if (from !== null && until !== null) return `de ${from} à ${until}${about}`
    return until === null ? `dès ${from ?? ''}${about}` : `jusqu'à ${until}${about}`
  },
  state: ({ readiness, period }) => {
    const window = period === '' ? '' : `, ${period}`
    const states = {
      not_yet: 'pas encore prêt',
      ready: 'prêt',
      soon: 'prêt, plus pour longtemps',
      past: 'passé',
      unknown: 'sans période connue',
    }
    return `${states[readiness]}${window}`
  },
  added: (drinks) => `Mis en cave : ${list(drinks)}.`,
  estimated: (period) => `au mieux ${period}, estimé d'après le style`,
  told: (period) => `à boire ${period}, comme tu l'as dit`,
  noWindow: 'période inconnue',
  listed: (bottles) => `Il y a : ${list(bottles)}.`,
  more: (count) => `${count} de plus ne sont pas cités.`,
  nothingYet: "Il n'y a encore rien dans la cave.",
  nothingFits: 'Rien dans la cave ne correspond.',
  takenLine: (what, left) => `${what} (${left === null ? "il n'en reste plus" : `reste : ${left}`})`,
  taken: (how, drinks) => `${TAKEN[how]} : ${list(drinks)}.`,
  wasEarly: (label, from) => `${label} était à garder jusqu'à ${from} environ.`,
  moved: (what, place) => `Déplacé : ${what} (maintenant : ${place}).`,
  corrected: (what, period) => `Corrigé : ${what}${period === null ? '' : `, au mieux ${period}`}.`,
  noted: (label, note, mark) =>
    `Noté sur ${label} : ${[note === null ? null : `« ${note} »`, mark === null ? null : `${mark}/10`].filter(Boolean).join(', ')}.`,
  notes: (notes) => `Tes notes : ${list(notes)}.`,
  noteLine: ({ label, day, note, mark }) =>
    [`${label} (${day})`, note === null ? null : `« ${note} »`, mark === null ? null : `${mark}/10`]
      .filter(Boolean)
      .join(', '),
  noNotes: "Il n'y a pas encore de notes.",
  noNotesOn: (label) => `Il n'y a pas de notes sur ${label}.`,
  couldBeOpened: (bottles) => `Ce qui peut s'ouvrir, le plus pressé d'abord : ${list(bottles)}.`,
  nothingReady: "Rien dans la cave n'est prêt.",
  goesWith: (dish, styles) => `Avec ${dish} vont d'habitude : ${styles.join(', ')}.`,
  pairingUnknown: (dish) => `Ce qui va avec ${dish} n'est pas connu ici.`,
  inCellarFor: (dish, bottles) => `De ta cave, pour ${dish} : ${list(bottles)}.`,
  noneInCellarFor: (dish) => `Rien de ta cave qui aille avec ${dish} n'est prêt.`,
  toBeKept: (label, from) => `${label} est à garder jusqu'à ${from} environ.`,
  withoutAlcohol: (told) => `Tu m'as dit : ${told}. Seules des boissons sans alcool sont donc nommées.`,
  kindLeftOut: (kind, told) => `Est laissé de côté : ${KINDS[kind]}. Tu m'as dit : ${told}.`,
  rule: (kind, value) => `${value} (${kind})`,
  objection: (food, rule) => `Ce serait te proposer : ${food}. Cela va contre : ${rule}.`,
  refusals: {
    dayUnclear: (said) => `Quel jour ou quelle année veut dire « ${said} » ?`,
    windowReversed: 'La fin de cette période vient avant son début.',
    nothingToChange: 'Que faut-il y changer ?',
    noteEmpty: 'Que faut-il noter : quelques mots, ou une note sur dix ?',
    CELLAR_BOTTLE_NOT_NAMED: 'De quelle boisson est-il question ?',
    CELLAR_BOTTLE_NOT_FOUND: (name) => `Il n'y a pas de « ${name} » dans la cave.`,
    CELLAR_BOTTLE_UNCLEAR: (name, options) => `Que veut dire « ${name} » : ${list(options)} ?`,
    CELLAR_TOO_FEW: (name, count) => `De ${name} il n'y a que ${count}.`,
    CELLAR_ALREADY_THERE: (name, place) => `${name} s'y trouve déjà : ${place}.`,
  },
}
