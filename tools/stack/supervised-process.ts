import { setTimeout as sleep } from 'node:timers/promises'
import {
  startProcess,
  waitUntilReady,
  type Log,
  type ProcessDescription,
  type StartedProcess,
} from '@alfred/local-stack'

type Options = {
  description: ProcessDescription
  logFile: string
  log: Log
  /** Told each time that another process stands for the description. */
  onStarted: (pid: number) => void
}

const delaysMs = [0, 250, 500, 1_000, 2_000] as const
/** Whoever lives this long has recovered; its next death counts as the first. */
const steadyAfterMs = 10_000

/** A process that is started again whenever it ends, until it is told to stop. */
export class SupervisedProcess {
  readonly name: string
  readonly #options: Options
  readonly #stopping = new AbortController()
  #current: StartedProcess
  #startedAt = Date.now()
  #deaths = 0
  #isWatched = false

  constructor(options: Options) {
    this.#options = options
    this.name = options.description.name
    this.#current = this.#launch()
  }

  /** Waits for the first process; a failure here is final, since nothing has worked yet. */
  async waitUntilReady(timeoutMs: number): Promise<void> {
    await waitUntilReady(this.#current, this.#options.description, timeoutMs)
    if (this.#isWatched) return
    this.#isWatched = true
    void this.#keepAlive()
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort()
    await this.#current.stop(graceMs)
  }

  #launch(): StartedProcess {
    const started = startProcess(this.#options.description, this.#options.logFile)
    this.#startedAt = Date.now()
    this.#options.onStarted(started.pid)
    return started
  }

  async #keepAlive(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const reason = await this.#current.ended
      if (signal.aborted) return
      if (Date.now() - this.#startedAt > steadyAfterMs) this.#deaths = 0
      const delayMs = delaysMs[Math.min(this.#deaths, delaysMs.length - 1)] ?? 0
      this.#deaths += 1
      this.#options.log(
        `${this.name} ended (${reason}); it is started again${delayMs ? ` in ${delayMs} ms` : ''}.`,
      )
      await sleep(delayMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      this.#current = this.#launch()
    }
  }
}
