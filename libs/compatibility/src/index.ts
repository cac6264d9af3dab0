// Do two versions of the contracts understand each other? Frozen samples and schemas, compared in both directions.
// Does not belong here: contracts, or anything that a running service needs.
export { freezeContracts } from './freeze-contracts.ts'
export { listContracts } from './list-contracts.ts'
