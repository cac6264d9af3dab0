import type { ModelSettings } from '@alfred/llm'
import { listModels, modelsOf, probeModel, type ProbeFailure } from '@alfred/llm/probe-models'
import { toLine } from '../stack/errors.ts'
import { readModelSettings } from '../stack/read-model-settings.ts'
import { describeModel } from '../start/welcome.ts'
import { atAddress, findLocalServers, type LocalServer } from './find-local-servers.ts'
import type { Finding } from './finding.ts'

type Environment = Record<string, string | undefined>
/** A local model is loaded at the first question, which takes a while. */
const FIRST_ANSWER_MS = 120_000
/** Times for a model that answers as slowly as one on a desk does. */
const slowTimes = 'MODEL_TIMEOUT_MS=120000\nMODEL_CALL_TIMEOUT_MS=300000\nTURN_TIMEOUT_MS=610000'
const MODELS_NAMED = 12

/** Tries the model that is set; where none is, looks for servers on this machine and tries one model of each. */
export async function checkModel(
  environment: Environment,
  find: () => Promise<LocalServer[]> = findLocalServers,
): Promise<Finding[]> {
  let settings: ModelSettings
  try {
    settings = readModelSettings(environment)
  } catch (error) {
    return [{ isGood: false, line: 'Model settings', advice: toLine(error) }]
  }
  if (settings.OPENAI_API_KEY !== '' || settings.OPENAI_BASE_URL !== '') return checkGiven(settings)
  const servers = await find()
  return [{ isGood: true, line: describeModel() }, ...(await Promise.all(servers.map(tryLocal)))]
}

async function checkGiven(settings: ModelSettings): Promise<Finding[]> {
  const listed = await listModels(settings)
  const where = settings.OPENAI_BASE_URL === '' ? 'OpenAI' : settings.OPENAI_BASE_URL
  // Some servers have no list; whether they answer is seen by asking.
  if (!listed.ok && (listed.code === 'MODEL_KEY_REFUSED' || listed.status === undefined))
    return [failed(`Model: ${where}`, listed, [])]
  const models = listed.ok ? listed.models : []
  const { asked, withoutPrice } = modelsOf(settings)
  const tried = await Promise.all(
    asked.map(async (model): Promise<Finding> => {
      const probe = await probeModel(settings, model)
      if (!probe.ok) return failed(`Model ${model} at ${where}`, probe, models)
      return { isGood: true, line: `Model ${model} at ${where} ${answeredIn(probe)}` }
    }),
  )
  const unpriced: Finding = {
    isGood: true,
    line: `No price is known for ${withoutPrice.join(', ')}`,
    hints: ['What it costs is told as not known; MODEL_PRICES may tell it (.env.example).'],
  }
  return withoutPrice.length === 0 ? tried : [...tried, unpriced]
}

/** What to write for a server of this machine; the first of its models that answers well is proposed. */
async function tryLocal({ name, url, models }: LocalServer): Promise<Finding> {
  const line = `${name} answers at ${url}`
  for (const model of models.slice(0, MODELS_NAMED)) {
    const probe = await probeModel(atAddress(url, FIRST_ANSWER_MS), model)
    if (!probe.ok) continue
    const settings = `OPENAI_BASE_URL=${url}\nMODEL_OVERRIDES={"*":"${model}"}\n${slowTimes}`
    const others = models.filter((other) => other !== model).slice(0, MODELS_NAMED)
    return {
      isGood: true,
      line: `${line}; its model ${model} ${answeredIn(probe)}`,
      hints: [
        'To use it, write into .env and start again:',
        ...settings.split('\n').map((setting) => `  ${setting}`),
        ...(others.length === 0 ? [] : [`It also has: ${others.join(', ')}`]),
      ],
    }
  }
  const why =
    models.length === 0 ? 'it has no model yet' : 'none of its models gave data in the form asked for'
  return { isGood: true, line: `${line}, but ${why}` }
}

const formNames = { schema: 'by a schema', json: 'in JSON mode', tool: 'by a forced tool' } as const

function answeredIn({ form, milliseconds }: { form: keyof typeof formNames; milliseconds: number }): string {
  return `answers in the form asked for (${formNames[form]}, ${(milliseconds / 1_000).toFixed(1)} s)`
}

function failed(line: string, failure: ProbeFailure, models: readonly string[]): Finding {
  const status = failure.status === undefined ? '' : `${failure.status}, `
  return {
    isGood: false,
    line: `${line}: ${failure.code} (${status}${failure.reason})`,
    advice: adviceFor(failure, models),
  }
}

function adviceFor({ code, status }: ProbeFailure, models: readonly string[]): string {
  const named = models.slice(0, MODELS_NAMED).join(', ')
  switch (code) {
    case 'MODEL_KEY_REFUSED':
      return 'Set OPENAI_API_KEY to a key of this server.'
    case 'MODEL_QUOTA_EXHAUSTED':
      return 'Fill up the account at this server, or choose another.'
    case 'MODEL_UNKNOWN':
      return `Choose a model that it has${named === '' ? '' : ` (${named})`}: MODEL_OVERRIDES={"*":"${models[0] ?? 'its name'}"}`
    case 'MODEL_SCHEMA_REFUSED':
      return 'It takes no form of answer that Alfred can ask for; choose another model.'
    case 'MODEL_OUTPUT_INVALID':
    case 'MODEL_REFUSED':
      return 'It answers, but not in the form asked for; MODEL_ANSWER_FORM=json or tool may help, or a larger model.'
    default:
      return status === 404
        ? 'There is no such address: most values of OPENAI_BASE_URL end in /v1, and OPENAI_API=chat suits most servers.'
        : 'Does the server run, and does OPENAI_BASE_URL name it, most often with /v1 at its end?'
  }
}
