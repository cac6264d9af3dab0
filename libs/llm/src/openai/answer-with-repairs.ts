import type { ModelCall } from '@alfred/contracts'
import { BrokenStreamError, modelUnavailable } from '../errors.ts'
import type { ModelLogger } from '../model.ts'
import type { ModelChoice } from '../model-table.ts'
import type { Bill } from './bill.ts'
import type { ModelServer } from './connect-server.ts'
import type { Place } from './fall-back.ts'
import type { Fault, Judged } from './judge-answer.ts'
import { correction } from './parse-answer.ts'
import type { Completion, Piece, Question } from './question.ts'

/** How often the answers of one logical call may be repaired (ruling R2); each model of a list but the last, once. */
const REPAIRS_MAX = 2

/** A logical call, which several models may be asked for. */
export type Work<Value> = {
  server: ModelServer
  bill: Bill
  questionOf(choice: ModelChoice): Question
  judge(completion: Completion): Judged<Value>
  /** True when pieces of text are passed on as they come. */
  isTold: boolean
  logger: ModelLogger | undefined
  /** How often an answer was repaired so far, by whichever model. */
  repaired: { times: number }
}
export type Billed<Value> = { value: Value; call: ModelCall }

/**
 * Asks one model, and shows it what is wrong with an answer of no use. Throws the fault of the last answer, and what
 * `ask` throws.
 */
export async function* answerWithRepairs<Value>(
  work: Work<Value>,
  choice: ModelChoice,
  { failures, isLast }: Place,
): AsyncGenerator<Piece<Billed<Value>>> {
  const { server, bill } = work
  const { model } = choice
  const form = server.formOf(model)
  let question = work.questionOf(choice)
  let hadNoJson = false
  for (let repairsHere = 0; ; repairsHere += 1) {
    let hasTold = false
    let completion: Completion | undefined
    for await (const piece of sinceFirstWord(bill.ask(question))) {
      if (piece.type === 'end') completion = piece.value
      else if (work.isTold) {
        hasTold = true
        yield piece
      }
    }
    if (completion === undefined) throw modelUnavailable(new BrokenStreamError('the answer has no end'))
    const judged = work.judge(completion)
    if (judged.ok) {
      if (question.format) server.noteForm(model, { form, isKept: !hadNoJson })
      return yield {
        type: 'end',
        value: { value: judged.value, call: bill.total(model, failures + work.repaired.times) },
      }
    }
    const { fault } = judged
    const mayRepair = work.repaired.times < REPAIRS_MAX && (isLast || repairsHere === 0)
    if (hasTold || !mayRepair) throw fault.error
    work.repaired.times += 1
    hadNoJson ||= fault.kind === 'no_json'
    work.logger?.warn({ model, kind: fault.kind, problem: fault.logged }, 'repairing an answer')
    question = repaired(question, { answer: completion.text, fault })
  }
}

/** The pieces from the first word on: blanks alone can be asked for again. */
async function* sinceFirstWord(pieces: AsyncIterable<Piece<Completion>>): AsyncGenerator<Piece<Completion>> {
  let blanks: string | undefined = ''
  for await (const piece of pieces) {
    if (piece.type === 'end' || blanks === undefined) yield piece
    else if ((blanks += piece.text).trim() !== '') {
      yield { type: 'delta', text: blanks }
      blanks = undefined
    }
  }
}

/** The question again, with what was wrong; an answer that was cut off gets twice the room. */
function repaired(question: Question, { answer, fault }: { answer: string; fault: Fault }): Question {
  const { choice, format } = question
  const isCut = fault.kind === 'cut'
  return {
    ...question,
    choice: isCut ? { ...choice, outputTokensMax: choice.outputTokensMax * 2 } : choice,
    // What was cut off is long, and shown again it would invite to go on.
    corrections: correction(isCut ? '' : answer, { problem: fault.problem, format }),
  }
}
