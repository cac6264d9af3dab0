import type { ChatCompletion, TurnEventData } from '@alfred/contracts'

export const MODEL = 'alfred'

/** What names a completion and its chunks. */
export type Named = { id: string; created: number; model: string }

/** Names the completion of a turn. */
export function nameCompletion(turnId: string, at: Date): Named {
  return { id: `chatcmpl-${turnId}`, created: Math.floor(at.getTime() / 1_000), model: MODEL }
}

/** The whole answer, as a chat client expects it. */
export function completionOf(named: Named, { response, usage }: TurnEventData<'done'>): ChatCompletion {
  return {
    ...named,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: response }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: usage.input_tokens,
      completion_tokens: usage.output_tokens,
      total_tokens: usage.input_tokens + usage.output_tokens,
    },
  }
}

/** A part of the answer; the last one has a reason and no text. */
export function chunkOf(named: Named, delta: { content: string } | { role: 'assistant' } | null): object {
  return {
    ...named,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: delta ?? {}, finish_reason: delta === null ? 'stop' : null }],
  }
}
