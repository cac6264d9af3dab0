import { AlfredError, type ErrorCode } from '@alfred/contracts'
import { z } from 'zod'
import { applyOverrides, modelTable } from './model-table.ts'
import { answerFormat } from './openai/answer-format.ts'
import { connectServer, createClient } from './openai/connect-server.ts'
import { describeFailure } from './openai/describe-failure.ts'
import { judgeData } from './openai/judge-answer.ts'
import { openingFailure } from './openai/opening-failure.ts'
import type { AnswerForm } from './openai/server-habits.ts'
import { priceOf, prices } from './prices.ts'
import type { ModelSettings } from './settings.ts'

/** The settings that say which server is asked and how. */
export type ProbedServer = Pick<
  ModelSettings,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_API' | 'MODEL_ANSWER_FORM' | 'MODEL_TIMEOUT_MS'
>
/** Why a server or a model of it is of no use; `reason` is what the server said. */
export type ProbeFailure = { ok: false; code: ErrorCode; status: number | undefined; reason: string }
/** A model that answered in the form that was asked for, and the form that its server accepts. */
export type ProbeSuccess = { ok: true; form: AnswerForm; milliseconds: number }

const settingsOf = (server: ProbedServer) => ({
  apiKey: server.OPENAI_API_KEY,
  baseUrl: server.OPENAI_BASE_URL,
  door: server.OPENAI_API,
  form: server.MODEL_ANSWER_FORM,
  timeoutMs: server.MODEL_TIMEOUT_MS,
})

/** The names of a server's models, or why they cannot be had: a wrong key, a wrong address, nobody there. */
export async function listModels(
  server: ProbedServer,
): Promise<{ ok: true; models: string[] } | ProbeFailure> {
  try {
    const client = createClient(settingsOf(server), { retries: 0 })
    // The SDK takes any page for an empty list.
    const response = await client.models.list().asResponse()
    return { ok: true, models: listSchema.parse(await response.json()).data.map(({ id }) => id) }
  } catch (error) {
    return failureOf(openingFailure(error, new Set()))
  }
}

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) })
const probeSchema = z.object({
  colour: z.enum(['red', 'blue']),
  sure: z.boolean(),
  note: z.string().nullable(),
})
const prompt = {
  ...{ name: 'probe', version: '1', instructions: 'Answer with the data that is asked for.' },
  input: 'Which colour has a clear sky at noon?',
}

/** Asks a model one short question whose answer has to fit a schema. */
export async function probeModel(server: ProbedServer, model: string): Promise<ProbeSuccess | ProbeFailure> {
  const startedAt = performance.now()
  const connected = connectServer(settingsOf(server))
  const [choice] = applyOverrides(modelTable, { '*': model }).route.low
  if (choice === undefined) throw new TypeError('An override has at least one model.')
  const format = answerFormat(prompt.name, probeSchema)
  const { signal } = new AbortController()
  const question = { choice, prompt, format, signal, corrections: [], timeoutMs: server.MODEL_TIMEOUT_MS }
  try {
    for await (const piece of connected.ask(question)) {
      if (piece.type !== 'end') continue
      const judged = judgeData(probeSchema, piece.value)
      if (!judged.ok) return failureOf(judged.fault.error)
      return { ok: true, form: connected.formOf(model), milliseconds: performance.now() - startedAt }
    }
  } catch (error) {
    if (error instanceof AlfredError) return failureOf(error)
    throw error
  }
  throw new TypeError('An answer has an end.')
}

/** The models that these settings ask, each once, and those of them whose price is not known. */
export function modelsOf(settings: Pick<ModelSettings, 'MODEL_OVERRIDES' | 'MODEL_PRICES'>): {
  asked: string[]
  withoutPrice: string[]
} {
  const table = applyOverrides(modelTable, settings.MODEL_OVERRIDES)
  const choices = Object.values(table).flatMap((row) => Object.values(row).flat())
  const asked = [...new Set(choices.map(({ model }) => model))]
  const known = { ...prices, ...settings.MODEL_PRICES }
  return { asked, withoutPrice: asked.filter((model) => priceOf(model, known) === undefined) }
}

function failureOf({ code, cause, message }: AlfredError): ProbeFailure {
  const { status, reason } = describeFailure(cause)
  return { ok: false, code, status, reason: cause instanceof Error ? reason : message }
}
