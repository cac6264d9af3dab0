import { asGiven, defineTools } from '@alfred/agent-kit'
import { z } from 'zod'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { wordsFor } from '../words/words-for.ts'

const note = z.object({ text: z.string() })

/** The tools of notes: how a call is prepared, how its answer is read and told. */
export const notes = defineTools(cellarTools, {
  add_cellar_note: {
    prepare: asGiven,
    answer: note.extend({ already: z.boolean() }),
    describe: ({ text, already }, { locale }) => {
      const words = wordsFor(locale)
      return [already ? words.already(text) : words.added(text)]
    },
    isQuick: true,
    subdomains: ['notes'],
  },
  list_cellar_notes: {
    prepare: asGiven,
    answer: z.object({ notes: z.array(note) }),
    describe: ({ notes: all }, { locale }) => {
      const words = wordsFor(locale)
      return all.length === 0 ? [words.none] : [words.listed(all.map(({ text }) => text))]
    },
    isQuick: true,
    subdomains: ['notes'],
  },
  remove_cellar_note: {
    prepare: asGiven,
    answer: note,
    describe: ({ text }, { locale }) => [wordsFor(locale).removed(text)],
    isRemoving: true,
    subdomains: ['notes'],
  },
})
