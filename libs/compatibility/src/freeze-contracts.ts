import { toJsonSchema } from './json-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Contract } from './list-contracts.ts'
import { pack } from './packed.ts'
import { sampleContract } from './samples/sample-contract.ts'

/** The contracts of one version: the schema by which each is received, and samples of what is sent. */
export type FrozenContracts = {
  version: number
  contracts: Record<string, { received: JsonSchema; samples: unknown[] }>
}

/** Records today's contracts as those of a version. */
export function freezeContracts(version: number, contracts: readonly Contract[]): FrozenContracts {
  const frozen = contracts.map((contract) => [
    contract.name,
    {
      received: toJsonSchema(contract.schema, contract.received),
      samples: sampleContract(contract).map(pack),
    },
  ])
  return { version, contracts: Object.fromEntries(frozen) as FrozenContracts['contracts'] }
}
