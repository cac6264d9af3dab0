import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FrozenContracts } from './freeze-contracts.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Contract } from './list-contracts.ts'
import { lostPlaces } from './lost-places.ts'
import { unpack } from './packed.ts'
import { sampleContract } from './samples/sample-contract.ts'
import { withoutUnknown } from './without-unknown.ts'

type Frozen = FrozenContracts['contracts'][string]

/**
 * Compares a frozen version with today's contracts in both directions; gives one sentence for each incompatibility.
 */
export function findBreaks(frozen: FrozenContracts, contracts: readonly Contract[]): string[] {
  const byName = new Map(contracts.map((contract) => [contract.name, contract]))
  const breaks = Object.entries(frozen.contracts).flatMap(([name, kept]) => {
    const contract = byName.get(name)
    if (contract === undefined) return [`"${name}" is gone, and version ${frozen.version} still uses it`]
    const read = readOld(contract, kept).map(
      (problem) => `"${name}": what version ${frozen.version} says ${problem}`,
    )
    const said = sendNew(contract, kept).map(
      (problem) => `"${name}": what is said today is refused by version ${frozen.version} ${problem}`,
    )
    return [...read, ...said]
  })
  const what = 'Take it back, or raise CONTRACT_VERSION and run `npm run contracts:freeze`.'
  return [...new Set(breaks)].map((sentence) => `${sentence}. ${what}`)
}

/** Old sender, today's receiver: frozen samples must parse, and no field of them may be dropped. */
function readOld({ schema }: Contract, { samples }: Frozen): string[] {
  return samples.map(unpack).flatMap((sample) => {
    const read = schema.safeParse(sample)
    if (!read.success) {
      const [issue] = read.error.issues
      return [`is refused today at ${placeOf(issue?.path ?? [])} (${issue?.message ?? 'it does not fit'})`]
    }
    return lostPlaces(sample, read.data).map((place) => `at ${place} is left out today`)
  })
}

/**
 * Today's sender, old receiver: today's samples must fit the frozen schema, apart from fields that a strict
 * receiver cannot know.
 */
function sendNew(contract: Contract, { received }: Frozen): string[] {
  const fits = compile(received)
  return sampleContract(contract).flatMap((sample) => {
    if (fits(withoutUnknown(received, sample))) return []
    const error = deepest(fits.errors ?? [])
    return [
      `at ${placeOf(error?.instancePath.split('/').slice(1) ?? [])} (${error?.message ?? 'it does not fit'})`,
    ]
  })
}

function compile(schema: JsonSchema) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    code: { optimize: false },
  })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

/** The error at the deepest path: a union fails with an error for each branch, and the deepest one says most. */
function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split('/').length
  return errors.toSorted((left, right) => depth(right) - depth(left))[0]
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.length === 0
    ? 'its top'
    : path.map((part) => (/^\d+$/.test(String(part)) ? '[]' : String(part))).join('.')
}
