// npm run compose:check: builds the images, starts all of Alfred in containers, breaks it while people use it, and audits.
import { parseArgs } from 'node:util'
import { ComposeError } from './errors.ts'
import { runCheck } from './run-check.ts'
import { runDocker } from './run-docker.ts'

const usage = `Builds and starts infra/compose.yaml as a project of its own, and removes it at the end.

  npm run compose:check                  needs a Docker engine on this Linux machine, with compose
  npm run compose:check -- --persons 8   so many people talk meanwhile (4)

Base images are chosen by NODE_IMAGE, POSTGRES_IMAGE, POSTGREST_IMAGE, NATS_IMAGE and REDIS_IMAGE.
It ends with 0 when nothing is wrong.`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { persons: { type: 'string', default: '4' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  await runDocker(['info']).catch((error: unknown) => {
    throw new ComposeError('NO_ENGINE', 'No Docker engine answers here: docker info fails.', { cause: error })
  })
  const isRight = await runCheck({ persons: Number(values.persons), say: (line) => console.log(line) })
  console.log(isRight ? 'nothing is wrong' : 'something is wrong')
  return isRight ? 0 : 1
}

let exitCode = 1
try {
  exitCode = await main()
} catch (error) {
  console.error(error instanceof ComposeError ? `${error.code}: ${error.message}` : error)
}
// Exits explicitly, since a connection that was reset may keep its handle.
process.exit(exitCode)
