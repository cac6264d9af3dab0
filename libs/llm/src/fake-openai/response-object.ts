/** Estimates the tokens of a text: a quarter of its length. */
export function countTokens(text: string): number {
  return Math.max(1, Math.ceil(text.length / 4))
}

export type Ending =
  | { status: 'completed' }
  | { status: 'incomplete'; reason: 'max_output_tokens' | 'content_filter' }
  | { status: 'failed'; error: { code: string; message: string } }

export type Content = { type: 'output_text'; text: string } | { type: 'refusal'; refusal: string }

/** An answer on its way: what it says and how it ends. */
export type Told = {
  id: string
  body: Record<string, unknown>
  ending: Ending
  content: Content | undefined
  /** The name of the tool that the answer calls, where the request forces one. */
  tool: string | undefined
}

/** Gives ids by counting, so that two runs send the same bytes. */
export function createResponseIds(): () => string {
  let count = 0
  return () => String(++count).padStart(8, '0')
}

/** The item of a response: a message, or the call of a tool that the request forced. */
export function outputItem({ id, content, tool }: Pick<Told, 'id' | 'content' | 'tool'>, status: string) {
  if (tool !== undefined && content?.type === 'output_text')
    return {
      id: `fc_${id}`,
      type: 'function_call',
      call_id: `call_${id}`,
      name: tool,
      arguments: content.text,
      status,
    }
  const part = content?.type === 'output_text' ? { ...content, annotations: [], logprobs: [] } : content
  return {
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    status,
    content: part === undefined ? [] : [part],
  }
}

/** The response object of the Responses API, with the fields that our client or the SDK reads. */
export function responseObject(
  id: string,
  body: Record<string, unknown>,
  told: Partial<Pick<Told, 'ending' | 'content' | 'tool'>> & { hasNoUsage?: boolean } = {},
) {
  const { ending, content, tool, hasNoUsage } = told
  const said = content?.type === 'output_text' ? content.text : (content?.refusal ?? '')
  const input = countTokens(JSON.stringify(body['input'] ?? '') + String(body['instructions'] ?? ''))
  const output = countTokens(said)
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: 1_700_000_000,
    status: ending?.status ?? 'in_progress',
    error: ending?.status === 'failed' ? ending.error : null,
    incomplete_details: ending?.status === 'incomplete' ? { reason: ending.reason } : null,
    instructions: body['instructions'] ?? null,
    max_output_tokens: body['max_output_tokens'] ?? null,
    metadata: {},
    model: body['model'],
    output:
      ending === undefined || content === undefined ? [] : [outputItem({ id, content, tool }, ending.status)],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: body['reasoning'] ?? { effort: null, summary: null },
    store: body['store'] ?? true,
    temperature: body['temperature'] ?? 1,
    text: body['text'] ?? { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    usage:
      ending === undefined || hasNoUsage === true
        ? null
        : {
            input_tokens: input,
            input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
            output_tokens: output,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: input + output,
          },
  }
}
