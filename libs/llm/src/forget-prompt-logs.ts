import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModelLogger } from './model.ts'

type Forgetting = {
  /** The folder of the prompt log, which has a folder for each job. */
  directory: string
  /** Which of these jobs were deleted or forgotten since. */
  forgotten: (jobs: string[]) => Promise<string[]>
  everyMs?: number
  logger?: ModelLogger | undefined
}

const EVERY_MS = 10_000
/** As many as are asked about at once. */
const PORTION = 500
const JOB = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Deletes what was logged of jobs whose words were forgotten since (ruling R22). Gives a function that ends it. */
export function startForgettingPromptLogs(given: Forgetting): () => void {
  let isAtIt = false
  const timer = setInterval(() => {
    if (isAtIt) return
    isAtIt = true
    forgetPromptLogs(given)
      .catch((error: unknown) => given.logger?.warn({ error }, 'prompt logs could not be looked through'))
      .finally(() => (isAtIt = false))
  }, given.everyMs ?? EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function forgetPromptLogs({
  directory,
  forgotten,
}: Pick<Forgetting, 'directory' | 'forgotten'>): Promise<void> {
  const jobs = (await readdir(directory).catch(() => [])).filter((name) => JOB.test(name))
  for (let first = 0; first < jobs.length; first += PORTION) {
    const gone = new Set(await forgotten(jobs.slice(first, first + PORTION)))
    for (const job of jobs.slice(first, first + PORTION))
      if (gone.has(job)) await rm(join(directory, job), { recursive: true, force: true })
  }
}
