import { existsSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Log } from '@alfred/local-stack'
import { freeBytesOf } from './room.ts'

const MEGABYTE = 1024 * 1024
/** Two WAL segments of PostgreSQL, and the transactions under way. */
const RESERVE_BYTES = 48 * MEGABYTE
/** With less free space than this the installation is short of room. */
const SHORT_BYTES = 24 * MEGABYTE
const LOOK_EVERY_MS = 1_000

type Options = {
  /** A file that takes up disk space while there is plenty, and is removed when there is none. */
  reserveFile: string
  /**
   * Called on each change of whether the installation is short of room. Rejects when the database does not answer.
   */
  tell(isShort: boolean): Promise<void>
  log: Log
  folder: string
  lookEveryMs?: number
  /** Returns the number of free bytes. */
  freeBytes?: (folder: string) => number
}

/**
 * Watches the disk space of an installation. When it runs out, the reserve is released, so that the database can
 * still write, and new requests are refused; when there is space again, both are undone.
 */
export function keepRoom(options: Options): { stop(): Promise<void> } {
  const keeper = new RoomKeeper(options)
  let isStopping = false
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    if (isStopping) return
    // The folder was moved or the disk is gone; the watch continues.
    looking = looking.then(() => keeper.look()).catch(() => undefined)
  }, options.lookEveryMs ?? LOOK_EVERY_MS)
  timer.unref()
  return {
    stop: () => {
      isStopping = true
      clearInterval(timer)
      return looking
    },
  }
}

/** Checks the disk space once per call: the last result decides what is done next. */
export class RoomKeeper {
  readonly #options: Options
  /** What the database was told last; undefined before the first time. */
  #told: boolean | undefined
  #isShort = false

  constructor(options: Options) {
    this.#options = options
  }

  async look(): Promise<void> {
    const { folder, log, freeBytes = freeBytesOf } = this.#options
    const free = freeBytes(folder)
    const wasShort = this.#isShort
    // Once short, it stays short until there is room for the reserve as well: a single limit would be crossed again
    // and again.
    this.#isShort = wasShort ? free < SHORT_BYTES + 2 * RESERVE_BYTES : free < SHORT_BYTES
    if (this.#isShort) this.#giveUpReserve()
    if (this.#isShort !== wasShort)
      log(this.#isShort ? 'There is no room left: new requests are refused.' : 'There is room again.')
    await this.#tell()
    if (!this.#isShort && free > SHORT_BYTES + 2 * RESERVE_BYTES) await this.#keepReserve()
  }

  async #tell(): Promise<void> {
    if (this.#told === this.#isShort) return
    try {
      await this.#options.tell(this.#isShort)
      this.#told = this.#isShort
    } catch {
      // The database does not answer now; the next check tells it.
    }
  }

  #giveUpReserve(): void {
    rmSync(this.#options.reserveFile, { force: true })
  }

  async #keepReserve(): Promise<void> {
    const { reserveFile } = this.#options
    if (existsSync(reserveFile)) return
    const file = await open(reserveFile, 'w', 0o600)
    try {
      const nothing = Buffer.alloc(MEGABYTE)
      for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) await file.write(nothing)
    } catch {
      this.#giveUpReserve()
    } finally {
      await file.close()
    }
  }
}
