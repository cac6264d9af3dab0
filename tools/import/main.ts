// npm run data:import -- <source> ...: imports external food data into the database at DATABASE_URL.
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { ImportError } from './errors.ts'
import { importData } from './import-data.ts'
import { systemClock } from './rate-limiter.ts'

loadEnvironmentFile()
const stop = new AbortController()
// The signal may come more than once: the current batch is stored first, which takes a moment.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort())

// On a terminal the progress line is overwritten by the next line; elsewhere each is printed.
const isTerminal = process.stdout.isTTY
const clear = isTerminal ? '\r\u001b[K' : ''
const output = {
  say: (line: string) => process.stdout.write(`${clear}${line}\n`),
  show: (line: string) => process.stdout.write(isTerminal ? `${clear}${line}` : `${line}\n`),
}

try {
  const surroundings = { environment: process.env, output, clock: systemClock, signal: stop.signal }
  const report = await importData(process.argv.slice(2), surroundings)
  if (report?.outcome === 'stopped') process.exitCode = 130
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(`${clear}${error.message}`)
  process.exitCode = error.code === 'USAGE' ? 2 : 1
}
