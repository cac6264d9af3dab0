import { existsSync } from 'node:fs'
import { inRepository, runToEnd, type Log } from '@alfred/local-stack'
import { given } from './outside.ts'

/**
 * The folder of the web client that the gateway serves: WEB_FILES, else the one that is built here, which is quick where nothing has changed since.
 * Undefined for `none`, and where it could not be built: Alfred is of use without it.
 */
export async function prepareWebFiles(log: Log): Promise<string | undefined> {
  const chosen = given('WEB_FILES')
  if (chosen !== undefined) return chosen === 'none' ? undefined : chosen
  const builder = inRepository('tools', 'web-build', 'main.ts')
  if (!existsSync(builder)) return undefined
  // A process of its own, so that what builds it does not stay in memory with what supervises the rest.
  const built = await runToEnd(process.execPath, [builder])
  if (built !== undefined) return inRepository('apps', 'web', 'dist')
  log('The web client could not be built; npm run web:build tells why. Alfred starts without it.')
  return undefined
}
