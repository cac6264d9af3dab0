import { toJsonSchema } from './json-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Contract } from './list-contracts.ts'
import { pack } from './packed.ts'
import { sampleContract } from './samples/sample-contract.ts'

/** What a version's contracts were: how each was received, and samples of what was sent. */
export type FrozenContracts = {
  version: number
  contracts: Record<string, { received: JsonSchema; samples: unknown[] }>
}

/** Takes the contracts down as they are, to be kept. */
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
