import { postgrestAddress, type PostgrestAddress, type PostgrestListener } from '@alfred/local-stack'
import type { Home } from './home.ts'
import { placePostgrestSocket, removePostgrestSocket } from './postgrest-socket.ts'
import type { StackState } from './state.ts'

/** PostgREST knows no sockets on Windows. */
const hasSockets = process.platform !== 'win32'

/** The ports that the embedded PostgREST needs. */
export const postgrestPorts: readonly string[] = hasSockets ? [] : ['postgrest', 'postgrest-admin']

/** Where the embedded PostgREST of a home is to listen: at a file that only this user reaches. */
export async function choosePostgrestListener(
  home: Home,
  portOf: (name: string) => number,
): Promise<PostgrestListener> {
  if (hasSockets) return { socketPath: await placePostgrestSocket(home) }
  return { port: portOf('postgrest'), adminPort: portOf('postgrest-admin') }
}

/** Leaves nothing of it behind, once PostgREST has ended. */
export function leavePostgrestListener(home: Home, listener: PostgrestListener): void {
  if ('socketPath' in listener) removePostgrestSocket(home, listener.socketPath)
}

/** How the embedded PostgREST that was started is reached; undefined when it has no socket. */
export function postgrestSocketOf(state: StackState): PostgrestAddress | undefined {
  const readiness = state.processes.find(({ name }) => name === 'postgrest')?.readiness
  return readiness?.kind === 'postgrest' ? postgrestAddress(readiness) : undefined
}
