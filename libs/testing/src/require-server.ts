import {
  ensureServers,
  LocalStackError,
  type InstallableServer,
  type ServerBinary,
} from '@alfred/local-stack'

/**
 * Finds the binary of a server, and installs it into the project's folder if it is missing. Throws SERVER_MISSING.
 */
export async function requireServer(name: InstallableServer): Promise<ServerBinary> {
  const binary = (await ensureServers([name], (line) => process.stderr.write(`${line}\n`))).get(name)
  if (binary === undefined) throw new LocalStackError('SERVER_MISSING', `${name} not found.`)
  return binary
}
