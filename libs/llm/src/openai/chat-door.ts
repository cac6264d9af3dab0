import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions'
import type { TokenCount } from '../prices.ts'
import type { AnswerFormat } from './answer-format.ts'
import type { Door, Ending, Request, StreamNews } from './question.ts'
import type { AnswerForm } from './server-habits.ts'

/** Chat Completions: `POST /chat/completions`, which every server of this kind has. */
export const chatDoor: Door<ChatCompletionChunk> = {
  open: (client, request) =>
    client.chat.completions.create(bodyOf(request), { signal: request.signal }).asResponse(),
  read: readChunk,
}

const endings: Readonly<Record<string, Ending>> = { length: 'cut', content_filter: 'refused' }

/** Reads a chunk leniently: servers leave out fields, and thoughts come in fields of their own, which are not read. */
function readChunk(chunk: ChatCompletionChunk): StreamNews {
  const [choice] = chunk.choices ?? []
  const tokens = tokensOf(chunk)
  if (choice === undefined) return { tokens }
  const { content, refusal, tool_calls: calls } = choice.delta ?? {}
  const written = (calls ?? []).map((call) => call.function?.arguments ?? '').join('')
  const reason = choice.finish_reason ?? null
  return {
    text: `${content ?? ''}${written}`,
    isRefused: typeof refusal === 'string' && refusal !== '',
    ...(reason !== null && { ending: endings[reason] ?? 'whole' }),
    tokens,
  }
}

function tokensOf({ usage }: ChatCompletionChunk): TokenCount | undefined {
  if (usage === undefined || usage === null) return undefined
  return {
    input: usage.prompt_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage.completion_tokens,
  }
}

function bodyOf({ question, settings, habits }: Request): ChatCompletionCreateParamsStreaming {
  const { choice, prompt, corrections, format } = question
  const { instructions, form, temperature, effort, verbosity } = settings
  return {
    model: choice.model,
    stream: true,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: settings.input },
      ...corrections,
    ],
    [habits.limit]: choice.outputTokensMax,
    ...(!habits.without.has('usage') && { stream_options: { include_usage: true } }),
    ...(!habits.without.has('store') && { store: false }),
    ...(!habits.without.has('cache') && { prompt_cache_key: `${prompt.name}@${prompt.version}` }),
    ...(format !== undefined && form !== null && formSettings(form, format)),
    ...(verbosity !== null && { verbosity }),
    ...(temperature !== null && { temperature }),
    ...(effort !== null && { reasoning_effort: effort }),
  }
}

function formSettings(form: AnswerForm, format: AnswerFormat) {
  const { name, schema } = format
  if (form === 'schema')
    return { response_format: { type: 'json_schema' as const, json_schema: { name, schema, strict: true } } }
  if (form === 'json') return { response_format: { type: 'json_object' as const } }
  return {
    tools: [{ type: 'function' as const, function: { name, parameters: schema, strict: true } }],
    tool_choice: { type: 'function' as const, function: { name } },
  }
}
