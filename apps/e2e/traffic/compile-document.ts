import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Validates a value by the schema at a place of the document. Returns the problems; empty if it is valid. */
export type CheckAt = (pointer: string, value: unknown) => string[]

/**
 * Compiles the schemas of a served document. Its objects are open, since readers must ignore unknown fields; here
 * they are closed, so that undescribed fields are found.
 */
export function compileDocument(document: object): CheckAt {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(closeObjects(document) as object, 'document')
  return (pointer, value) => {
    const validate = ajv.getSchema(`document#${pointer}`)
    if (validate === undefined) return [`nothing is described at ${pointer}`]
    if (validate(value) === true) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    )
  }
}

/** The JSON pointer to a part of the document. */
export function pointerTo(...names: string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function closeObjects(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeObjects)
  if (typeof part !== 'object' || part === null) return part
  const closed = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closeObjects(value)]))
  const isOpenObject =
    closed['type'] === 'object' && 'properties' in closed && !('additionalProperties' in closed)
  return isOpenObject ? { ...closed, additionalProperties: false } : closed
}
