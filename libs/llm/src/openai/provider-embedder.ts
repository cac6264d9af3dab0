import type { TextEmbedder } from '@alfred/embedding'
import { toUnitLength } from '@alfred/embedding'
import { APIError } from 'openai'
import { z } from 'zod'
import type { ModelLogger } from '../model.ts'
import { createClient, type ServerSettings } from './connect-server.ts'
import { describeFailure } from './describe-failure.ts'
import { loggedFailure } from './logged-failure.ts'
import { openingFailure } from './opening-failure.ts'

const RETRIES = 1
/** More is cut: what is remembered is short. */
const TEXT_MAX = 2_000

const embeddingsSchema = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1) })),
})

type ProviderEmbedder = Pick<ServerSettings, 'apiKey' | 'baseUrl' | 'timeoutMs'> & {
  model: string
  /** How many numbers a vector is to have; 0 for as many as the model gives. */
  size: number
  nearFrom: number
  logger?: ModelLogger | undefined
}

/**
 * The embedder of texts that asks a model's server (`POST /embeddings`). A model that cannot shorten its vectors is asked without that from then on. @throws
 * MODEL_KEY_REFUSED, MODEL_UNKNOWN, MODEL_QUOTA_EXHAUSTED, MODEL_UNAVAILABLE
 */
export function createProviderEmbedder({
  model,
  size,
  nearFrom,
  logger,
  ...server
}: ProviderEmbedder): TextEmbedder {
  const client = createClient(server, { retries: RETRIES })
  let dimensions = size === 0 ? undefined : size
  const ask = async (input: string[], signal: AbortSignal | undefined): Promise<number[][]> => {
    try {
      const asked = { model, input, encoding_format: 'float' as const, ...(dimensions && { dimensions }) }
      const answer = embeddingsSchema.parse(await client.embeddings.create(asked, { signal }))
      const vectors = new Map(answer.data.map(({ index, embedding }) => [index, embedding]))
      return input.map((_text, index) => vectors.get(index) ?? [])
    } catch (error) {
      if (dimensions !== undefined && isOfSize(error)) {
        dimensions = undefined
        return ask(input, signal)
      }
      const { status, reason } = loggedFailure(error, input)
      logger?.warn({ model, status, reason }, 'the model of embeddings failed')
      throw openingFailure(error, new Set())
    }
  }
  return {
    // What was made with another size is another model's: it cannot be compared.
    model: size === 0 ? model : `${model}/${size}`,
    nearFrom,
    embed: async (texts, signal) => {
      const given = texts.map((text) => text.trim().slice(0, TEXT_MAX))
      const asked = given.filter((text) => text !== '')
      const vectors = asked.length === 0 ? [] : await ask(asked, signal)
      return given.map((text) => (text === '' ? null : toUnitLength(vectors.shift() ?? [])))
    },
  }
}

/** Whether a server refuses to shorten vectors. */
function isOfSize(error: unknown): boolean {
  if (!(error instanceof APIError) || ![400, 404, 422].includes(Number(error.status))) return false
  const { parameter, reason } = describeFailure(error)
  return /dimension/i.test(`${parameter} ${reason}`)
}
