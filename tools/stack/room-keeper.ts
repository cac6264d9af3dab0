import { existsSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Log } from '@alfred/local-stack'
import { freeBytesOf } from './room.ts'

const MEGABYTE = 1024 * 1024
/** Two segments of PostgreSQL's log, and what is under way. */
const RESERVE_BYTES = 48 * MEGABYTE
/** With less than this the installation is short of room. */
const SHORT_BYTES = 24 * MEGABYTE
const LOOK_EVERY_MS = 1_000

type Options = {
  /** Kept full of nothing while there is room, and given up when there is none. */
  reserveFile: string
  /** Told each time that it changes whether the installation is short of room. Fails when the database does not answer. */
  tell(isShort: boolean): Promise<void>
  log: Log
  folder: string
  lookEveryMs?: number
  /** How many bytes are free there. */
  freeBytes?: (folder: string) => number
}

/**
 * Watches over the room that an installation has. When it runs out, the reserve is given up, so that the database can
 * write what it has to, and new requests are refused; when there is room again, both are undone.
 */
export function keepRoom(options: Options): { stop(): Promise<void> } {
  const keeper = new RoomKeeper(options)
  let isStopping = false
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    if (isStopping) return
    // A folder that was moved away, or a disk that is gone: what watches over it goes on watching.
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

/** One look at a time: what was seen last decides what is done next. */
export class RoomKeeper {
  readonly #options: Options
  /** What the database was told last; undefined until it has heard anything. */
  #told: boolean | undefined
  #isShort = false

  constructor(options: Options) {
    this.#options = options
  }

  async look(): Promise<void> {
    const { folder, log, freeBytes = freeBytesOf } = this.#options
    const free = freeBytes(folder)
    const wasShort = this.#isShort
    // Once short, until there is room for the reserve as well: a limit alone would be crossed again and again.
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
      // The database does not answer just now; the next look tells it.
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
