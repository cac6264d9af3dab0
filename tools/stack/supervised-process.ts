import { setTimeout as sleep } from 'node:timers/promises'
import {
  askProcess,
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
  /** A file that the process holds open as long as it lives. */
  heldFile?: number
  /**
   * The interval of the liveness check, which is also its timeout, and the number of failed checks after which the
   * process is killed.
   */
  watch?: { everyMs: number; silentMax: number }
  /** Called each time that a process was started. */
  onStarted: (pid: number) => void
}

const delaysMs = [0, 250, 500, 1_000, 2_000] as const
/** A process that lives this long has recovered; its next end counts as the first. */
const steadyAfterMs = 10_000

// Half a minute of silence. A machine that sleeps counts no checks meanwhile, so nothing is killed when it wakes.
const usualWatch = { everyMs: 2_500, silentMax: 6 } as const

/** A starting process may be silent for this many times longer than one that has answered. */
const STARTING_FACTOR = 4

/** A process that is restarted whenever it ends or no longer answers, until it is stopped. */
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

  /** Waits for the first process. A failure is final, since nothing has worked yet. */
  async waitUntilReady(timeoutMs: number): Promise<void> {
    await waitUntilReady(this.#current, this.#options.description, timeoutMs)
    if (this.#isWatched) return
    this.#isWatched = true
    void this.#keepAlive()
    void this.#endWhenSilent()
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort()
    await this.#current.stop(graceMs)
  }

  #launch(): StartedProcess {
    const { description, logFile, heldFile } = this.#options
    const started = startProcess(description, { logFile, heldFile })
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

  /** Kills a process that spins or hangs. Any answer counts as life, even "not ready". */
  async #endWhenSilent(): Promise<void> {
    const { description, log, watch = usualWatch } = this.#options
    const { signal } = this.#stopping
    let asked = this.#current
    let silent = 0
    let hasAnswered = true
    while (!signal.aborted) {
      await sleep(watch.everyMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      // A process that was restarted meanwhile has its own count, and more time until its first answer.
      if (asked !== this.#current) [asked, silent, hasAnswered] = [this.#current, 0, false]
      const answer = await askProcess(description.readiness, watch.everyMs)
      // The process that was checked may have ended, and another one may have answered.
      if (asked !== this.#current) continue
      if (answer === 'silent') silent += 1
      else [silent, hasAnswered] = [0, true]
      if (silent < watch.silentMax * (hasAnswered ? 1 : STARTING_FACTOR)) continue
      log(
        `${this.name} has not answered for ${Math.round((silent * watch.everyMs * 2) / 1000)} s; it is ended.`,
      )
      silent = 0
      await asked.kill9()
    }
  }
}
