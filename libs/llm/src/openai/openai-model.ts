import { withModelCalls } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { BrokenStreamError, modelUnavailable } from '../errors.ts'
import type { Prompts } from '../load-prompts.ts'
import type { Model, ModelAnswer, ModelLogger, ModelRequest, TextPart, TextRequest } from '../model.ts'
import type { ModelChoice, ModelTable } from '../model-table.ts'
import { traitsOf } from '../model-traits.ts'
import { priceOf, type PriceTable } from '../prices.ts'
import { answerFormat, type AnswerFormat } from './answer-format.ts'
import { answerWithRepairs, type Billed, type Work } from './answer-with-repairs.ts'
import { startBill, type Bill } from './bill.ts'
import type { ModelServer } from './connect-server.ts'
import { fallBack } from './fall-back.ts'
import { judgeData, judgeText, type Judged } from './judge-answer.ts'
import type { Completion, Piece } from './question.ts'
import { withinTime } from './within-time.ts'

/** A model that thinks may be silent for so many times longer. */
const PATIENCE_WITH_THOUGHT = 2

export type OpenAiSettings = {
  server: ModelServer
  table: ModelTable
  prices: PriceTable
  /** How long (ms) a model may be silent. */
  timeoutMs: number
  /** How long (ms) a structured answer may take in all. Prose is read while it comes, and may go on. */
  callTimeoutMs: number
  prompts: Prompts
  logger?: ModelLogger | undefined
}

/** A model on OpenAI, or on a server that speaks like it through one of the two doors. */
export function createOpenAiModel(settings: OpenAiSettings): Model {
  warnOfUnknownPrices(settings)
  return {
    provider: 'openai',
    generate: (request) => generate(settings, request),
    stream: (request) => stream(settings, request),
  }
}

async function generate<Output>(
  settings: OpenAiSettings,
  request: ModelRequest<Output>,
): Promise<ModelAnswer<Output>> {
  const format = answerFormat(request.prompt, request.form ?? request.schema)
  const judge = (completion: Completion): Judged<Output> => judgeData(request.schema, completion)
  const limit = { timeoutMs: settings.callTimeoutMs, signal: request.signal }
  const logical = startCall(settings, request)
  try {
    return await withinTime(limit, async (signal) => {
      for await (const piece of answer(settings, { ...request, signal }, { format, judge, ...logical }))
        if (piece.type === 'end') return { output: piece.value.value, call: piece.value.call }
      throw modelUnavailable(new BrokenStreamError('the answer has no end'))
    })
  } catch (error) {
    throw billed(error, settings, logical)
  }
}

async function* stream(settings: OpenAiSettings, request: TextRequest): AsyncGenerator<TextPart> {
  const logical = startCall(settings, request)
  try {
    for await (const piece of answer(settings, request, { format: undefined, judge: judgeText, ...logical }))
      yield piece.type === 'end' ? { type: 'end', call: piece.value.call } : piece
  } catch (error) {
    throw billed(error, settings, logical)
  }
}

/** A logical call: its bill, and how often an answer of it was repaired. */
type LogicalCall = { bill: Bill; repaired: { times: number }; first: string }

function startCall(
  { server, table, prices }: OpenAiSettings,
  { node, complexity }: TextRequest,
): LogicalCall {
  const bill = startBill(server.ask, { node, prices })
  return { bill, repaired: { times: 0 }, first: table[node][complexity][0]?.model ?? '' }
}

/** What a call took that failed as a whole goes with its error, and into the log: an abandoned one ends without a code. */
function billed(error: unknown, { logger }: OpenAiSettings, { bill, repaired, first }: LogicalCall): unknown {
  if (bill.isEmpty()) return error
  const call = bill.total(first, repaired.times)
  logger?.warn(spentFields(call), 'tokens were spent on a call that failed')
  return withModelCalls(error, [call])
}

type Wanted<Value> = LogicalCall & {
  format: AnswerFormat | undefined
  judge: (completion: Completion) => Judged<Value>
}

/** Asks the models of the request's chain in order. */
async function* answer<Value>(
  settings: OpenAiSettings,
  request: TextRequest,
  { format, judge, bill, repaired }: Wanted<Value>,
): AsyncGenerator<Piece<Billed<Value>>> {
  const { server, table, logger, timeoutMs } = settings
  const { node, signal } = request
  request.signal.throwIfAborted()
  const prompt = settings.prompts.render(request.prompt, request.variables)
  const chain = table[node][request.complexity]
  const questionOf = (choice: ModelChoice) => {
    const patience = traitsOf(choice.model).thinks ? PATIENCE_WITH_THOUGHT : 1
    return { choice, prompt, format, signal, corrections: [], timeoutMs: timeoutMs * patience }
  }
  const work: Work<Value> = {
    ...{ server, bill, questionOf, judge, logger, repaired },
    isTold: format === undefined,
  }
  yield* fallBack(chain, (choice, place) => answerWithRepairs(work, choice, place), {
    ...{ logger, sent: [prompt.instructions, prompt.input] },
  })
}

function spentFields({ node, input_tokens, output_tokens, cost_usd, cost_known }: ModelCall) {
  return { node, input_tokens, output_tokens, cost_usd: cost_known === false ? 'unknown' : cost_usd }
}

/** An unknown price is told once, since the cost of a turn then says less than it seems to. */
function warnOfUnknownPrices({ table, prices, logger }: OpenAiSettings): void {
  const models = Object.values(table).flatMap((row) => Object.values(row).flat())
  const unknown = new Set(models.map(({ model }) => model).filter((model) => !priceOf(model, prices)))
  if (unknown.size > 0)
    logger?.warn({ models: [...unknown] }, 'no price is known for these models; MODEL_PRICES may tell it')
}
