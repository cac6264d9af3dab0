/** Answers of each tool, by the tool and what the sample shows. */
export const answerSamples = {
  'add_jotter_note new': { text: 'Freitag', already: false },
  'add_jotter_note again': { text: 'Freitag', already: true },
  'list_jotter_notes some': { notes: [{ text: 'Freitag' }, { text: 'Montag' }] },
  'list_jotter_notes none': { notes: [] },
  'remove_jotter_note one': { text: 'Freitag' },
} as const

/** What is told of each, by language. */
export const answersInLanguages = {
  de: {
    'add_jotter_note new': ['Notiert: „Freitag“.'],
    'add_jotter_note again': ['„Freitag“ ist schon notiert.'],
    'list_jotter_notes some': ['Deine Notizen: „Freitag“; „Montag“.'],
    'list_jotter_notes none': ['Zu jotter ist noch nichts notiert.'],
    'remove_jotter_note one': ['Nicht mehr notiert: „Freitag“.'],
  },
  fr: {
    'add_jotter_note new': ['Noté : « Freitag ».'],
    'add_jotter_note again': ['« Freitag » est déjà noté.'],
    'list_jotter_notes some': ['Tes notes : « Freitag » ; « Montag ».'],
    'list_jotter_notes none': ["Rien n'est encore noté sur jotter."],
    'remove_jotter_note one': ["N'est plus noté : « Freitag »."],
  },
  es: {
    'add_jotter_note new': ['Anotado: «Freitag».'],
    'add_jotter_note again': ['«Freitag» ya está anotado.'],
    'list_jotter_notes some': ['Tus notas: «Freitag»; «Montag».'],
    'list_jotter_notes none': ['Aún no hay notas sobre jotter.'],
    'remove_jotter_note one': ['Ya no está anotado: «Freitag».'],
  },
} as const
