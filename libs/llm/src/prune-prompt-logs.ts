import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type PromptLogLimits = {
  /** Folders of jobs that were last written to longer ago than this are removed. */
  daysMax: number
  /** When all folders together are larger, the oldest are removed. */
  bytesMax: number
}

const DAY_MS = 86_400_000

/**
 * Removes prompt logs that are too old or too large in all. Files that another process removes meanwhile are
 * ignored.
 */
export async function prunePromptLogs(
  directory: string,
  { daysMax, bytesMax }: PromptLogLimits,
  now = Date.now(),
): Promise<void> {
  const jobs = (await Promise.all((await namesIn(directory)).map((name) => measure(join(directory, name)))))
    .filter((job) => job !== undefined)
    .toSorted((one, other) => other.writtenAt - one.writtenAt)
  let kept = 0
  for (const { folder, bytes, writtenAt } of jobs) {
    kept += bytes
    if (kept > bytesMax || now - writtenAt > daysMax * DAY_MS)
      await rm(folder, { recursive: true, force: true })
  }
}

type Job = { folder: string; bytes: number; writtenAt: number }

async function measure(folder: string): Promise<Job | undefined> {
  const files = await Promise.all(
    (await namesIn(folder)).map((name) => stat(join(folder, name)).catch(() => undefined)),
  )
  const found = files.filter((file) => file !== undefined)
  if (found.length === 0) return undefined
  return {
    folder,
    bytes: found.reduce((sum, { size }) => sum + size, 0),
    writtenAt: Math.max(...found.map(({ mtimeMs }) => mtimeMs)),
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
