import { AlfredError } from '@alfred/contracts'
import type OpenAI from 'openai'
import { Stream } from 'openai/streaming'
import { BrokenStreamError, modelUnavailable } from '../errors.ts'
import type { TokenCount } from '../prices.ts'
import { IdleTimer } from './idle-timer.ts'
import { openingFailure } from './opening-failure.ts'
import type { Completion, Door, Ending, Piece, Question } from './question.ts'
import { requestSettings } from './request-settings.ts'
import type { ModelHabits } from './server-habits.ts'

/** How long (ms) a server may take to end the body after its last event; the tokens may come in that time. */
const END_OF_BODY_MS = 500

type Asked<Event> = { client: OpenAI; door: Door<Event>; question: Question; habits: ModelHabits }

/**
 * Puts a question to a door and yields the text as it comes. It always streams, also for structured answers, so
 * that there is only one loop, one idle timer and one set of errors. Throws what `openingFailure` makes of a refused
 * request, and MODEL_UNAVAILABLE for a stream that breaks or falls silent.
 */
export async function* readStream<Event>(asked: Asked<Event>): AsyncGenerator<Piece<Completion>> {
  const { question, door } = asked
  const idle = new IdleTimer(question.timeoutMs, question.signal)
  let text = ''
  let isRefused = false
  let ending: Ending | undefined
  let tokens: TokenCount | undefined
  try {
    for await (const event of await openEvents(asked, idle)) {
      const news = door.read(event)
      if (news.isBroken) throw new BrokenStreamError('the server broke the stream off')
      tokens = news.tokens ?? tokens
      isRefused ||= news.isRefused === true
      const piece = news.text ?? (text === '' ? news.whole : undefined) ?? ''
      text += piece
      if (piece !== '') yield { type: 'delta', text: piece }
      if (news.ending === undefined) continue
      ending = news.ending
      // Leaving here would close the socket; read to its end, the connection can be reused.
      idle.endWithin(END_OF_BODY_MS)
    }
    // Also reached by an abort, after which the SDK ends the stream without an error.
    if (ending === undefined) throw new BrokenStreamError('the stream ended before it was complete')
  } catch (error) {
    question.signal.throwIfAborted()
    if (ending === undefined) throw brokenBy(error, idle)
  } finally {
    idle.stop()
  }
  yield { type: 'end', value: { text, tokens, ending: isRefused ? 'refused' : ending } }
}

async function openEvents<Event>(
  { client, door, question, habits }: Asked<Event>,
  idle: IdleTimer,
): Promise<AsyncIterable<Event>> {
  idle.restart()
  const settings = requestSettings(question, habits)
  try {
    const response = await door.open(client, { question, settings, habits, signal: idle.signal })
    // With the client, whose log is off: without one the SDK writes bad chunks to the console.
    return Stream.fromSSEResponse<Event>(notingBytes(response, idle), idle.controller, client)
  } catch (error) {
    throw openingFailure(error, settings.sent)
  }
}

/**
 * The response, whose every byte restarts the timer: models think for long without a word, and the SDK keeps the
 * comments to itself that are sent meanwhile.
 */
function notingBytes(response: Response, idle: IdleTimer): Response {
  idle.restart()
  if (response.body === null) return response
  const noting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, out) => {
      idle.restart()
      out.enqueue(bytes)
    },
  })
  return new Response(response.body.pipeThrough(noting), { headers: response.headers })
}

function brokenBy(error: unknown, idle: IdleTimer): AlfredError {
  if (error instanceof AlfredError && !idle.hasExpired) return error
  if (idle.hasExpired)
    return modelUnavailable(new BrokenStreamError('nothing came in time', { cause: error }))
  const isTold = error instanceof BrokenStreamError
  return modelUnavailable(isTold ? error : new BrokenStreamError('the stream broke', { cause: error }))
}
