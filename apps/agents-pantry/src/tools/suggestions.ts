import { defineTools, prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { suggestionKindSchema, suggestionTools, type SuggestionArguments } from '@alfred/contracts'
import { resolveDate, sayDate } from '@alfred/language'
import type { Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { unknownDate } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'

/** A newer worker may notice more kinds than are known here. */
const kind = suggestionKindSchema.nullable().catch(null)
const listed = z.object({
  suggestions: z.array(
    z.object({ kind, reason: z.string(), action: z.string(), request: z.string().nullable() }),
  ),
  quiet: z.array(z.object({ kind, about: z.string().nullable() })),
  truncated: z.boolean(),
})
const answered = z.object({
  answer: suggestionTools.answer_suggestion.arguments.shape.answer,
  about: z.string().nullable(),
  kind,
  until: z.string().nullable(),
  reasons: z.array(z.string()),
})

/** The tools of what Alfred notices by itself. */
export const suggestions = defineTools(suggestionTools, {
  list_suggestions: { prepare: prepared, answer: listed, describe: sayListed, isQuick: true },
  answer_suggestion: { prepare: prepareAnswer, answer: answered, describe: sayAnswered, isQuick: true },
})

function prepareAnswer(given: SuggestionArguments<'answer_suggestion'>, { moment }: CallToPrepare): Prepared {
  const until = given.until === null ? null : resolveDate(given.until, moment)
  return until === undefined ? unknownDate(given.until ?? '', moment) : prepared({ ...given, until })
}

/** What can be done is told as a reason alone: a reply asks only about what is open (ruling R33). */
function sayListed(
  { suggestions: all, quiet, truncated }: z.output<typeof listed>,
  { locale }: Viewer,
): string[] {
  const words = wordsFor(locale).suggestions
  return [
    ...(all.length === 0 ? [words.nothing] : []),
    ...all.map(({ reason, action, request }) => (request === null ? `${reason} ${action}`.trim() : reason)),
    ...(truncated ? [words.more] : []),
    ...(quiet.length === 0 ? [] : [words.quiet(quiet)]),
  ]
}

function sayAnswered({ answer, until, ...subject }: z.output<typeof answered>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).suggestions
  if (answer === 'never') return [words.never(subject)]
  if (answer === 'again') return [words.again(subject)]
  return [answer === 'snooze' && until !== null ? words.snoozed(sayDate(until, viewer)) : words.dismissed]
}
