import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

/** Runs Jest and returns its counts. */
export async function runJest({ parts, files, ignored = [], options = [] }: Wanted): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'alfred-jest-'))
  const outputFile = join(folder, 'report.json')
  try {
    await runTool('jest', [
      // They come first: after an option that takes a list, Jest would read them as part of it.
      ...parts,
      ...['--passWithNoTests', '--json', `--outputFile=${outputFile}`, ...options],
      ...(files === undefined ? [] : [`--testMatch=${files}`]),
      ...[...never, ...ignored].map((pattern) => `--testPathIgnorePatterns=${pattern}`),
    ])
    return count(JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport)
  } catch (error) {
    console.error('Jest left no report:', error)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
