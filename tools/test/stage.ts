/** The counts of a stage. */
export type StageResult = {
  passed: number
  failed: number
  skipped: number
  /** The database that it ran on, if any. */
  database?: string
}

/** A part of the tests that can be run alone, by its name. */
export type Stage = {
  name: string
  /** Can it be limited to rooms or parts of paths? */
  hasParts?: boolean
  /** Runs everything, or the given parts. */
  run(parts: readonly string[]): Promise<StageResult>
}

/** The counts of a stage that passes or fails as a whole. */
export function asOneTest(hasPassed: boolean): StageResult {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 }
}

/** The sum of several results. */
export function addResults(results: readonly StageResult[]): StageResult {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[count], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
