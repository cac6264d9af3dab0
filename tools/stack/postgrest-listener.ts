import { postgrestAddress, type PostgrestAddress, type PostgrestListener } from '@alfred/local-stack'
import type { Home } from './home.ts'
import { placeSocket, removeSocket } from './closed-socket.ts'
import type { StackState } from './state.ts'

/** PostgREST supports no sockets on Windows. */
const hasSockets = process.platform !== 'win32'

/** The ports that the embedded PostgREST needs. */
export const postgrestPorts: readonly string[] = hasSockets ? [] : ['postgrest', 'postgrest-admin']

/**
 * Chooses where the embedded PostgREST of a home listens: a socket that only this user can reach, or ports on
 * Windows.
 */
export async function choosePostgrestListener(
  home: Home,
  portOf: (name: string) => number,
): Promise<PostgrestListener> {
  if (hasSockets) return { socketPath: await placeSocket(home, 'postgrest.sock') }
  return { port: portOf('postgrest'), adminPort: portOf('postgrest-admin') }
}

/** Removes its socket once PostgREST has ended. */
export function leavePostgrestListener(home: Home, listener: PostgrestListener): void {
  if ('socketPath' in listener) removeSocket(home, listener.socketPath)
}

/** The address of the running embedded PostgREST; undefined when it has no socket. */
export function postgrestSocketOf(state: StackState): PostgrestAddress | undefined {
  const readiness = state.processes.find(({ name }) => name === 'postgrest')?.readiness
  return readiness?.kind === 'postgrest' ? postgrestAddress(readiness) : undefined
}
