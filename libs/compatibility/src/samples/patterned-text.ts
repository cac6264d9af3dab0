import { CompatibilityError } from '../errors.ts'

/** For each regular expression of the contracts, matching strings: short, long and unusual ones. */
const textByPattern: Readonly<Record<string, readonly string[]>> = {
  '^\\d+\\.\\d+$': ['0.1', '12.345'],
  '^[0-9a-f]{64}$': ['0123456789abcdef'.repeat(4)],
  '^[A-Za-z0-9_-]+$': ['eyJhIjoxfQ', '_-'],
  '^[A-Z][A-Z0-9_]*$': ['INTERNAL', 'A_CODE_OF_TOMORROW'],
  '^[a-z][a-z_]{0,59}$': ['something_else'],
  '^[a-z][a-z0-9]*$': ['pantry', 'a1'],
  '^[a-z][a-z0-9_]{0,62}$': ['add_item', 'x'],
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': ['de', 'en-GB'],
  '^[a-z][a-z0-9_]{0,31}$': ['step_1', 'a'],
  '^[a-z][a-z_]*$': ['recipe', 'x_y'],
  '^(?!(?:gen|ref)(?:_|$))[a-z][a-z_]*$': ['recipe', 'shopping_item'],
  '^(gen_|ref_)?[a-z][a-z_]*_\\d+$': ['lot_3', 'gen_recipe_1'],
  '^[\\x21-\\x7e]{1,255}$': ['monday', '~'.repeat(255)],
}

/** Strings by format; only those that also match the pattern are used. */
const textByFormat: Readonly<Record<string, readonly string[]>> = {
  uuid: ['70000000-0000-4000-8000-000000000001', '00000000-0000-0000-0000-000000000000'],
  'date-time': ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.123Z', '2026-11-22T12:00:00+02:00'],
  date: ['2026-11-22', '2028-02-29'],
  email: ['anna@example.com', 'a.b+c@kitchen.example.org'],
  uri: ['https://alfred.example/data'],
}

/**
 * Samples of text with a pattern or format; undefined when it has neither. @throws CompatibilityError when no
 * sample is known.
 */
export function patternedText(pattern: string | undefined, format: string | undefined): string[] | undefined {
  if (pattern === undefined && format === undefined) return undefined
  const expression = new RegExp(pattern ?? '')
  const known = [...(textByPattern[pattern ?? ''] ?? []), ...(textByFormat[format ?? ''] ?? [])]
  const samples = known.filter((text) => expression.test(text))
  if (samples.length > 0) return samples
  throw new CompatibilityError(
    `There is no sample of text like ${pattern ?? format}: add one to libs/compatibility/src/samples/patterned-text.ts.`,
  )
}
