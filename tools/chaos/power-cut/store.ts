import type { StartedProcess } from '@alfred/local-stack'

/** A server that keeps what it acknowledged, or one configured as a control to break that promise. */
export type Store = {
  name: string
  /** Creates its files in an empty folder. */
  prepare(folder: string): Promise<void>
  /** Starts it on these files and waits until it is ready. */
  start(folder: string): Promise<RunningStore>
}

export type RunningStore = {
  process: StartedProcess
  /** Opens a connection for one of several concurrent writers, each of which writes one number after the other. */
  connect(): Promise<{ write(number: number): Promise<void>; close(): void }>
  /** Returns every stored number. */
  readAll(): Promise<Set<number>>
}
