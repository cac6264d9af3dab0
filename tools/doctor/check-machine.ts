import { accessSync, constants, existsSync } from 'node:fs'
import {
  canUnpackPackages,
  findPostgres,
  findPostgrest,
  findServer,
  installableServers,
  isPortFree,
} from '@alfred/local-stack'
import { StackError, toLine } from '../stack/errors.ts'
import type { Home } from '../stack/home.ts'
import { given } from '../stack/outside.ts'
import { isRunning, readState } from '../stack/state.ts'
import { readGatewayPort } from '../stack/stack.ts'
import type { Finding } from './finding.ts'

/** Checks this machine for what Alfred needs. */
export async function checkMachine(home: Home): Promise<Finding[]> {
  const canInstall = await canUnpackPackages()
  const servers = await Promise.all(installableServers.map((name) => checkServer(name, canInstall)))
  return [
    { isGood: true, line: `Node ${process.versions.node}` },
    ...servers,
    await check('PostgREST', async () => `PostgREST ${(await findPostgrest()).version}`),
    await check('PostgreSQL', async () => {
      await findPostgres()
      return 'PostgreSQL 18'
    }),
    checkFolder(home),
    await check('Port', () => describePort(home)),
  ]
}

async function checkServer(name: string, canInstall: boolean): Promise<Finding> {
  const outside = given(name === 'nats-server' ? 'NATS_URL' : 'REDIS_URL')
  if (outside !== undefined) return { isGood: true, line: `${name}: one from outside is used` }
  const found = await findServer(name)
  if (found !== undefined) return { isGood: true, line: `${name} ${found.version} (${found.command})` }
  return canInstall
    ? { isGood: true, line: `${name}: not here yet; npm start unpacks it into .servers` }
    : { isGood: false, line: name, advice: 'Install it with your package manager, then run npm start.' }
}

async function check(name: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { isGood: true, line: await look() }
  } catch (error) {
    return { isGood: false, line: name, advice: toLine(error) }
  }
}

function checkFolder(home: Home): Finding {
  if (!existsSync(home.folder))
    return { isGood: true, line: `Data folder ${home.folder} (made at the first start)` }
  try {
    accessSync(home.folder, constants.W_OK)
    return { isGood: true, line: `Data folder ${home.folder}` }
  } catch (error) {
    return { isGood: false, line: `Data folder ${home.folder}`, advice: toLine(error) }
  }
}

async function describePort(home: Home): Promise<string> {
  const port = readGatewayPort()
  const state = readState(home)
  if (isRunning(state)) return `Port: Alfred answers at ${state.gatewayUrl}`
  if (await isPortFree(port)) return `Port ${port} is free`
  throw new StackError(`Port ${port} is taken by another program; set ALFRED_PORT to a free one.`)
}
