import type { StartedProcess } from '@alfred/local-stack'

/** A server that promises to keep what it acknowledged, as it is shipped or with its promise taken away. */
export type Store = {
  name: string
  /** Makes its files in an empty folder. */
  prepare(folder: string): Promise<void>
  /** Starts it on these files and waits until it can be used. */
  start(folder: string): Promise<RunningStore>
}

export type RunningStore = {
  process: StartedProcess
  /** Writers side by side, each of which puts down one number after the other. */
  connect(): Promise<{ write(number: number): Promise<void>; close(): void }>
  /** Every number that is there. */
  readAll(): Promise<Set<number>>
}
