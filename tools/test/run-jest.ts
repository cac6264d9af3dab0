import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'
import type { StageResult } from './stage.ts'

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
}

// What the generator writes agents of has no table here.
const never = ['/node_modules/', '/\\.servers/', '/\\.alfred/', '/new-agent/template/.*integration']

/**
 * The tests that Jest runs: those whose path contains one of the parts (all if there are none) and matches a file
 * pattern.
 */
type Wanted = {
  parts: readonly string[]
  files?: string
  ignored?: readonly string[]
  options?: readonly string[]
}

/** How long Jest may take to end after it has written its report: far more than it needs. */
const ENDS_WITHIN_MS = 60_000

/** Runs Jest and returns its counts. */
export async function runJest({ parts, files, ignored = [], options = [] }: Wanted): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'alfred-jest-'))
  const outputFile = join(folder, 'report.json')
  const jestArguments = [
    // They come first: after an option that takes a list, Jest would read them as part of it.
    ...parts,
    ...['--passWithNoTests', '--json', `--outputFile=${outputFile}`, ...options],
    ...(files === undefined ? [] : [`--testMatch=${files}`]),
    ...[...never, ...ignored].map((pattern) => `--testPathIgnorePatterns=${pattern}`),
  ]
  try {
    const hasEnded = await runUntilReported(jestArguments, outputFile)
    const counted = count(JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport)
    if (hasEnded) return counted
    console.error('FAIL Jest did not end after its last test: a test has left something open.')
    return { ...counted, failed: counted.failed + 1 }
  } catch (error) {
    console.error('Jest left no report:', error)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs Jest; false when it had to be ended, because it went on long after its report was written. What a test has left open
 * would let it wait for ever.
 */
async function runUntilReported(jestArguments: string[], outputFile: string): Promise<boolean> {
  const ending = new AbortController()
  let reportedAt: number | undefined
  const watch = setInterval(() => {
    if (existsSync(outputFile)) reportedAt ??= Date.now()
    if (reportedAt !== undefined && Date.now() - reportedAt > ENDS_WITHIN_MS) ending.abort()
  }, 1_000)
  try {
    await runTool('jest', jestArguments, { shown: 'as it comes', endedBy: ending.signal })
    return true
  } catch (error) {
    if (ending.signal.aborted) return false
    throw error
  } finally {
    clearInterval(watch)
  }
}

function count(report: JestReport): StageResult {
  return {
    passed: report.numPassedTests,
    // A file that could not be loaded has no tests to fail, so it counts as a failure itself.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }
}
