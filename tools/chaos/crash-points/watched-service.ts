import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from '@alfred/local-stack'
import type { ProcessDescription } from '@alfred/local-stack'
import { ChaosError } from '../errors.ts'
import type { Answer, Command, Point } from './point.ts'

const READY_WITHIN_MS = 60_000
const POLL_MS = 25
const preload = new URL('./watch-process.ts', import.meta.url).href

/** The service under test: a watched process that is restarted at once whenever it dies. */
export class WatchedService {
  readonly #description: ProcessDescription
  readonly #log: number
  #child: ChildProcess
  #isStopped = false
  #deaths = 0

  private constructor(description: ProcessDescription, logFile: string) {
    this.#description = description
    this.#log = openSync(logFile, 'a', 0o600)
    this.#child = this.#launch()
  }

  static async start(description: ProcessDescription, logFile: string): Promise<WatchedService> {
    const service = new WatchedService(description, logFile)
    await service.waitUntilReady()
    return service
  }

  /** The number of deaths so far. */
  get deaths(): number {
    return this.#deaths
  }

  async waitUntilReady(): Promise<void> {
    const giveUpAt = Date.now() + READY_WITHIN_MS
    while (!(await isReady(this.#description.readiness))) {
      if (Date.now() > giveUpAt) throw new ChaosError(`${this.#description.name} did not get ready.`)
      await sleep(POLL_MS)
    }
  }

  /** Starts recording what it sends and receives. */
  async record(): Promise<void> {
    await this.#ask({ kind: 'record' })
  }

  async report(): Promise<string[]> {
    const answer = await this.#ask({ kind: 'report' })
    return answer.kind === 'recorded' ? answer.labels : []
  }

  /** Makes it die once when it reaches that point; the restarted process is not armed. */
  async arm(point: Point): Promise<void> {
    await this.#ask({ kind: 'arm', point })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    closeSync(this.#log)
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  async #ask(command: Command): Promise<Answer> {
    const answered = once(this.#child, 'message') as Promise<[Answer]>
    this.#child.send(command)
    const [answer] = await answered
    return answer
  }

  #launch(): ChildProcess {
    const { command, arguments: given, environment } = this.#description
    const child = spawn(command, ['--import', preload, ...given], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', this.#log, this.#log, 'ipc'],
    })
    child.once('exit', () => {
      if (this.#isStopped) return
      this.#deaths += 1
      this.#child = this.#launch()
    })
    return child
  }
}
