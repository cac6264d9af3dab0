import type { CellarWords } from './words.ts'

const quoted = (texts: readonly string[]): string => texts.map((text) => `« ${text} »`).join(' ; ')

export const french: CellarWords = {
  added: (text) => `Noté : « ${text} ».`,
  already: (text) => `« ${text} » est déjà noté.`,
  none: "Rien n'est encore noté sur cellar.",
  listed: (texts) => `Tes notes : ${quoted(texts)}.`,
  removed: (text) => `N'est plus noté : « ${text} ».`,
  refusals: {
    CELLAR_NOTE_NOT_FOUND: (text) => `Il n'y a pas de note sur « ${text} ».`,
    CELLAR_NOTE_UNCLEAR: (text, options) => `Quelle note veux-tu dire par « ${text} » : ${quoted(options)} ?`,
  },
}
