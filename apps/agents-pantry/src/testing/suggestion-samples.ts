const none = { suggestions: [] as object[], quiet: [] as object[], truncated: false }
const answered = { answer: 'dismiss', about: null, kind: null, until: null, reasons: [] as string[] }

/** Answers of the tools of what Alfred notices by itself. */
export const suggestionSamples = {
  list_suggestions: {
    suggestions: [
      {
        kind: 'restock',
        reason: 'Milch: leer.',
        action: 'Soll sie auf die Liste?',
        request: 'put milk on the list',
      },
      { kind: 'expiry', reason: 'Der Salat läuft ab.', action: 'Bald essen.', request: null },
      { kind: 'weather', reason: 'Es regnet.', action: '', request: null },
    ],
    quiet: [
      { kind: 'meal', about: null },
      { kind: 'restock', about: 'Salz' },
      { kind: null, about: 'Pfeffer' },
    ],
    truncated: true,
  },
  'list_suggestions of nothing': none,
  answer_suggestion: answered,
  'answer_suggestion later': { ...answered, answer: 'snooze', until: '2026-11-25' },
  'answer_suggestion never': { ...answered, answer: 'never', about: 'Milch' },
  'answer_suggestion never of a kind': { ...answered, answer: 'never', kind: 'meal' },
  'answer_suggestion never of that': { ...answered, answer: 'never' },
  'answer_suggestion again': { ...answered, answer: 'again', about: 'Milch' },
  'answer_suggestion again all': { ...answered, answer: 'again' },
} as const satisfies Record<string, object>
