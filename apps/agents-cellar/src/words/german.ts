import type { CellarWords } from './words.ts'

const list = (texts: readonly string[]): string => texts.join('; ')
const TAKEN = {
  opened: 'Geöffnet',
  drunk: 'Getrunken',
  given_away: 'Verschenkt',
  broken: 'Zerbrochen',
  gone: 'Herausgenommen',
} as const
const KINDS = { wine: 'Wein', beer: 'Bier', cider: 'Cider', spirit: 'Spirituosen' } as const

export const german: CellarWords = {
  cellar: 'Keller',
  period: ({ from, until, isEstimated }) => {
    const about = isEstimated ? 'etwa ' : ''
    if (from !== null && until !== null) return `${about}${from} bis ${until}`
    return until === null ? `ab ${about}${from ?? ''}` : `bis ${about}${until}`
  },
  state: ({ readiness, period }) => {
    const window = period === '' ? '' : `, ${period}`
    const states = {
      not_yet: 'noch nicht reif',
      ready: 'trinkreif',
      soon: 'trinkreif, bald nicht mehr',
      past: 'über die beste Zeit hinaus',
      unknown: 'kein Zeitraum bekannt',
    }
    return `${states[readiness]}${window}`
  },
  added: (drinks) => `Eingelagert: ${list(drinks)}.`,
  estimated: (period) => `am besten ${period}, geschätzt nach der Art`,
  told: (period) => `zu trinken ${period}, wie du gesagt hast`,
  noWindow: 'Zeitraum nicht bekannt',
  listed: (bottles) => `Vorhanden: ${list(bottles)}.`,
  more: (count) => `${count} weitere sind nicht aufgezählt.`,
  nothingYet: 'Im Keller liegt noch nichts.',
  nothingFits: 'Im Keller passt nichts dazu.',
  takenLine: (what, left) => `${what} (${left === null ? 'nichts mehr übrig' : `übrig: ${left}`})`,
  taken: (how, drinks) => `${TAKEN[how]}: ${list(drinks)}.`,
  wasEarly: (label, from) => `${label} sollte noch bis etwa ${from} liegen.`,
  moved: (what, place) => `Umgelagert: ${what} (jetzt: ${place}).`,
  corrected: (what, period) => `Berichtigt: ${what}${period === null ? '' : `, am besten ${period}`}.`,
  noted: (label, note, mark) =>
    `Notiert zu ${label}: ${[note === null ? null : `„${note}“`, mark === null ? null : `${mark}/10`].filter(Boolean).join(', ')}.`,
  notes: (notes) => `Deine Notizen: ${list(notes)}.`,
  noteLine: ({ label, day, note, mark }) =>
    [`${label} (${day})`, note === null ? null : `„${note}“`, mark === null ? null : `${mark}/10`]
      .filter(Boolean)
      .join(', '),
  noNotes: 'Es gibt noch keine Notizen.',
  noNotesOn: (label) => `Es gibt keine Notizen zu ${label}.`,
  couldBeOpened: (bottles) => `Das könnte geöffnet werden, das Dringendste zuerst: ${list(bottles)}.`,
  nothingReady: 'Im Keller ist nichts trinkreif.',
  goesWith: (dish, styles) => `Zu ${dish} passt üblicherweise: ${styles.join(', ')}.`,
  pairingUnknown: (dish) => `Was zu ${dish} passt, ist hier nicht bekannt.`,
  inCellarFor: (dish, bottles) => `Von dir, zu ${dish}: ${list(bottles)}.`,
  noneInCellarFor: (dish) => `Von dir ist nichts trinkreif, das zu ${dish} passt.`,
  toBeKept: (label, from) => `${label} sollte bis etwa ${from} liegen.`,
  withoutAlcohol: (told) => `Du hast mir gesagt: ${told}. Darum werden nur Getränke ohne Alkohol genannt.`,
  kindLeftOut: (kind, told) => `Nicht genannt wird ${KINDS[kind]}. Du hast mir gesagt: ${told}.`,
  rule: (kind, value) => `${value} (${kind})`,
  objection: (food, rule) => `Damit würde ich dir anbieten: ${food}. Dagegen spricht: ${rule}.`,
  refusals: {
    dayUnclear: (said) => `Welcher Tag oder welches Jahr ist mit „${said}“ gemeint?`,
    windowReversed: 'Dieser Zeitraum endet, bevor er beginnt.',
    nothingToChange: 'Was soll daran geändert werden?',
    noteEmpty: 'Was soll notiert werden: ein paar Worte oder eine Note bis zehn?',
    CELLAR_BOTTLE_NOT_NAMED: 'Welches Getränk ist gemeint?',
    CELLAR_BOTTLE_NOT_FOUND: (name) => `Im Keller gibt es kein „${name}“.`,
    CELLAR_BOTTLE_UNCLEAR: (name, options) => `Was ist mit „${name}“ gemeint: ${list(options)}?`,
    CELLAR_TOO_FEW: (name, count) => `Davon gibt es nur ${count}: ${name}.`,
    CELLAR_ALREADY_THERE: (name, place) => `Schon dort (${place}): ${name}.`,
  },
}
