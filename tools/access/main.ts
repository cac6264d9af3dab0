// npm run access: creates the keys of NATS and Redis for an installation on external servers, and writes the
// configuration for those servers. Running it again keeps what exists and adds what is missing.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeNatsAccess, writeRedisAccess } from '@alfred/local-stack'
import { toLine } from '../stack/errors.ts'
import { findNatsUsers } from '../stack/services.ts'

const usage =
  'Usage: npm run access -- FOLDER [--agent NAME ...]   (an agent that is not in apps: agents-<domain>)'

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { agent: { type: 'string', multiple: true, default: [] } },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1) {
    console.error(usage)
    return 2
  }
  const folder = resolve(given)
  const services = [...new Set([...findNatsUsers(), ...values.agent])]
  const nats = await writeNatsAccess(folder, services)
  const redis = await writeRedisAccess(folder)
  console.log(`For nats-server -c: ${nats.configFile}`)
  console.log(`For redis-server --aclfile: ${redis.usersFile}`)
  console.log(
    `Secrets, one file each, readable by you alone: ${folder}/nats/*.nk, ${folder}/redis/*.password`,
  )
  console.log(`Keys on NATS: ${services.join(', ')}`)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}
