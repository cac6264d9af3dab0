import { AlfredError } from '@alfred/contracts'
import OpenAI, { APIError } from 'openai'
import type { ModelLogger } from '../model.ts'
import { chooseDoor, type ServerDoor } from '../server-settings.ts'
import { chatDoor } from './chat-door.ts'
import { describeFailure } from './describe-failure.ts'
import { fetchWithReadableErrors } from './fetch-with-readable-errors.ts'
import { loggedFailure } from './logged-failure.ts'
import type { Ask, Completion, Piece, Question } from './question.ts'
import { readStream } from './read-stream.ts'
import { requestSettings } from './request-settings.ts'
import { responsesDoor } from './responses-door.ts'
import { createServerHabits, type AnswerForm, type ModelHabits, type ServerHabits } from './server-habits.ts'
import { withoutThoughts } from './without-thoughts.ts'

/** How often the SDK asks a busy or broken server again. */
const RETRIES = 2

export type ServerSettings = {
  apiKey: string
  baseUrl: string
  door: ServerDoor | 'auto'
  form: AnswerForm | 'auto'
  timeoutMs: number
  logger?: ModelLogger | undefined
}

/** A server of models, with what is known of its habits. */
export type ModelServer = {
  ask: Ask
  /** The form in which this model is asked for structured answers at the moment. */
  formOf(model: string): AnswerForm
  noteForm: ServerHabits['noteForm']
}

/** Connects to OpenAI or a server like it; no request is sent yet. */
export function connectServer(settings: ServerSettings): ModelServer {
  const client = createClient(settings, { retries: RETRIES })
  const door = chooseDoor(settings.door, settings.baseUrl)
  const habits = createServerHabits({ ...settings, door })
  const read = (question: Question, used: ModelHabits) => {
    const asked = { client, question, habits: used }
    return door === 'chat'
      ? readStream({ ...asked, door: chatDoor })
      : readStream({ ...asked, door: responsesDoor })
  }
  async function* ask(question: Question): AsyncGenerator<Piece<Completion>> {
    const { model } = question.choice
    for (;;) {
      const used = habits.of(model)
      const { sent, instructions, input } = requestSettings(question, used)
      try {
        return yield* withoutThoughts(read(question, used))
      } catch (error) {
        const refused = refusalOf(error)
        // What a server refuses is refused before the first piece, so that the question can be put again.
        if (refused === undefined || !habits.learn(model, { ...refused, sent, habits: used })) throw error
        const { status, reason } = loggedFailure(refused.cause, [instructions, input])
        settings.logger?.warn({ model, status, reason }, 'the model refuses a setting, asking without it')
      }
    }
  }
  return { ask, formOf: (model) => habits.of(model).form, noteForm: habits.noteForm }
}

/** The client of a server, which asks again so many times when it is busy or broken. */
export function createClient(
  { apiKey, baseUrl, timeoutMs }: Pick<ServerSettings, 'apiKey' | 'baseUrl' | 'timeoutMs'>,
  { retries }: { retries: number },
): OpenAI {
  return new OpenAI({
    // Local servers need no key, but the SDK requires one.
    apiKey: apiKey === '' ? 'none' : apiKey,
    baseURL: baseUrl === '' ? 'https://api.openai.com/v1' : baseUrl,
    timeout: timeoutMs,
    maxRetries: retries,
    logLevel: 'off',
    fetch: fetchWithReadableErrors,
  })
}

/** Statuses that speak of the request; a server that cannot make a grammar of a schema may answer 500. */
const ofTheRequest = new Set([400, 404, 415, 422, 500, 501])

/** How a request was refused for what it holds; undefined for any other failure. */
function refusalOf(error: unknown) {
  const cause = error instanceof AlfredError ? error.cause : undefined
  if (!(cause instanceof APIError) || !ofTheRequest.has(Number(cause.status))) return undefined
  return { ...describeFailure(cause), cause }
}
