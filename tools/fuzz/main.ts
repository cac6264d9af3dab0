// npm run fuzz: malformed requests to the gateway and malformed messages on NATS, to Alfred as npm start runs it.
import { parseArgs } from 'node:util'
import { toLine } from '../stack/errors.ts'
import { runFuzz, startFuzzStack } from './run-fuzz.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    http: { type: 'string', default: '10000' },
    nats: { type: 'string', default: '10000' },
  },
})
const seed = Number(values.seed)
console.log(`seed ${seed}`)
try {
  const startedAt = performance.now()
  const stack = await startFuzzStack()
  const wanted = { seed, http: Number(values.http), nats: Number(values.nats), say: console.log }
  const { http, nats, faults } = await runFuzz(stack, wanted).finally(() => stack.stop())
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  for (const fault of faults.slice(0, 50)) console.log(`FAULT ${fault}`)
  console.log(`http: ${http.sent} sent, ${JSON.stringify(http.answers)}`)
  console.log(`nats: ${nats.sent} sent, ${JSON.stringify(nats.answers)}`)
  console.log(`seed ${seed}: ${http.sent + nats.sent} sent, ${faults.length} faults (${seconds} s)`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}
