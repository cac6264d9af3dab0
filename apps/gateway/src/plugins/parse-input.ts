import { AlfredError } from '@alfred/contracts'
import type { z } from 'zod'

/** Parses a body or query by its schema. Throws INVALID_REQUEST with up to three reasons and their paths. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  name: 'body' | 'query',
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || name}: ${message}`)
  throw new AlfredError('INVALID_REQUEST', `The request does not fit: ${reasons.join('; ')}`)
}
