import type OpenAI from 'openai'
import type { RenderedPrompt } from '../load-prompts.ts'
import type { ModelChoice } from '../model-table.ts'
import type { TokenCount } from '../prices.ts'
import type { AnswerFormat } from './answer-format.ts'
import type { RequestSettings } from './request-settings.ts'
import type { ModelHabits } from './server-habits.ts'

/** A message after the prompt: an answer that was of no use, or what was wrong with it. */
export type Message = { role: 'assistant' | 'user'; content: string }

/** One attempt with one model. */
export type Question = {
  choice: ModelChoice
  prompt: RenderedPrompt
  corrections: readonly Message[]
  /** The form of a structured answer; undefined for prose. */
  format: AnswerFormat | undefined
  /** How long (ms) the stream may be silent. */
  timeoutMs: number
  signal: AbortSignal
}

/** The whole text of an answer and its tokens, known at the end of its stream. */
export type Completion = { text: string; tokens: TokenCount | undefined; ending: Ending }

/** How an answer ended. `cut`: the limit of tokens was reached; `refused`: the model or a filter declined. */
export type Ending = 'whole' | 'cut' | 'refused'

/** A part of an answer: pieces of text, then the final value once. */
export type Piece<Value> = { type: 'delta'; text: string } | { type: 'end'; value: Value }

export type Ask = (question: Question) => AsyncIterable<Piece<Completion>>

/** What one event of a stream says. Tokens may be told beside an ending or after it. */
export type StreamNews = {
  text?: string
  /** The text as a whole, from servers that send it at the end alone. */
  whole?: string
  isRefused?: boolean
  ending?: Ending
  tokens?: TokenCount | undefined
  /** The server broke the stream off; its words for that may be anything, and are not read. */
  isBroken?: boolean
}

/** What a door needs to make a request. */
export type Request = {
  question: Question
  settings: RequestSettings
  habits: ModelHabits
  signal: AbortSignal
}

/** A door of a server: how a question is put to one of its addresses, and how the events of the answer are read. */
export type Door<Event> = {
  /** Throws the SDK's error when the request is refused. */
  open(client: OpenAI, request: Request): Promise<Response>
  read(event: Event): StreamNews
}
