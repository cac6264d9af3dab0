// How many of a long list of cases a test tries. `npm test` tries a share, so that it stays short enough to run
// before each commit; `npm run verify` sets ALFRED_LONG_TESTS and tries every case.

/** True when every case is to be tried, however long that takes. */
export const isLongRun = 'ALFRED_LONG_TESTS' in process.env

/** True when tests that take long are to run: in a long run, and where `npm test` is asked for some tests by name. */
export const isAtLength = isLongRun || 'ALFRED_NAMED_TESTS' in process.env

/**
 * All cases in a long run, otherwise every `part`-th one, beginning at index `first`. A test that runs for several
 * subjects gives each another `first`, so that together they try every case.
 */
export function shareOf<Case>(cases: readonly Case[], part: number, first = 0): Case[] {
  return isLongRun ? [...cases] : cases.filter((_, index) => index % part === first % part)
}

/** The number of random runs: all `runs` in a long run, otherwise one `part`-th of them. */
export function shareOfRuns(runs: number, part: number): number {
  return isLongRun ? runs : Math.ceil(runs / part)
}
