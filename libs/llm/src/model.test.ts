import { conformancePrompt, testModel } from './conformance.ts'
import { createModel } from './create-model.ts'
import { createPrompts } from './load-prompts.ts'
import { createOfflineModel } from './offline-model.ts'
import { parsePrompt } from './parse-prompt.ts'
import { createScriptedModel } from './scripted-model.ts'
import { startFakeOpenAi } from './testing.ts'

const text = '---\nvariables: [message]\n---\nName a colour.\n=== input ===\n{{message}}'
const prompts = createPrompts(new Map([[conformancePrompt, parsePrompt(conformancePrompt, text)]]))
const nothingToClose = () => Promise.resolve()

/** An offline rule does not know whether data or text is wanted, so the port has a separate model for each. */
testModel('the offline rules', async ({ json, text }) => {
  const data = createOfflineModel({ [conformancePrompt]: () => json })
  const prose = createOfflineModel({ [conformancePrompt]: () => text })
  return {
    model: {
      provider: 'offline',
      generate: (request) => data.generate(request),
      stream: (request) => prose.stream(request),
    },
    close: nothingToClose,
  }
})

testModel('a script', async ({ json, text }) => {
  const script = () => ({
    data: createScriptedModel([{ node: 'think', output: json }]),
    prose: createScriptedModel([{ node: 'think', text }]),
  })
  return {
    model: {
      provider: 'scripted',
      generate: (request) => script().data.generate(request),
      stream: (request) => script().prose.stream(request),
    },
    close: nothingToClose,
  }
})

const doors = ['responses', 'chat'] as const
const forms = ['schema', 'json', 'tool'] as const
for (const door of doors) {
  for (const form of forms) {
    testModel(`a server through ${door}, asked by ${form}`, async ({ json, text }) => {
      const fake = await startFakeOpenAi(
        (request) => (request.form === form ? { json, deltas: 3 } : { text, deltaDelayMs: 1 }),
        { doors: [door], forms: [form] },
      )
      const settings = {
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: fake.url,
        OPENAI_API: door,
        MODEL_ANSWER_FORM: form,
        MODEL_OVERRIDES: {},
        MODEL_PRICES: {},
        MODEL_TIMEOUT_MS: 5_000,
        MODEL_CALL_TIMEOUT_MS: 10_000,
        MODEL_PROMPT_CHECK: 'off' as const,
        PROMPT_LOG_DIR: '',
        PROMPT_LOG_MEGABYTES_MAX: 1,
        PROMPT_LOG_DAYS_MAX: 1,
      }
      return { model: await createModel(settings, { offlineRules: {}, prompts }), close: () => fake.close() }
    })
  }
}
