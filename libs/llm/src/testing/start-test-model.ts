import { z } from 'zod'
import { createPrompts } from '../load-prompts.ts'
import type { Model, ModelLogger, ModelRequest, TextRequest } from '../model.ts'
import { applyOverrides, modelTable, type ModelOverrides } from '../model-table.ts'
import { parsePrompt } from '../parse-prompt.ts'
import { prices } from '../prices.ts'
import { startFakeOpenAi, type FakeAnswer, type FakeOpenAi, type FakeOptions } from '../testing.ts'
import { connectServer, type ServerSettings } from '../openai/connect-server.ts'
import { createOpenAiModel } from '../openai/openai-model.ts'

const text = '---\nvariables: [message]\n---\nBe exact.\n=== input ===\n{{message}}'
const prompts = createPrompts(new Map([['room/ask', parsePrompt('room/ask', text)]]))
export const testSchema = z.object({ count: z.int().nonnegative(), note: z.string().max(5).nullable() })
export const goodAnswer: FakeAnswer = { json: { count: 3, note: null } }

type Options = Partial<Pick<ServerSettings, 'door' | 'form' | 'apiKey' | 'timeoutMs'>> & {
  server?: FakeOptions
  overrides?: ModelOverrides
  callTimeoutMs?: number
}
type Line = Record<string, unknown> & { message: string }
/** A model on a fake server, with what was logged. */
export type TestModel = { model: Model; fake: FakeOpenAi; lines: Line[] }

/** Starts a model on a fake server that gives these answers in order, the last one repeatedly. */
export async function startTestModel(
  answers: readonly FakeAnswer[],
  { server = {}, overrides = {}, timeoutMs = 2_000, callTimeoutMs = 10_000, ...given }: Options = {},
): Promise<TestModel> {
  const lines: Line[] = []
  const logger: ModelLogger = { warn: (fields, message) => lines.push({ ...fields, message }) }
  let answered = 0
  const fake = await startFakeOpenAi(
    () => answers[Math.min((answered += 1), answers.length) - 1] ?? {},
    server,
  )
  const model = createOpenAiModel({
    server: connectServer({
      ...{ apiKey: 'key', door: 'responses', form: 'auto', baseUrl: fake.url, timeoutMs, logger },
      ...given,
    }),
    table: applyOverrides(modelTable, overrides),
    ...{ prices, timeoutMs, callTimeoutMs, prompts, logger },
  })
  return { model, fake, lines }
}

export function textRequest(change: Partial<TextRequest> = {}): TextRequest {
  const signal = new AbortController().signal
  const variables = { message: 'How many eggs?' }
  return { node: 'act', prompt: 'room/ask', variables, situation: {}, complexity: 'low', signal, ...change }
}

export function dataRequest(change: Partial<TextRequest> = {}): ModelRequest<z.infer<typeof testSchema>> {
  return { ...textRequest(change), schema: testSchema }
}

/** Reads a streamed text to its end. */
export async function readText(
  model: Model,
  change?: Partial<TextRequest>,
): Promise<{ text: string; ended: boolean }> {
  let told = ''
  let ended = false
  for await (const part of model.stream(textRequest(change))) {
    if (part.type === 'delta') told += part.text
    else ended = true
  }
  return { text: told, ended }
}
