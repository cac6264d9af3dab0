import { listModels, type ProbedServer } from '@alfred/llm/probe-models'

/** Programs that serve models on a machine, and the ports on which they listen unless told otherwise. */
export const localServers = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
  { name: 'vLLM', port: 8_000 },
] as const

export type LocalServer = { name: string; url: string; models: string[] }

/** Looking is no question to a model: what is there answers at once. */
const LOOK_MS = 1_000
/** Models that make vectors of texts and cannot answer. */
const EMBEDS = /embed|bge-|minilm/i

/** The servers of models that answer on this machine, with the models that they have. */
export async function findLocalServers(
  candidates: readonly { name: string; port: number }[] = localServers,
): Promise<LocalServer[]> {
  const found = await Promise.all(
    candidates.map(async ({ name, port }) => {
      const url = `http://127.0.0.1:${port}/v1`
      const listed = await listModels(atAddress(url, LOOK_MS))
      return listed.ok ? [{ name, url, models: listed.models.filter((model) => !EMBEDS.test(model)) }] : []
    }),
  )
  return found.flat()
}

/** A server without a key, asked in whichever way it accepts. */
export function atAddress(url: string, timeoutMs: number): ProbedServer {
  return {
    ...{ OPENAI_API_KEY: '', OPENAI_BASE_URL: url, OPENAI_API: 'auto', MODEL_ANSWER_FORM: 'auto' },
    MODEL_TIMEOUT_MS: timeoutMs,
  }
}
