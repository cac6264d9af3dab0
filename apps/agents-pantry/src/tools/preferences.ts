import { asGiven, defineTools } from '@alfred/agent-kit'
import { preferenceTools } from '@alfred/contracts'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import type { Kept } from '../words/kept.ts'
import { sayPerson, shownPerson } from './people.ts'

const preference = z.object({ kind: z.string(), value: z.string() })
const remembered = preference.extend({
  already: z.boolean(),
  enforced: z.boolean(),
  covers: z.string().nullable(),
})
const forgotten = z.object({ forgotten: z.array(preference) })
/** A preference as the database tells it. */
export const shownPreference = preference.extend({ source: z.string(), enforced: z.boolean() })
const listed = z.object({
  preferences: z.array(shownPreference),
  /** Missing where the database is older than this. */
  people: z.array(shownPerson).default([]),
})

/** The tools for what a person says of themselves. */
export const preferences = defineTools(preferenceTools, {
  remember_preference: { prepare: asGiven, answer: remembered, describe: sayRemembered },
  forget_preference: {
    prepare: asGiven,
    answer: forgotten,
    describe: (data, { locale }) =>
      data.forgotten.map((one) => wordsFor(locale).preferences.forgotten(inWords(one, locale))),
    isRemoving: true,
  },
  list_preferences: { prepare: asGiven, answer: listed, describe: sayListed, isQuick: true },
})

/** What is remembered, with its value in the words of the language. */
function inWords({ kind, value }: z.output<typeof preference>, locale: string): Kept {
  return { kind, value: termsFor(locale).kept(kind, value) }
}

type Remembered = z.output<typeof remembered>

function sayRemembered(data: Remembered, { locale }: Viewer): string[] {
  const words = wordsFor(locale).preferences
  const kept = inWords(data, locale)
  return data.already ? [words.already(kept)] : [words.remembered(kept), ...sayHeld(data, locale)]
}

/**
 * What is held against a rule from now on. A word that is in no catalog is only matched literally, and a diet that is
 * not known not at all, so the answer must not promise more.
 */
function sayHeld({ kind, enforced, covers }: Remembered, locale: string): string[] {
  const words = wordsFor(locale).preferences
  if (enforced) return [words.held(covers)]
  const because = kind === 'diet' ? /^nothing: (.+)$/.exec(covers ?? '')?.[1] : undefined
  return because === undefined ? [] : [words.notHeld(because)]
}

/** What holds for the person, and for whom they eat with: who asks what is known of tastes may mean either. */
function sayListed({ preferences, people }: z.output<typeof listed>, viewer: Viewer): string[] {
  const { noTastes, noOwnTastes } = wordsFor(viewer.locale).memory
  const own = preferences.map((one) => sayPreference(one, viewer))
  if (own.length === 0) own.push(people.length === 0 ? noTastes : noOwnTastes)
  return [...own, ...people.map((one) => sayPerson(one, viewer))]
}

/** What is remembered, with whether it is held against what is offered and whether it was told. */
export function sayPreference(one: z.output<typeof shownPreference>, { locale }: Viewer): string {
  return wordsFor(locale).preferences.listed(inWords(one, locale), {
    isEnforced: one.enforced,
    isLearned: one.source === 'learned',
  })
}
