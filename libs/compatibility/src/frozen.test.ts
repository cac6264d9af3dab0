// Compares today's contracts with the frozen ones. A failure names the contract and what to do.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { CONTRACT_VERSION } from '@alfred/contracts'
import { findBreaks } from './find-breaks.ts'
import type { FrozenContracts } from './freeze-contracts.ts'
import { listContracts } from './list-contracts.ts'

const file = (version: number) => new URL(`../../contracts/frozen/v${version}.json`, import.meta.url)
const readFrozen = (version: number) => JSON.parse(readFileSync(file(version), 'utf8')) as FrozenContracts

test('the version of the contracts is frozen: if not, run `npm run contracts:freeze`', () => {
  expect(existsSync(file(CONTRACT_VERSION))).toBe(true)
  expect(readFrozen(CONTRACT_VERSION).version).toBe(CONTRACT_VERSION)
})

describe("today's contracts and the frozen ones", () => {
  const { contracts } = readFrozen(CONTRACT_VERSION)
  const samples = Object.values(contracts).reduce((sum, { samples: kept }) => sum + kept.length, 0)

  test('are numerous enough for the comparison to mean something', () => {
    expect(Object.keys(contracts).length).toBeGreaterThan(50)
    expect(samples).toBeGreaterThan(200)
  })

  test.each(Object.keys(contracts))('are compatible in both directions: %s', (name) => {
    const one = { version: CONTRACT_VERSION, contracts: { [name]: contracts[name] } } as FrozenContracts
    expect(findBreaks(one, listContracts())).toEqual([])
  })
})
