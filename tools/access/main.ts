// npm run access: creates the keys of NATS and Redis for an installation on external servers, and writes the
// configuration for those servers. Running it again keeps what exists and adds what is missing.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readFile } from 'node:fs/promises'
import { writeNatsAccess, writeRedisAccess } from '@alfred/local-stack'
import { toLine } from '../stack/errors.ts'
import { findNatsUsers } from '../stack/services.ts'
import { writeContainerFiles } from './container-files.ts'

const usage = `Usage: npm run access -- FOLDER [--agent NAME ...] [--containers [--certificates FOLDER]]
  --agent NAME   an agent that is not in apps: agents-<domain>
  --containers   also a folder for each container, with what it alone may know
  --certificates FOLDER   and its part of authority.pem and of <container>.pem and .key: nats, postgres, proxy`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      agent: { type: 'string', multiple: true, default: [] },
      containers: { type: 'boolean', default: false },
      certificates: { type: 'string' },
    },
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
  console.log(`Keys on NATS: ${nats.keys.map(({ service }) => service).join(', ')}`)
  if (values.containers) {
    const natsFile = await readFile(nats.configFile, 'utf8')
    const redisFile = await readFile(redis.usersFile, 'utf8')
    const containers = await writeContainerFiles(folder, {
      natsKeys: nats.keys,
      natsFile,
      redisFile,
      certificates: values.certificates,
    })
    console.log(`For containers, a folder each: ${containers}`)
  }
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}
