// npm run contracts:freeze: stores the contracts of this CONTRACT_VERSION, with which later ones must stay
// compatible.
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freezeContracts, listContracts } from '@alfred/compatibility'
import { CONTRACT_VERSION } from '@alfred/contracts'
import { inRepository } from '@alfred/local-stack'

const help = `npm run contracts:freeze [-- --again]

Writes libs/contracts/frozen/v${CONTRACT_VERSION}.json: the contracts as they are now, with samples of what is sent.
A version that is frozen stays as it is, since whatever runs somewhere was built by it.

--again  Writes it once more. That is honest only while nothing of version ${CONTRACT_VERSION} runs anywhere that must work with
         what comes next: before its first release. Afterwards it hides a break instead of finding it; raise
         CONTRACT_VERSION in libs/contracts/src/ids.ts instead.`

const { values } = parseArgs({
  options: { again: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
})
const path = inRepository('libs', 'contracts', 'frozen', `v${CONTRACT_VERSION}.json`)
if (values.help) console.log(help)
else if (existsSync(path) && !values.again) {
  console.error(`Version ${CONTRACT_VERSION} is frozen already.\n\n${help}`)
  process.exitCode = 1
} else {
  const frozen = freezeContracts(CONTRACT_VERSION, listContracts())
  writeFileSync(path, `${JSON.stringify(frozen)}\n`)
  const contracts = Object.values(frozen.contracts)
  const samples = contracts.reduce((sum, contract) => sum + contract.samples.length, 0)
  console.log(`Kept ${contracts.length} contracts of version ${CONTRACT_VERSION} with ${samples} samples.`)
}
