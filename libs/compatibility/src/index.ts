// Do two versions of the contracts understand each other? Frozen samples and schemas, and the replay of both ways.
// Does not belong here: a contract, or anything that a running service needs.
export { freezeContracts } from './freeze-contracts.ts'
export { listContracts } from './list-contracts.ts'
