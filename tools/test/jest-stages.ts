import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureServers, installableServers } from '@alfred/local-stack'
import { runTool } from './run-tool.ts'
import type { Stage, StageResult } from './stage.ts'

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
}

const never = ['/node_modules/', '/\\.servers/', '/\\.alfred/']
const needsServers = ['\\.integration\\.test\\.ts$', '\\.e2e\\.test\\.ts$']

/** The stages that Jest runs; with a pattern, only the files whose path fits it. */
export function jestStages(pattern?: string): Stage[] {
  const patterns = pattern === undefined ? [] : [pattern]
  return [
    {
      name: 'unit',
      run: () => runJest([...patterns, ...ignore([...never, ...needsServers])]),
    },
    {
      name: 'integration',
      run: async () => {
        // Here rather than in the first test that needs them, whose time it would take.
        await ensureServers(installableServers, (line) => console.log(line))
        const counted = await runJest([
          ...patterns,
          '--runInBand',
          '--testMatch=**/*.integration.test.ts',
          ...ignore(never),
        ])
        return { ...counted, database: 'PostgreSQL 18' }
      },
    },
  ]
}

/** The flows across processes, on the stack as `npm start` runs it. */
export function endToEndStage(pattern?: string): Stage {
  const patterns = pattern === undefined ? [] : [pattern]
  return {
    name: 'e2e',
    run: async () => {
      const counted = await runJest([
        ...patterns,
        '--runInBand',
        '--testMatch=**/*.e2e.test.ts',
        ...ignore(never),
      ])
      return { ...counted, database: 'PostgreSQL 18, as npm start runs it' }
    },
  }
}

function ignore(patterns: string[]): string[] {
  return patterns.map((pattern) => `--testPathIgnorePatterns=${pattern}`)
}

// Patterns come first: behind an option that takes a list, Jest would read them as part of it.
async function runJest(jestArguments: string[]): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'alfred-jest-'))
  const outputFile = join(folder, 'report.json')
  try {
    await runTool('jest', ['--passWithNoTests', '--json', `--outputFile=${outputFile}`, ...jestArguments])
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
    // A file that could not be loaded has no tests that could fail; it must not pass for that.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }
}
