import { answeredSuggestionSchema } from '@alfred/contracts'
import type { AnsweredSuggestion, SuggestionAnswer } from '@alfred/contracts'
import type { DataDoor } from './data-door.ts'
import { parseBody } from './send.ts'

/**
 * Answers something that Alfred noticed. "accept" gives the request to send as the next message, "snooze" puts it off (by a day, or until the moment named),
 * "dismiss" ends it, "never" stops all about its subject, and "never_kind" all of its kind. Throws NOT_FOUND, and INVALID_REQUEST for a moment that has
 * passed.
 */
export type AnswerSuggestion = (
  suggestionId: string,
  answer: SuggestionAnswer,
  settings?: { until?: string; signal?: AbortSignal },
) => Promise<AnsweredSuggestion>

export function createSuggestionAnswers(door: DataDoor): AnswerSuggestion {
  return async (suggestion, answer, { until, signal } = {}) => {
    const body = JSON.stringify({ suggestion, answer, ...(until !== undefined && { until }) })
    const response = await door('rpc/answer_suggestion', {
      method: 'POST',
      body,
      ...(signal && { signal }),
    })
    return parseBody(answeredSuggestionSchema, response)
  }
}
