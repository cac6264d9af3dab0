import type { CellarWords } from './words.ts'

const quoted = (texts: readonly string[]): string => texts.map((text) => `„${text}“`).join('; ')

export const german: CellarWords = {
  added: (text) => `Notiert: „${text}“.`,
  already: (text) => `„${text}“ ist schon notiert.`,
  none: 'Zu cellar ist noch nichts notiert.',
  listed: (texts) => `Deine Notizen: ${quoted(texts)}.`,
  removed: (text) => `Nicht mehr notiert: „${text}“.`,
  refusals: {
    CELLAR_NOTE_NOT_FOUND: (text) => `Es gibt keine Notiz zu „${text}“.`,
    CELLAR_NOTE_UNCLEAR: (text, options) => `Welche Notiz meinst du mit „${text}“: ${quoted(options)}?`,
  },
}
