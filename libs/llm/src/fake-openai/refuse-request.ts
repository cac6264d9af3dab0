import type { ServerDoor } from '../server-settings.ts'
import type { FakeRefusal } from './fake-answer.ts'
import type { ReadRequest } from './read-request.ts'
import { whyRefused } from './strict-schema.ts'

/** What a server accepts; everything when nothing is said. */
export type Accepted = {
  /** The forms in which a structured answer may be asked for. */
  forms?: readonly ('schema' | 'json' | 'tool')[]
  /** Names of settings that it refuses. */
  refusedSettings?: readonly string[]
  /** The models that it has. */
  models?: readonly string[]
  /** The only key that it accepts. */
  key?: string
}

type Asked = { door: ServerDoor; read: ReadRequest; body: Record<string, unknown>; authorization: string }

/** How a request is refused before any model sees it; undefined for a good one. */
export function refuseRequest(accepted: Accepted, asked: Asked): FakeRefusal | undefined {
  const { key, models, refusedSettings = [], forms } = accepted
  const { body, read } = asked
  if (key !== undefined && asked.authorization !== `Bearer ${key}`)
    return { status: 401, code: 'invalid_api_key', message: 'Incorrect API key provided: sk-wr****ng.' }
  const model = String(body['model'])
  if (models !== undefined && !models.includes(model))
    return { status: 404, code: 'model_not_found', message: `The model '${model}' does not exist.` }
  const param = refusedSettings.find((name) => name in body)
  if (param !== undefined)
    return {
      status: 400,
      code: 'unsupported_parameter',
      param,
      message: `Unsupported parameter: '${param}'.`,
    }
  if (read.form !== null && forms !== undefined && !forms.includes(read.form))
    return refuseForm(asked.door, read.form)
  return refuseShape(asked.door, read)
}

const formNames = { schema: 'json_schema', json: 'json_object', tool: 'tools' } as const

function refuseForm(door: ServerDoor, form: 'schema' | 'json' | 'tool'): FakeRefusal {
  const where = form === 'tool' ? 'tool_choice' : door === 'chat' ? 'response_format' : 'text.format'
  const message = `This model does not support ${where} \`${formNames[form]}\`.`
  return { status: 400, message }
}

/** What strict structured outputs and JSON mode refuse. */
function refuseShape(door: ServerDoor, { form, shape, words }: ReadRequest): FakeRefusal | undefined {
  const param = door === 'chat' ? 'response_format' : 'text.format'
  if (form === 'json' && !/json/i.test(words))
    return { status: 400, param, message: `The messages must contain the word 'json' to use '${param}'.` }
  if (shape === undefined || !shape.strict) return undefined
  if (!/^[\w-]{1,64}$/.test(shape.name))
    return { status: 400, param: `${param}.name`, message: 'Invalid name.' }
  const why = whyRefused(shape.schema)
  if (why === undefined) return undefined
  const message = `Invalid schema for ${form === 'tool' ? 'function' : 'response_format'} '${shape.name}': ${why}.`
  return { status: 400, code: 'invalid_json_schema', param: `${param}.schema`, message }
}
