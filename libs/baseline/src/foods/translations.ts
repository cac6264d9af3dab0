import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell } from './cells.ts'

const languages = ['de', 'fr', 'es'] as const

/** A food and its words in other languages; `stems` are German words that others are built with. */
const rowSchema = z.object({
  english: z.string().min(1),
  de: listCell,
  fr: listCell,
  es: listCell,
  stems: listCell,
})

/** A word of another language for a food that is known by its English name. */
export type Translation = {
  word: string
  language: (typeof languages)[number]
  english: string
  is_stem: boolean
}

/** The words of data/translations.csv, stems first, so that a word that is one too counts as a stem. */
export function readTranslations(): Translation[] {
  const rows = readTable('translations.csv', rowSchema)
  const stems = rows.flatMap(({ english, stems: words }) =>
    words.map((word) => ({ word, language: 'de' as const, english, is_stem: true })),
  )
  const words = rows.flatMap((row) =>
    languages.flatMap((language) =>
      row[language].map((word) => ({ word, language, english: row.english, is_stem: false })),
    ),
  )
  return [...stems, ...words]
}
