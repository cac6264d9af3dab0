import type { AlfredError } from '@alfred/contracts'
import {
  modelKeyRefused,
  modelQuotaExhausted,
  modelRefused,
  modelSchemaRefused,
  modelUnavailable,
  modelUnknown,
} from '../errors.ts'
import { describeFailure, type Failure } from './describe-failure.ts'
import { isWithoutMoney } from './fetch-with-readable-errors.ts'
import type { SentSettings } from './server-habits.ts'

/**
 * The error that a refused or failed request stands for: a wrong key, an account without money, an unknown model, a
 * form of answer that is refused, or else a model that cannot be reached. The cause is the SDK's error.
 */
export function openingFailure(error: unknown, sent: SentSettings): AlfredError {
  const failure = describeFailure(error)
  if (failure.code === 'content_filter') return modelRefused(error)
  if (isOfModel(failure)) return modelUnknown(error)
  if (failure.status === 402 || isWithoutMoney({ code: failure.code, message: failure.reason }))
    return modelQuotaExhausted(error)
  if (isOfKey(failure)) return modelKeyRefused(error)
  if (sent.has('form') && isOfForm(failure)) return modelSchemaRefused(error)
  return modelUnavailable(error)
}

function isOfKey({ status, reason }: Failure): boolean {
  if (status === 401 || status === 403) return true
  // Gemini answers a wrong key with 400.
  return status === 400 && /\bapi[ _]?key\b/i.test(reason)
}

function isOfModel({ status, code, parameter, reason }: Failure): boolean {
  if (code === 'model_not_found') return true
  if (status !== 400 && status !== 403 && status !== 404 && status !== 422) return false
  const isMissing =
    /not[ _]found|does not exist|not exist|unknown|invalid|no such|not a valid|not loaded|try pulling/i
  return (
    (status === 404 && /\bmodels?\b/i.test(reason)) ||
    (parameter === 'model' && isMissing.test(reason)) ||
    /\b(?:invalid|unknown) model\b|\bmodel\b.{1,100}\b(?:not found|does not exist|is not loaded)\b|not a valid model/i.test(
      reason,
    )
  )
}

function isOfForm({ status, code, parameter, reason }: Failure): boolean {
  if (status === undefined || status === 429 || status === 503) return false
  const words = `${code} ${parameter} ${reason}`
  return /response_?format|json_?schema|json_?object|text\.format|grammar|\bschema\b|structured output|tool_choice|\btools?\b/i.test(
    words,
  )
}
