// npm run web:check: all that is tried of the pages in a browser, at length; `npm test` has the short set.
import { ensureServers, installableServers } from '@alfred/local-stack'
import { runJest } from '../test/run-jest.ts'

await ensureServers(installableServers, (line) => console.log(line))
const { passed, failed, skipped } = await runJest({
  parts: process.argv.slice(2),
  files: '**/*.{web,web-check}.test.ts',
  options: ['--maxWorkers=1', '--testTimeout=900000'],
})
console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`)
process.exitCode = failed === 0 ? 0 : 1
