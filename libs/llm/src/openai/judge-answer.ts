import type { AlfredError } from '@alfred/contracts'
import type { z } from 'zod'
import { modelOutputInvalid, modelRefused } from '../errors.ts'
import { parseAnswer } from './parse-answer.ts'
import type { Completion } from './question.ts'

/** Why an answer is of no use: the error if it stays so, and what the model is told of it. */
export type Fault = {
  error: AlfredError
  problem: string
  /** What is told of it in the log. */
  logged: string
  kind: 'refused' | 'cut' | 'empty' | 'no_json' | 'invalid'
}
export type Judged<Value> = { ok: true; value: Value } | { ok: false; fault: Fault }

/** Judges an answer that has to fit a schema. */
export function judgeData<Output>(schema: z.ZodType<Output>, completion: Completion): Judged<Output> {
  const fault = faultOfEnding(completion)
  if (fault?.kind === 'refused') return { ok: false, fault }
  const parsed = parseAnswer(schema, completion.text)
  // One that was cut off behind its last brace is whole.
  if (parsed.ok) return { ok: true, value: parsed.output }
  if (fault !== undefined) return { ok: false, fault }
  const error = modelOutputInvalid('it did not fit its schema', parsed.problem)
  const problem = `That answer does not fit the schema:\n${parsed.problem}`
  return {
    ok: false,
    fault: { error, problem, logged: parsed.faults, kind: parsed.hasJson ? 'invalid' : 'no_json' },
  }
}

/** Judges prose: there has to be some, and all of it. */
export function judgeText(completion: Completion): Judged<undefined> {
  const fault = faultOfEnding(completion)
  return fault === undefined ? { ok: true, value: undefined } : { ok: false, fault }
}

function faultOfEnding({ ending, text }: Completion): Fault | undefined {
  if (ending === 'refused') {
    const problem =
      'That was no answer. Answer in the form that was asked for; if there is something that you must not help with, say so in it.'
    return { error: modelRefused(), problem, logged: '', kind: 'refused' }
  }
  if (ending === 'cut') {
    const error = modelOutputInvalid('it was cut off at its limit of tokens')
    return {
      error,
      problem: 'That answer was too long and was cut off. Be shorter.',
      logged: '',
      kind: 'cut',
    }
  }
  if (text.trim() !== '') return undefined
  return {
    error: modelOutputInvalid('it was empty'),
    problem: 'There was no answer.',
    logged: '',
    kind: 'empty',
  }
}
