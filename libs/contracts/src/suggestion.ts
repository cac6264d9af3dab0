import { z } from 'zod'

/** Something Alfred noticed without being asked (spec S8). */
export const suggestionSchema = z.object({
  id: z.uuid(),
  /** An open word: a newer worker may notice more than whoever reads this knows of. */
  kind: z.string(),
  reason: z.string(),
  /** What may be done about it: a question where there is a request, else a remark. */
  action: z.string(),
  /** What a yes asks for, in words that are read like any message. Null where there is nothing to say yes to. */
  request: z.string().nullable().optional(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** How a person may answer a suggestion. */
export const suggestionAnswers = ['accept', 'dismiss', 'snooze', 'never', 'never_kind'] as const
export type SuggestionAnswer = (typeof suggestionAnswers)[number]

/** What came of an answer. After "accept" the request is what a client sends as the next message. */
export const answeredSuggestionSchema = z.object({
  id: z.uuid(),
  status: z.string(),
  request: z.string().nullable(),
})
export type AnsweredSuggestion = z.infer<typeof answeredSuggestionSchema>
