import { z } from 'zod'

/** A history grows with each message; what counts of it is its end. */
export const COMPLETIONS_BODY_BYTES_MAX = 1024 * 1024

const part = z.looseObject({ type: z.string(), text: z.string().optional() })
const message = z.looseObject({
  role: z.string(),
  content: z.union([z.string(), z.array(part)]).nullish(),
})

/**
 * What a chat client of OpenAI's kind sends. Alfred answers the last message of the user; fields that are not named here mean nothing to it.
 * https://platform.openai.com/docs/api-reference/chat/create
 */
export const chatCompletionRequestSchema = z.looseObject({
  messages: z.array(message).min(1),
  model: z.string().optional(),
  stream: z.boolean().nullish(),
})
export type ChatCompletionRequest = z.infer<typeof chatCompletionRequestSchema>

/** The answer where `stream` is not true; else its parts come as `chat.completion.chunk` in server-sent events that end with [DONE]. */
export const chatCompletionSchema = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  created: z.int(),
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.int(),
      message: z.object({ role: z.literal('assistant'), content: z.string() }),
      finish_reason: z.enum(['stop', 'length']),
    }),
  ),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() }),
})
export type ChatCompletion = z.infer<typeof chatCompletionSchema>

export const chatModelsSchema = z.object({
  object: z.literal('list'),
  data: z.array(
    z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() }),
  ),
})
export type ChatModels = z.infer<typeof chatModelsSchema>
