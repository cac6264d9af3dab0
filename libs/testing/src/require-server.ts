import {
  ensureServers,
  LocalStackError,
  type InstallableServer,
  type ServerBinary,
} from '@alfred/local-stack'

/** Finds a server's binary, and installs it into the project's folder where it is missing. */
export async function requireServer(name: InstallableServer): Promise<ServerBinary> {
  const binary = (await ensureServers([name], (line) => process.stderr.write(`${line}\n`))).get(name)
  if (binary === undefined) throw new LocalStackError('SERVER_MISSING', `${name} not found.`)
  return binary
}
