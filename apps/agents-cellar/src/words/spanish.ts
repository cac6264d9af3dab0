import type { CellarWords } from './words.ts'

const list = (texts: readonly string[]): string => texts.join('; ')
const TAKEN = {
  opened: 'Abierto',
  drunk: 'Bebido',
  given_away: 'Regalado',
  broken: 'Roto',
  gone: 'Sacado',
} as const
const KINDS = { wine: 'el vino', beer: 'la cerveza', cider: 'la sidra', spirit: 'los licores' } as const

export const spanish: CellarWords = {
  cellar: 'bodega',
  period: ({ from, until, isEstimated }) => {
    const about = isEstimated ? ' aproximadamente' : ''
    if (from !== null && until !== null) return `de ${from} a ${until}${about}`
    return until === null ? `desde ${from ?? ''}${about}` : `hasta ${until}${about}`
  },
  state: ({ readiness, period }) => {
    const window = period === '' ? '' : `, ${period}`
    const states = {
      not_yet: 'aún no está a punto',
      ready: 'a punto',
      soon: 'a punto, por poco tiempo',
      past: 'pasado',
      unknown: 'sin fechas conocidas',
    }
    return `${states[readiness]}${window}`
  },
  added: (drinks) => `Guardado: ${list(drinks)}.`,
  estimated: (period) => `en su mejor momento ${period}, estimado según el tipo`,
  told: (period) => `para beber ${period}, como dijiste`,
  noWindow: 'sin fechas conocidas',
  listed: (bottles) => `Hay: ${list(bottles)}.`,
  more: (count) => `Hay ${count} más que no se citan.`,
  nothingYet: 'Aún no hay nada en la bodega.',
  nothingFits: 'Nada en la bodega encaja con eso.',
  takenLine: (what, left) => `${what} (${left === null ? 'ya no queda' : `quedan: ${left}`})`,
  taken: (how, drinks) => `${TAKEN[how]}: ${list(drinks)}.`,
  wasEarly: (label, from) => `${label} era para guardar hasta ${from} aproximadamente.`,
  moved: (what, place) => `Movido: ${what} (ahora: ${place}).`,
  corrected: (what, period) =>
    `Corregido: ${what}${period === null ? '' : `, en su mejor momento ${period}`}.`,
  noted: (label, note, mark) =>
    `Anotado sobre ${label}: ${[note === null ? null : `«${note}»`, mark === null ? null : `${mark}/10`].filter(Boolean).join(', ')}.`,
  notes: (notes) => `Tus notas: ${list(notes)}.`,
  noteLine: ({ label, day, note, mark }) =>
    [`${label} (${day})`, note === null ? null : `«${note}»`, mark === null ? null : `${mark}/10`]
      .filter(Boolean)
      .join(', '),
  noNotes: 'Aún no hay notas de cata.',
  noNotesOn: (label) => `No hay notas sobre ${label}.`,
  couldBeOpened: (bottles) => `Lo que se podría abrir, lo más urgente primero: ${list(bottles)}.`,
  nothingReady: 'Nada en la bodega está a punto.',
  goesWith: (dish, styles) => `Con ${dish} suelen ir: ${styles.join(', ')}.`,
  pairingUnknown: (dish) => `Aquí no se sabe qué va con ${dish}.`,
  inCellarFor: (dish, bottles) => `De lo tuyo, para ${dish}: ${list(bottles)}.`,
  noneInCellarFor: (dish) => `Nada de lo tuyo que vaya con ${dish} está a punto.`,
  toBeKept: (label, from) => `${label} es para guardar hasta ${from} aproximadamente.`,
  withoutAlcohol: (told) => `Me dijiste: ${told}. Por eso solo se nombran bebidas sin alcohol.`,
  kindLeftOut: (kind, told) => `Se deja fuera: ${KINDS[kind]}. Me dijiste: ${told}.`,
  rule: (kind, value) => `${value} (${kind})`,
  objection: (food, rule) => `Eso sería ofrecerte: ${food}. Va contra: ${rule}.`,
  refusals: {
    dayUnclear: (said) => `¿Qué día o qué año es «${said}»?`,
    windowReversed: 'Ese plazo termina antes de empezar.',
    nothingToChange: '¿Qué hay que cambiar?',
    noteEmpty: '¿Qué se anota: unas palabras, o una nota sobre diez?',
    CELLAR_BOTTLE_NOT_NAMED: '¿De qué bebida se trata?',
    CELLAR_BOTTLE_NOT_FOUND: (name) => `No hay «${name}» en la bodega.`,
    CELLAR_BOTTLE_UNCLEAR: (name, options) => `¿Qué es «${name}»: ${list(options)}?`,
    CELLAR_TOO_FEW: (name, count) => `De ${name} solo hay ${count}.`,
    CELLAR_ALREADY_THERE: (name, place) => `${name} ya está ahí: ${place}.`,
  },
}
