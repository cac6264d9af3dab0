import { createHash } from 'node:crypto'
import { fetchJson, type ApiRequest, type Asking } from './fetch-json.ts'
import type { InputRecord } from './files/input-record.ts'
import type { ImportJob } from './import-job.ts'
import { createRateLimiter, type Clock, type RateLimit } from './rate-limiter.ts'
import type { SourceName } from './read-arguments.ts'
import type { ImportRow } from './rows.ts'
import { addressOf, needSetting, type Environment } from './settings.ts'
import { mapEdamam, readEdamamId } from './sources/edamam.ts'
import { mapFood } from './sources/fooddata-central.ts'
import { mapAnswer, openFoodFactsFields } from './sources/open-food-facts.ts'
import { mapSpoonacular } from './sources/spoonacular.ts'

type ApiSource = Exclude<SourceName, 'flavordb'>

/** A source that is asked for one thing at a time. */
type Api = {
  /** The source's documented rate limit, or less. */
  limit: RateLimit
  /** Reads the settings first, so that a missing key is reported before any request. */
  connect(environment: Environment): (id: string) => ApiRequest
  map(value: unknown, fetchedAt: string): ImportRow[]
}

const MINUTE = 60_000

const apis: Record<ApiSource, Api> = {
  'open-food-facts': {
    limit: { requests: 15, windowMs: MINUTE },
    connect: connectOpenFoodFacts,
    map: mapAnswer,
  },
  'fooddata-central': {
    limit: { requests: 1_000, windowMs: 60 * MINUTE },
    connect: connectFoodData,
    map: mapFood,
  },
  spoonacular: { limit: { requests: 1, windowMs: 1_000 }, connect: connectSpoonacular, map: mapSpoonacular },
  edamam: { limit: { requests: 10, windowMs: MINUTE }, connect: connectEdamam, map: mapEdamam },
}

function connectOpenFoodFacts(environment: Environment): (id: string) => ApiRequest {
  const address = addressOf(environment, 'OFF_URL')
  return (id) => {
    const url = address(`/api/v2/product/${id}.json`)
    url.searchParams.set('fields', openFoodFactsFields.join(','))
    return { service: 'Open Food Facts', what: `barcode ${id}`, url, keyVariables: [] }
  }
}

function connectFoodData(environment: Environment): (id: string) => ApiRequest {
  const address = addressOf(environment, 'FDC_URL')
  const key = needSetting(environment, 'FDC_API_KEY')
  return (id) => ({
    service: 'FoodData Central',
    what: `food ${id}`,
    url: address(`/v1/food/${id}`),
    headers: { 'x-api-key': key },
    keyVariables: ['FDC_API_KEY'],
  })
}

function connectSpoonacular(environment: Environment): (id: string) => ApiRequest {
  const address = addressOf(environment, 'SPOONACULAR_URL')
  const key = needSetting(environment, 'SPOONACULAR_API_KEY')
  return (id) => ({
    service: 'Spoonacular',
    what: `recipe ${id}`,
    url: address(`/recipes/${id}/information?includeNutrition=false`),
    headers: { 'x-api-key': key },
    keyVariables: ['SPOONACULAR_API_KEY'],
  })
}

/** Edamam accepts its key only in the URL. */
function connectEdamam(environment: Environment): (id: string) => ApiRequest {
  const address = addressOf(environment, 'EDAMAM_URL')
  const application = needSetting(environment, 'EDAMAM_APP_ID')
  const key = needSetting(environment, 'EDAMAM_APP_KEY')
  return (uri) => {
    const id = readEdamamId(uri) ?? ''
    const url = address(`/api/recipes/v2/${id}`)
    for (const [name, value] of Object.entries({ type: 'public', app_id: application, app_key: key })) {
      url.searchParams.set(name, value)
    }
    return { service: 'Edamam', what: `recipe ${id}`, url, keyVariables: ['EDAMAM_APP_ID', 'EDAMAM_APP_KEY'] }
  }
}

type Outside = { environment: Environment; clock: Clock; signal: AbortSignal }

/** Creates the import of single things from an API. Throws SETTING_MISSING. */
export function openApiJob(
  source: ApiSource,
  ids: string[],
  { environment, clock, signal }: Outside,
): ImportJob {
  const api = apis[source]
  const requestFor = api.connect(environment)
  const asking: Asking = { limiter: createRateLimiter(api.limit, clock), clock, signal }
  const fingerprint = createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 16)
  return {
    source,
    input: `${ids.length} asked for ${fingerprint}`,
    title: source,
    isFile: false,
    replacesPairings: false,
    records: (after) => readApi(ids.map(requestFor), asking, after),
    toRows: (value) => api.map(value, new Date(clock.now()).toISOString()),
  }
}

async function* readApi(requests: ApiRequest[], asking: Asking, after: number): AsyncGenerator<InputRecord> {
  for (const [at, request] of requests.entries()) {
    if (at >= after) yield { position: at + 1, where: request.what, read: () => fetchJson(request, asking) }
  }
}
