/** What a stage of the tests counted. */
export type StageResult = {
  passed: number
  failed: number
  skipped: number
  /** Which database it ran on, where it ran on one. */
  database?: string
}

/** A part of the tests that can be run alone, by its name. */
export type Stage = {
  name: string
  /** Whether it can be kept to rooms or parts of paths. */
  hasParts?: boolean
  /** Of everything, or of what is named. */
  run(parts: readonly string[]): Promise<StageResult>
}

/** A stage that either holds or does not counts as one test. */
export function asOneTest(hasPassed: boolean): StageResult {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 }
}

/** What several stages counted together. */
export function addResults(results: readonly StageResult[]): StageResult {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[count], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
