import { AlfredError } from '@alfred/contracts'
import type OpenAI from 'openai'
import type {
  Response,
  ResponseCreateParamsStreaming,
  ResponseFormatTextJSONSchemaConfig,
  ResponseInputItem,
} from 'openai/resources/responses/responses'
import { BrokenStreamError, modelRefused, modelUnavailable } from '../errors.ts'
import type { RenderedPrompt } from '../load-prompts.ts'
import { isReasoningModel, takesVerbosity, type ModelChoice } from '../model-table.ts'
import { completionOf, readEvent, type Completion, type Piece } from './completion.ts'
import { IdleTimer } from './idle-timer.ts'

/** How long (ms) a server may take to end the body after its last event. */
const END_OF_BODY_MS = 250

/** One attempt with one model. */
export type Question = {
  choice: ModelChoice
  prompt: RenderedPrompt
  /** Messages after the prompt: invalid answers and what was wrong with them. */
  corrections: readonly ResponseInputItem[]
  format: ResponseFormatTextJSONSchemaConfig | undefined
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Asks through the Responses API and yields the text as it comes. It always streams, also for structured answers,
 * so that there is only one loop, one idle timer and one set of errors. Throws MODEL_UNAVAILABLE, MODEL_REFUSED or
 * MODEL_OUTPUT_INVALID.
 */
export async function* askResponses(client: OpenAI, question: Question): AsyncGenerator<Piece<Completion>> {
  const idle = new IdleTimer(question.timeoutMs, question.signal)
  let completion: Completion | undefined
  try {
    const events = await openStream(client, question, idle.signal)
    idle.restart()
    let text = ''
    for await (const event of events) {
      idle.restart()
      const news = readEvent(event)
      if (news?.type === 'refusal') throw modelRefused()
      if (news?.type === 'error') throw news.error
      if (news?.type === 'delta' && news.text !== '') {
        text += news.text
        yield news
      }
      if (news?.type === 'end') {
        completion = completed(news.response, text)
        // Leaving here would close the socket; read to its end, the connection can be reused.
        idle.expireIn(END_OF_BODY_MS)
      }
    }
    // Also reached by an abort, after which the SDK ends the stream without an error.
    if (completion === undefined) throw new BrokenStreamError('the stream ended before it was complete')
  } catch (error) {
    question.signal.throwIfAborted()
    if (completion === undefined) throw brokenBy(error, idle)
  } finally {
    idle.stop()
  }
  yield { type: 'end', value: completion }
}

function brokenBy(error: unknown, idle: IdleTimer): AlfredError {
  if (error instanceof AlfredError) return error
  const why = idle.hasExpired ? 'no token came in time' : 'the stream broke'
  return modelUnavailable(new BrokenStreamError(why, { cause: error }))
}

/** Opens the stream. Until the headers arrive, the SDK handles retries (429, 5xx, resets) and the timeout. */
async function openStream(client: OpenAI, question: Question, signal: AbortSignal) {
  try {
    return await client.responses.create(requestBody(question), { signal })
  } catch (error) {
    question.signal.throwIfAborted()
    throw modelUnavailable(error)
  }
}

function completed(response: Response, streamed: string): Completion {
  const completion = completionOf(response, streamed)
  if (completion instanceof AlfredError) throw completion
  return completion
}

const inWords = {
  terse: 'Two or three sentences at most.',
  low: 'Keep every text as short as it can be.',
  medium: '',
  high: 'Be thorough.',
} as const

function requestBody({ choice, prompt, corrections, format }: Question): ResponseCreateParamsStreaming {
  const { model, temperature, effort, verbosity } = choice
  // No model accepts `terse` as a setting, so it is also said in words.
  const manner = takesVerbosity(model) && verbosity !== 'terse' ? '' : inWords[verbosity]
  const set = verbosity === 'terse' ? 'low' : verbosity
  const text = { ...(format && { format }), ...(takesVerbosity(model) && { verbosity: set }) }
  return {
    model,
    stream: true,
    store: false,
    instructions: manner === '' ? prompt.instructions : `${prompt.instructions}\n\n${manner}`,
    input: [{ role: 'user', content: prompt.input }, ...corrections],
    max_output_tokens: choice.outputTokensMax,
    prompt_cache_key: `${prompt.name}@${prompt.version}`,
    ...(Object.keys(text).length > 0 && { text }),
    ...(temperature !== null && !isReasoningModel(model) && { temperature }),
    ...(effort !== null && { reasoning: { effort } }),
  }
}
