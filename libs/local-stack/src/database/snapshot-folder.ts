import { constants, cpSync, renameSync, rmSync } from 'node:fs'

/** Where a running PGlite puts a copy of its data folder when it is asked for one. */
export function snapshotFolderOf(dataFolder: string): string {
  return `${dataFolder}-snapshot`
}

/** The signal that asks for it. */
export const SNAPSHOT_SIGNAL = 'SIGUSR2'

/**
 * Copies the data folder in one go. PGlite runs in the very thread that copies, so that nothing can be written meanwhile:
 * the copy is what a crash at this moment would leave, which every start can open. It appears under its name when whole.
 */
export function takeSnapshot(dataFolder: string): void {
  const snapshot = snapshotFolderOf(dataFolder)
  const partial = `${snapshot}.partial`
  rmSync(partial, { recursive: true, force: true })
  cpSync(dataFolder, partial, { recursive: true, mode: constants.COPYFILE_FICLONE })
  rmSync(snapshot, { recursive: true, force: true })
  renameSync(partial, snapshot)
}
