import type { CellarWords } from './words.ts'

const quoted = (texts: readonly string[]): string => texts.map((text) => `«${text}»`).join('; ')

export const spanish: CellarWords = {
  added: (text) => `Anotado: «${text}».`,
  already: (text) => `«${text}» ya está anotado.`,
  none: 'Aún no hay notas sobre cellar.',
  listed: (texts) => `Tus notas: ${quoted(texts)}.`,
  removed: (text) => `Ya no está anotado: «${text}».`,
  refusals: {
    CELLAR_NOTE_NOT_FOUND: (text) => `No hay ninguna nota sobre «${text}».`,
    CELLAR_NOTE_UNCLEAR: (text, options) => `¿A qué nota te refieres con «${text}»: ${quoted(options)}?`,
  },
}
