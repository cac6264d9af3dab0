import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { LocalStackError } from '../errors.ts'
import { killFamily } from './kill-family.ts'
import { isReady, type Readiness } from './readiness.ts'

/** Everything that is needed to run a server as a child process. */
export type ProcessDescription = {
  name: string
  command: string
  arguments: string[]
  /** Added to the parent's environment; undefined removes a variable. */
  environment: Record<string, string | undefined>
  readiness: Readiness
  /** The signal that stops it; SIGTERM by default. */
  stopSignal?: NodeJS.Signals
  /**
   * True for third-party servers: they inherit only the environment variables that every program needs, and no keys.
   */
  isForeign?: boolean
  /** The user to run as, where a server refuses to run as root. */
  user?: { uid: number; gid: number } | undefined
}

/** A child process that has been started. */
export type StartedProcess = {
  pid: number
  /** Resolves when the process has ended, with a description of how. */
  ended: Promise<string>
  /** The last lines of its output, to report why it failed. */
  lastOutput(): string
  hasEnded(): boolean
  /** Asks it to stop, and kills it when it has not stopped in time. */
  stop(graceMs?: number): Promise<void>
  /** Kills it at once, with all of its descendants. */
  kill9(): Promise<void>
}

const outputKeptMax = 4_000
const pollIntervalMs = 30
const outputAfterEndMs = 500

type StartOptions = {
  /** The file to which its output is appended; without one the last lines are kept in memory. */
  logFile?: string | undefined
  /** An open file that the process and its descendants inherit, so that a lock on it lasts as long as they live. */
  heldFile?: number | undefined
}

/** Starts a process without waiting for its readiness. */
export function startProcess(
  description: ProcessDescription,
  { logFile, heldFile }: StartOptions = {},
): StartedProcess {
  const output = logFile === undefined ? keepInMemory() : keepInFile(logFile)
  const child = spawn(description.command, description.arguments, {
    env: { ...(description.isForeign ? plainEnvironment() : process.env), ...description.environment },
    // A new process group, so that Ctrl-C at the terminal reaches the parent only, which stops the others in order.
    detached: true,
    stdio: ['ignore', output.target, output.target, ...(heldFile === undefined ? [] : [heldFile])],
    ...description.user,
  })
  output.attach(child)
  const ended = observeEnd(child)
  let isOver = false
  void ended.then(() => (isOver = true))
  const killAll = (): void => {
    if (!isOver && child.pid !== undefined) killFamily(child.pid)
  }
  return {
    pid: child.pid ?? 0,
    ended,
    lastOutput: output.last,
    hasEnded: () => isOver,
    stop: async (graceMs = 10_000) => {
      child.kill(description.stopSignal ?? 'SIGTERM')
      const timer = setTimeout(killAll, graceMs)
      await ended
      clearTimeout(timer)
    },
    kill9: async () => {
      killAll()
      await ended
    },
  }
}

/** The environment variables for paths, the user and the locale. */
function plainEnvironment(): Record<string, string | undefined> {
  const names = /^(?:PATH|HOME|USER|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|SYSTEMROOT|LD_LIBRARY_PATH)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)))
}

type Output = { target: 'pipe' | number; attach(child: ChildProcess): void; last(): string }

function keepInMemory(): Output {
  let kept = ''
  const keep = (chunk: Buffer) => (kept = (kept + chunk.toString()).slice(-outputKeptMax))
  const attach = (child: ChildProcess) => {
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
  }
  return { target: 'pipe', attach, last: () => kept.trim() }
}

/**
 * Lets the child write into the log file itself, which costs the parent nothing and continues after the parent has
 * ended.
 */
function keepInFile(path: string): Output {
  const file = openLog(path)
  // A process whose log cannot be written still runs.
  if (file === undefined) return keepInMemory()
  const start = fstatSync(file).size
  return {
    target: file,
    attach: () => closeSync(file),
    last: () => readFileSync(path).subarray(start).toString().slice(-outputKeptMax).trim(),
  }
}

function openLog(path: string): number | undefined {
  try {
    return openSync(path, 'a', 0o600)
  } catch {
    return undefined
  }
}

/**
 * Resolves when the process has ended and its output is read. A process that it left behind may hold the output open for as
 * long as it lives, so that the rest of it is waited for a moment only.
 */
function observeEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`))
    child.once('exit', (code, signal) => {
      const end = signal === null ? `exit code ${code}` : `signal ${signal}`
      const timer = setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, outputAfterEndMs)
      child.once('close', () => {
        clearTimeout(timer)
        resolve(end)
      })
    })
  })
}

/** Waits until the process is ready. Throws when it ends before that or takes too long. */
export async function waitUntilReady(
  started: StartedProcess,
  description: ProcessDescription,
  timeoutMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isReady(description.readiness))) {
    if (started.hasEnded()) {
      const reason = started.lastOutput().split('\n').slice(-3).join(' | ')
      throw new LocalStackError('EXITED', `${description.name} ended (${await started.ended}): ${reason}`)
    }
    if (Date.now() > deadline) {
      throw new LocalStackError('NOT_READY', `${description.name} was not ready after ${timeoutMs / 1000} s.`)
    }
    await sleep(pollIntervalMs)
  }
}

/** Runs a short command and returns its stdout; undefined when it fails. */
export async function runToEnd(
  command: string,
  commandArguments: string[],
  options: Pick<Partial<ProcessDescription>, 'environment' | 'user'> & { folder?: string } = {},
): Promise<string | undefined> {
  const child = spawn(command, commandArguments, {
    env: { ...process.env, ...options.environment },
    cwd: options.folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options.user,
  })
  let written = ''
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()))
  try {
    const [code]: (number | null)[] = await once(child, 'close')
    return code === 0 ? written : undefined
  } catch {
    return undefined
  }
}
