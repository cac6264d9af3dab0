import type { CellarWords } from './words.ts'

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join('; ')

export const english: CellarWords = {
  added: (text) => `Written down: "${text}".`,
  already: (text) => `"${text}" is written down already.`,
  none: 'There are no notes about cellar yet.',
  listed: (texts) => `Your notes: ${quoted(texts)}.`,
  removed: (text) => `No longer written down: "${text}".`,
  refusals: {
    CELLAR_NOTE_NOT_FOUND: (text) => `There is no note about "${text}".`,
    CELLAR_NOTE_UNCLEAR: (text, options) => `Which note do you mean by "${text}": ${quoted(options)}?`,
  },
}
