import type {
  Response as ModelResponse,
  ResponseCreateParamsStreaming,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses'
import type { TokenCount } from '../prices.ts'
import type { AnswerFormat } from './answer-format.ts'
import type { Door, Request, StreamNews } from './question.ts'
import type { RequestSettings } from './request-settings.ts'

/** OpenAI's Responses API: `POST /responses`. */
export const responsesDoor: Door<ResponseStreamEvent> = {
  open: (client, request) =>
    client.responses.create(bodyOf(request), { signal: request.signal }).asResponse(),
  read: readEvent,
}

/**
 * Reads an event leniently: other servers leave out indexes and ids, and send types of their own. The SDK's stream
 * helper requires all of them and is therefore not used.
 */
function readEvent(event: ResponseStreamEvent): StreamNews {
  switch (event.type) {
    case 'response.output_text.delta':
    case 'response.function_call_arguments.delta':
      return { text: event.delta }
    case 'response.refusal.delta':
    case 'response.refusal.done':
      return { isRefused: true }
    case 'response.completed':
    case 'response.incomplete':
    case 'response.failed':
      return readEnd(event.response)
    case 'error':
      return { isBroken: true }
    default:
      return {}
  }
}

function readEnd(response: ModelResponse): StreamNews {
  const tokens = tokensOf(response)
  if (response.status === 'failed') return { isBroken: true, tokens }
  if (response.status === 'incomplete') {
    const isFiltered = response.incomplete_details?.reason === 'content_filter'
    return { ending: isFiltered ? 'refused' : 'cut', tokens }
  }
  return { whole: textOf(response), ending: 'whole', tokens }
}

/** The text of a response, for servers that send no deltas but the whole text at the end. */
function textOf(response: ModelResponse): string {
  return (response.output ?? [])
    .map((item) => {
      if (item.type === 'function_call') return item.arguments
      if (item.type !== 'message') return ''
      return item.content.map((part) => (part.type === 'output_text' ? part.text : '')).join('')
    })
    .join('')
}

function tokensOf({ usage }: ModelResponse): TokenCount | undefined {
  if (usage === undefined || usage === null) return undefined
  return {
    input: usage.input_tokens,
    cached: usage.input_tokens_details?.cached_tokens ?? 0,
    output: usage.output_tokens,
  }
}

function bodyOf({ question, settings, habits }: Request): ResponseCreateParamsStreaming {
  const { choice, prompt, corrections, format } = question
  const { instructions, form, temperature, effort } = settings
  const text = textSettings(settings, format)
  return {
    model: choice.model,
    stream: true,
    instructions,
    input: [{ role: 'user', content: settings.input }, ...corrections],
    max_output_tokens: choice.outputTokensMax,
    ...(!habits.without.has('store') && { store: false }),
    ...(!habits.without.has('cache') && { prompt_cache_key: `${prompt.name}@${prompt.version}` }),
    ...(Object.keys(text).length > 0 && { text }),
    ...(format !== undefined && form === 'tool' && toolSettings(format)),
    ...(temperature !== null && { temperature }),
    ...(effort !== null && { reasoning: { effort } }),
  }
}

function textSettings({ form, verbosity }: RequestSettings, format: AnswerFormat | undefined) {
  return {
    ...(format !== undefined &&
      form === 'schema' && { format: { type: 'json_schema' as const, strict: true, ...format } }),
    ...(form === 'json' && { format: { type: 'json_object' as const } }),
    ...(verbosity !== null && { verbosity }),
  }
}

function toolSettings({ name, schema }: AnswerFormat) {
  return {
    tools: [{ type: 'function' as const, name, parameters: schema, strict: true }],
    tool_choice: { type: 'function' as const, name },
  }
}
