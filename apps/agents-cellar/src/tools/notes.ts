import { defineTools, prepared, refused } from '@alfred/agent-kit'
import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { labelOf } from '../facts/say-bottle.ts'
import { isRefused, readPastDay } from '../prepare/prepare-days.ts'
import { prepareWhich } from '../prepare/prepare-which.ts'
import { wordsFor } from '../words/words-for.ts'

const noteSchema = z.object({
  name: z.string(),
  vintage: z.int().nullable(),
  note: z.string().nullable(),
  mark: z.number().nullable(),
  tasted_on: z.string(),
})

/** The tools for what was thought of a drink. */
export const notes = defineTools(cellarTools, {
  note_bottle: {
    prepare: (given, { moment }) => {
      if (given.note === null && given.mark === null)
        return refused('CELLAR_NOTE_EMPTY', wordsFor(moment.locale).refusals.noteEmpty)
      const day = readPastDay(given.tasted_on, moment)
      if (isRefused(day)) return day
      return prepared({ ...prepareWhich(given), note: given.note, mark: given.mark, tasted_on: day })
    },
    answer: noteSchema,
    describe: (data, { locale }) => [
      wordsFor(locale).noted(labelOf(data), data.note, sayMark(data.mark, locale)),
    ],
    isQuick: true,
    subdomains: ['tasting'],
  },
  list_bottle_notes: {
    prepare: (given) => prepared(prepareWhich(given)),
    answer: z.object({ name: z.string().nullable(), notes: z.array(noteSchema) }),
    describe: ({ name, notes: all }, viewer) => {
      const words = wordsFor(viewer.locale)
      if (all.length === 0) return [name === null ? words.noNotes : words.noNotesOn(name)]
      return [words.notes(all.map((note) => sayNote(note, viewer)))]
    },
    isQuick: true,
    subdomains: ['tasting'],
  },
})

function sayNote(data: z.output<typeof noteSchema>, viewer: Viewer): string {
  return wordsFor(viewer.locale).noteLine({
    label: labelOf(data),
    day: sayDate(data.tasted_on, viewer),
    note: data.note,
    mark: sayMark(data.mark, viewer.locale),
  })
}

function sayMark(mark: number | null, locale: string): string | null {
  return mark === null ? null : termsFor(locale).number(mark)
}
