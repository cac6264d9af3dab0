import { CompatibilityError } from '../errors.ts'
import { toJsonSchema } from '../json-schema.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { Contract } from '../list-contracts.ts'
import { sampleSchema } from './sample-schema.ts'
import { samplesByHand } from './samples-by-hand.ts'
import { uncoveredPlaces } from './uncovered-places.ts'

/**
 * Samples of what a sender of this contract may send. @throws CompatibilityError naming any path of the schema that
 * no sample contains.
 */
export function sampleContract(contract: Contract): unknown[] {
  const schema = toJsonSchema(contract.schema, contract.sent)
  const made = [...sampleSchema(schema), ...(samplesByHand[contract.name] ?? [])]
  const allowed = made
    .map((sample) => withoutRefused(contract.schema, schema, sample))
    .filter((sample) => contract.schema.safeParse(sample).success)
  const missing = uncoveredPlaces(schema, allowed)
  if (allowed.length === 0 || missing.length > 0) {
    throw new CompatibilityError(
      `"${contract.name}" has no sample at ${missing.join(', ') || 'all'}: add one to libs/compatibility/src/samples/samples-by-hand.ts.`,
    )
  }
  return [...new Map(allowed.map((sample) => [JSON.stringify(sample), sample])).values()]
}

/** Drops optional fields that checks in code refuse although the schema allows them. */
function withoutRefused(
  contract: Contract['schema'],
  { required = [] }: JsonSchema,
  sample: unknown,
): unknown {
  const { error } = contract.safeParse(sample)
  if (error === undefined || typeof sample !== 'object' || sample === null) return sample
  const refused = new Set(error.issues.map(({ path }) => path[0]))
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => required.includes(name) || !refused.has(name)),
  )
}
