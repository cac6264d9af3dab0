import { join } from 'node:path'
import type { ProcessDescription } from '@alfred/local-stack'
import { SupervisedProcess } from '../../stack/supervised-process.ts'

const READY_WITHIN_MS = 60_000
const GRACE_MS = 10_000

/** A process that this tool supervises as `npm start` would: it is restarted whenever it ends. */
export class Supervised {
  readonly #process: SupervisedProcess
  #pid = 0

  private constructor(description: ProcessDescription, logFolder: string) {
    this.#process = new SupervisedProcess({
      description,
      logFile: join(logFolder, `${description.name}.log`),
      log: () => undefined,
      onStarted: (pid) => (this.#pid = pid),
    })
  }

  /** Starts it and waits until it is ready. */
  static async start(description: ProcessDescription, logFolder: string): Promise<Supervised> {
    const one = new Supervised(description, logFolder)
    await one.#process.waitUntilReady(READY_WITHIN_MS)
    return one
  }

  get name(): string {
    return this.#process.name
  }

  /** The id of the current process. */
  get pid(): number {
    return this.#pid
  }

  stop(): Promise<void> {
    return this.#process.stop(GRACE_MS)
  }
}
