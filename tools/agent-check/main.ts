// npm run agent:check -- --domain NAME: holds a running agent against the wire, whatever it is written in.
import { parseArgs } from 'node:util'
import { checkAgent } from '@alfred/agent-kit/conformance'
import { loadNatsKeys } from '@alfred/local-stack'
import { connectNats } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { StackError, toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { portOf } from '../stack/operator-database.ts'

const help = `Holds a running agent against what docs/wire.md asks of every agent, and tells what it does not do.

  npm run agent:check -- --domain NAME

The agent has to be running. NATS is that of the running installation, or the one of NATS_URL; the key is the orchestrator's, which
alone may ask agents: of this installation, or of the folder NATS_KEYS_FOLDER.`

/** The service that may ask agents. */
const ASKER = 'orchestrator'

loadEnvironmentFile()
try {
  const options = { domain: { type: 'string' }, help: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ options })
  if (values.help) console.log(help)
  else process.exitCode = await check(values.domain)
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}

async function check(domain: string | undefined): Promise<number> {
  if (domain === undefined) throw new StackError('Which agent? npm run agent:check -- --domain NAME')
  const wire = await connect()
  try {
    const findings = await checkAgent({ wire, domain })
    for (const { title, fault } of findings)
      console.log(fault === null ? `ok      ${title}` : `FAILED  ${title}: ${fault}`)
    const failed = findings.filter(({ fault }) => fault !== null).length
    console.log(`\n${domain}: ${findings.length - failed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    await wire.drain()
  }
}

async function connect(): ReturnType<typeof connectNats> {
  const home = locateHome()
  const { NATS_URL: url = '', NATS_KEYS_FOLDER: folder = '' } = process.env
  const [key] = await loadNatsKeys(folder === '' ? home.keysFolder : folder, [ASKER])
  if (key === undefined) throw new StackError('There is no key of the orchestrator in NATS_KEYS_FOLDER.')
  const address = url === '' ? `nats://127.0.0.1:${await portOf(home, 'nats')}` : url
  return connectNats({ url: address, seed: key.seed, name: ASKER, logger: silentLogger })
}
