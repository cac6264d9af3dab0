import type { Server } from 'node:http'
import { observeProcess } from '@alfred/observability'
import closeWithGrace from 'close-with-grace'
import { startHealthServer } from './health-server.ts'
import type { Logger } from './logger.ts'
import { watchEventLoop, type LoopWatch } from './watch-event-loop.ts'

/** How long a stop waits for a start that is under way. */
const STARTING_GRACE_MS = 2_000

/** A started service: its readiness check and how to stop it. */
export type RunningService = { ready(): boolean | Promise<boolean>; stop(): Promise<void> }

export type ServiceDescription = {
  name: string
  logger: Logger
  start(): Promise<RunningService>
  /** Without a port neither health nor figures are served. The gateway tells its health on its own port as well. */
  healthPort?: number | undefined
  healthHost?: string | undefined
  /** How long (ms) a stop may take before the process exits anyway. */
  graceMs?: number
}

/**
 * Runs a service as this process: starts it, serves its health endpoints, and stops it gracefully on a signal. A
 * failed start or stop ends the process with exit code 1.
 */
export async function runService(description: ServiceDescription): Promise<void> {
  const { name, logger } = description
  let service: RunningService | undefined
  let health: Server | undefined
  let isStopping = false
  let loop: LoopWatch | undefined
  // The signal handler comes first: a process told to stop while it starts must still clean up.
  const starting = Promise.resolve().then(() => description.start())
  // A failure is handled where it is awaited; it must not count as unhandled until then.
  starting.catch(() => undefined)
  stopOnSignal(description, async () => {
    isStopping = true
    service ??= await Promise.race([starting.catch(() => undefined), waitInVain()])
    await service?.stop()
    health?.close()
    loop?.stop()
  })
  try {
    if (description.healthPort !== undefined) {
      observeProcess()
      const isReady = async () => !isStopping && service !== undefined && (await service.ready())
      health = await startHealthServer(description.healthPort, {
        isReady,
        figures: () => loop?.figures(),
        host: description.healthHost,
      })
    }
    service = await starting
    // Not earlier: no requests wait while the service starts.
    loop = watchEventLoop(name, logger)
    logger.info({ service: name }, `${name} has started`)
  } catch (error) {
    if (isStopping) return
    logger.error({ service: name, error }, `${name} could not start: ${toReason(error)}`)
    process.exit(1)
  }
}

function stopOnSignal({ name, logger, graceMs }: ServiceDescription, stop: () => Promise<void>): void {
  const told = {
    onSecondError: (error: unknown) =>
      logger.error({ service: name, error }, `${name} failed while stopping`),
    onTimeout: (delayMs: number) => logger.error({ service: name }, `${name} did not stop in ${delayMs} ms`),
  }
  closeWithGrace(
    { delay: graceMs ?? 15_000, logger: null, skip: ['beforeExit'], ...told },
    async (reason) => {
      if (reason.err) logger.error({ service: name, error: reason.err }, `${name} failed and stops`)
      else logger.info({ service: name, signal: reason.signal }, `${name} stops`)
      try {
        await stop()
      } catch (error) {
        logger.error({ service: name, error }, `${name} could not stop cleanly: ${toReason(error)}`)
        process.exit(1)
      }
    },
  )
}

/**
 * A start may wait for ever, as for a broker that is not there. It has taken nothing on yet, so that the stop does not
 * wait with it.
 */
function waitInVain(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), STARTING_GRACE_MS).unref())
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
