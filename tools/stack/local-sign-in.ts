import { serveSignIn, type Keys } from '@alfred/local-stack'
import { placeSocket, removeSocket } from './closed-socket.ts'
import type { Home } from './home.ts'
import type { SupabaseSettings } from './services.ts'

/** The sign-in of this machine, and what the gateway has to know of it. */
export type ServedSignIn = { settings: SupabaseSettings['signIn']; stop(): Promise<void> }

/**
 * Serves the sign-in by name from this process, which has made the keys: no service holds one that could sign a token of a person.
 * Windows has no socket files that are closed to others, so that browsers cannot sign in there by name.
 */
export async function serveLocalSignIn(home: Home, keys: Keys): Promise<ServedSignIn> {
  if (process.platform === 'win32') return { settings: {}, stop: async () => {} }
  const socketPath = await placeSocket(home, 'sign-in.sock')
  const served = await serveSignIn({ socketPath, bookPath: home.signInFile, keys })
  return {
    settings: { LOCAL_SIGN_IN_SOCKET: socketPath },
    stop: async () => {
      await served.stop()
      removeSocket(home, socketPath)
    },
  }
}
