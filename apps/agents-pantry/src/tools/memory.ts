import { defineTools, prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { memoryTools, type MemoryArguments } from '@alfred/contracts'
import { resolveDate, subjectOfFact } from '@alfred/language'
import type { Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { memory, sayGoal, sayMeasureKept, sayMemory, sayReason, withDay } from '../kitchen/say-memory.ts'
import { unknownDate } from '../language/unknown-words.ts'
import { vectorOf } from '../language/vector-of.ts'
import { wordsFor } from '../words/words-for.ts'
import { sayPerson, shownPerson } from './people.ts'
import { sayPreference, shownPreference } from './preferences.ts'

const toldOn = { told_on: z.string().nullable().default(null) }
const remembered = memory.extend({ already: z.boolean() })
const recalled = z.object({
  about: z.string().nullable(),
  why: z.boolean(),
  memories: z.array(memory),
  said: z.array(z.object({ text: z.string(), told_on: z.string() })),
  preferences: z.array(shownPreference.extend(toldOn)),
  people: z.array(shownPerson.extend(toldOn)),
  goals: z.array(
    z.object({
      ...{ nutrient: z.string(), kind: z.enum(['goal', 'limit']), target: z.number(), unit: z.string() },
      ...toldOn,
    }),
  ),
  /** What behaviour showed and nobody has said yes or no to: why it is thought, and what is asked about it. */
  learned: z.array(z.object({ why: z.string(), asked: z.string() })).default([]),
  body: z
    .array(z.object({ measure: z.string(), value: z.union([z.number(), z.string()]), ...toldOn }))
    .default([]),
  truncated: z.boolean(),
})
const forgotten = z.object({
  about: z.string().nullable(),
  all: z.boolean(),
  memories: z.int(),
  preferences: z.int(),
  people: z.int(),
})

/** The tools of what a person told that no other row holds. */
export const memories = defineTools(memoryTools, {
  remember_fact: {
    prepare: prepareFact,
    answer: remembered,
    describe: ({ already, ...told }, { locale }) => {
      const words = wordsFor(locale).memory
      if (already) return [words.already(told.text)]
      return [words.remembered(told.text), ...(told.before === null ? [] : [words.instead(told.before)])]
    },
    isQuick: true,
  },
  recall: { prepare: withVector, answer: recalled, describe: sayRecalled, isQuick: true },
  forget_fact: {
    prepare: withVector,
    answer: forgotten,
    describe: ({ all, about, ...counts }, { locale }) => {
      const words = wordsFor(locale).memory
      return [all ? words.forgottenAll(counts) : words.forgotten(about)]
    },
    isRemoving: true,
    touches: ['about'],
  },
})

const UNTIL = /\b(?:until|till|til) (?:the )?(?<day>[\p{L}\d ]{3,40})$/iu

/** What it is about and what would contradict it is told by code, or by the model where the text is of another language. */
function prepareFact(given: MemoryArguments<'remember_fact'>, { moment }: CallToPrepare): Prepared {
  const { text, subject, keywords, kind, corrects } = given
  const found = subjectOfFact(text)
  const until = given.until === null ? null : resolveDate(given.until, moment)
  if (until === undefined) return unknownDate(given.until ?? '', moment)
  const said = UNTIL.exec(text)?.groups?.['day']
  return prepared({
    ...{ text, kind, keywords, corrects },
    subject: found.subject ?? subject,
    subject_key: found.key ?? subject?.toLowerCase() ?? null,
    until: until ?? (said === undefined ? null : (resolveDate(said, moment) ?? null)),
    vector: vectorOf([text, keywords ?? ''].join(' ')),
  })
}

function withVector(given: { about: string | null }): Prepared {
  return prepared({ ...given, vector: vectorOf(given.about) })
}

function sayRecalled(data: z.output<typeof recalled>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).memory
  const said = [
    ...data.memories.flatMap((one) => [sayMemory(one, viewer), ...(data.why ? sayReason(one, viewer) : [])]),
    ...data.preferences.map((one) => withDay(sayPreference(one, viewer), one.told_on, viewer)),
    ...data.people.map((one) => withDay(sayPerson(one, viewer), one.told_on, viewer)),
    ...data.goals.map((one) => withDay(sayGoal(one, viewer), one.told_on, viewer)),
    ...data.body.map((one) => withDay(sayMeasureKept(one, viewer), one.told_on, viewer)),
    ...data.learned.map(({ why, asked }) => words.learned(why, asked)),
  ]
  const before = data.said.map(({ text, told_on: day }) =>
    sayReason({ text, told_on: day, said: text }, viewer),
  )
  const all = [...said, ...(said.length === 0 || data.memories.length === 0 ? before.flat() : [])]
  if (all.length === 0)
    return [data.about === null ? wordsFor(viewer.locale).preferences.nothing : words.nothing(data.about)]
  return data.truncated ? [...all, words.more] : all
}
