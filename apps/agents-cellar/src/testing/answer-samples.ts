/** Answers of each tool, by the tool and what the sample shows. */
export const answerSamples = {
  'add_cellar_note new': { text: 'Freitag', already: false },
  'add_cellar_note again': { text: 'Freitag', already: true },
  'list_cellar_notes some': { notes: [{ text: 'Freitag' }, { text: 'Montag' }] },
  'list_cellar_notes none': { notes: [] },
  'remove_cellar_note one': { text: 'Freitag' },
} as const

/** What is told of each, by language. */
export const answersInLanguages = {
  de: {
    'add_cellar_note new': ['Notiert: „Freitag“.'],
    'add_cellar_note again': ['„Freitag“ ist schon notiert.'],
    'list_cellar_notes some': ['Deine Notizen: „Freitag“; „Montag“.'],
    'list_cellar_notes none': ['Zu cellar ist noch nichts notiert.'],
    'remove_cellar_note one': ['Nicht mehr notiert: „Freitag“.'],
  },
  fr: {
    'add_cellar_note new': ['Noté : « Freitag ».'],
    'add_cellar_note again': ['« Freitag » est déjà noté.'],
    'list_cellar_notes some': ['Tes notes : « Freitag » ; « Montag ».'],
    'list_cellar_notes none': ["Rien n'est encore noté sur cellar."],
    'remove_cellar_note one': ["N'est plus noté : « Freitag »."],
  },
  es: {
    'add_cellar_note new': ['Anotado: «Freitag».'],
    'add_cellar_note again': ['«Freitag» ya está anotado.'],
    'list_cellar_notes some': ['Tus notas: «Freitag»; «Montag».'],
    'list_cellar_notes none': ['Aún no hay notas sobre cellar.'],
    'remove_cellar_note one': ['Ya no está anotado: «Freitag».'],
  },
} as const
