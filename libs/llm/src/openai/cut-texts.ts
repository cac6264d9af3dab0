import type { z } from 'zod'

/**
 * The value with every text cut that is longer than its schema allows, if that is among its problems: no schema that
 * is sent tells a model how long a text may be. Undefined when there is nothing to cut.
 */
export function cutTexts(value: unknown, error: z.ZodError): unknown {
  const tooLong = error.issues.filter((issue) => issue.code === 'too_big' && issue.origin === 'string')
  if (tooLong.length === 0) return undefined
  return tooLong.reduce(
    (cut, issue) => (issue.code === 'too_big' ? cutAt(cut, issue.path, Number(issue.maximum)) : cut),
    value,
  )
}

function cutAt(value: unknown, path: readonly PropertyKey[], lengthMax: number): unknown {
  const [key, ...rest] = path
  if (key === undefined) return typeof value === 'string' ? shorten(value, lengthMax) : value
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? cutAt(item, rest, lengthMax) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? cutAt(item, rest, lengthMax) : item]),
  )
}

/** The beginning of a text, counted in whole characters. */
function shorten(text: string, lengthMax: number): string {
  return [...text].slice(0, lengthMax).join('').trimEnd()
}
