import type { JotterWords } from './words.ts'

const quoted = (texts: readonly string[]): string => texts.map((text) => `« ${text} »`).join(' ; ')

export const french: JotterWords = {
  added: (text) => `Noté : « ${text} ».`,
  already: (text) => `« ${text} » est déjà noté.`,
  none: "Rien n'est encore noté sur jotter.",
  listed: (texts) => `Tes notes : ${quoted(texts)}.`,
  removed: (text) => `N'est plus noté : « ${text} ».`,
  refusals: {
    JOTTER_NOTE_NOT_FOUND: (text) => `Il n'y a pas de note sur « ${text} ».`,
    JOTTER_NOTE_UNCLEAR: (text, options) => `Quelle note veux-tu dire par « ${text} » : ${quoted(options)} ?`,
  },
}
