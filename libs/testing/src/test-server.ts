import { startProcess, waitUntilReady, type ProcessDescription } from '@alfred/local-stack'

/** A real server that belongs to one test file. */
export type TestServer = {
  readonly url: string
  readonly port: number
  /** The id of the current process; it changes with a restart. */
  readonly pid: number
  /** Stops the server and removes its files. */
  stop(): Promise<void>
  /** Kills the server as a crash would; its files stay. */
  kill9(): Promise<void>
  /** Starts the server again on the same port with the same files, whether or not it was killed before. */
  restart(): Promise<void>
}

type Place = { url: string; port: number; cleanUp?: () => Promise<void> }

/** Starts a described process and waits until it can be used. */
export async function startTestServer(description: ProcessDescription, place: Place): Promise<TestServer> {
  let started = await launch(description)
  return {
    url: place.url,
    port: place.port,
    get pid() {
      return started.pid
    },
    stop: async () => {
      await started.stop()
      await place.cleanUp?.()
    },
    kill9: () => started.kill9(),
    restart: async () => {
      await started.stop()
      started = await launch(description)
    },
  }
}

async function launch(description: ProcessDescription) {
  const started = startProcess(description)
  try {
    await waitUntilReady(started, description)
    return started
  } catch (error) {
    await started.kill9()
    throw error
  }
}
