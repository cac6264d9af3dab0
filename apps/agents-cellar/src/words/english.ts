import type { CellarWords } from './words.ts'

const list = (texts: readonly string[]): string => texts.join('; ')
const TAKEN = {
  opened: 'Opened',
  drunk: 'Drunk',
  given_away: 'Given away',
  broken: 'Broken',
  gone: 'Taken out',
} as const
const KINDS = { wine: 'wine', beer: 'beer', cider: 'cider', spirit: 'spirits' } as const

export const english: CellarWords = {
  cellar: 'cellar',
  period: ({ from, until, isEstimated }) => {
    const about = isEstimated ? 'about ' : ''
    if (from !== null && until !== null) return `${about}${from} to ${until}`
    return until === null ? `from ${about}${from ?? ''}` : `until ${about}${until}`
  },
  state: ({ readiness, period }) => {
    const window = period === '' ? '' : `, ${period}`
    const states = {
      not_yet: 'not ready yet',
      ready: 'ready',
      soon: 'ready, its time ends soon',
      past: 'past its best',
      unknown: 'no window known',
    }
    return `${states[readiness]}${window}`
  },
  added: (drinks) => `Put in: ${list(drinks)}.`,
  estimated: (period) => `at its best ${period}: an estimate from its style`,
  told: (period) => `to be drunk ${period}, as you said`,
  noWindow: 'with no window known',
  listed: (bottles) => `There is: ${list(bottles)}.`,
  more: (count) => `${count} more are not listed.`,
  nothingYet: 'There is nothing in the cellar yet.',
  nothingFits: 'Nothing in the cellar fits that.',
  takenLine: (what, left) => `${what} (${left === null ? 'none' : left} left)`,
  taken: (how, drinks) => `${TAKEN[how]}: ${list(drinks)}.`,
  wasEarly: (label, from) => `${label} was to be kept until about ${from}.`,
  moved: (what, place) => `Moved: ${what} (now: ${place}).`,
  corrected: (what, period) => `Put right: ${what}${period === null ? '' : `, at its best ${period}`}.`,
  noted: (label, note, mark) =>
    `Noted on ${label}: ${[note === null ? null : `"${note}"`, mark === null ? null : `${mark}/10`].filter(Boolean).join(', ')}.`,
  notes: (notes) => `Your notes: ${list(notes)}.`,
  noteLine: ({ label, day, note, mark }) =>
    [`${label} (${day})`, note === null ? null : `"${note}"`, mark === null ? null : `${mark}/10`]
      .filter(Boolean)
      .join(', '),
  noNotes: 'There are no tasting notes yet.',
  noNotesOn: (label) => `There are no notes on ${label}.`,
  couldBeOpened: (bottles) => `These could be opened, what keeps least stands first: ${list(bottles)}.`,
  nothingReady: 'Nothing in the cellar is ready to be opened.',
  goesWith: (dish, styles) => `With ${dish} usually go: ${styles.join(', ')}.`,
  pairingUnknown: (dish) => `What goes with ${dish} is not known here.`,
  inCellarFor: (dish, bottles) => `Of yours, for ${dish}: ${list(bottles)}.`,
  noneInCellarFor: (dish) => `Nothing of yours that goes with ${dish} is ready.`,
  toBeKept: (label, from) => `${label} is to be kept until about ${from}.`,
  withoutAlcohol: (told) => `You told me: ${told}. So only drinks without alcohol are named.`,
  kindLeftOut: (kind, told) => `Left out is ${KINDS[kind]}. You told me: ${told}.`,
  rule: (kind, value) => `${value} (${kind})`,
  objection: (food, rule) => `That would offer you ${food}. Against it stands: ${rule}.`,
  refusals: {
    dayUnclear: (said) => `Which day or year is meant by "${said}"?`,
    windowReversed: 'The end of that window comes before its beginning.',
    nothingToChange: 'What shall be changed of it?',
    noteEmpty: 'What shall be noted: some words, or a mark out of ten?',
    CELLAR_BOTTLE_NOT_NAMED: 'Which drink is meant?',
    CELLAR_BOTTLE_NOT_FOUND: (name) => `There is no "${name}" in the cellar.`,
    CELLAR_BOTTLE_UNCLEAR: (name, options) => `Which one is meant by "${name}": ${list(options)}?`,
    CELLAR_TOO_FEW: (name, count) => `Of ${name} there are only ${count}.`,
    CELLAR_ALREADY_THERE: (name, place) => `${name} is there already: ${place}.`,
  },
}
