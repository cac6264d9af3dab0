// How much of a long list of cases a test tries. `npm test` tries a share of it, so that it stays short enough to be run
// before each commit; `npm run verify` sets ALFRED_LONG_TESTS and tries every case.

/** Whether every case is tried, however long that takes. */
export const isLongRun = 'ALFRED_LONG_TESTS' in process.env

/**
 * Every case in a long run, else each `part`-th one, beginning with the one at `first`. A test that is made for several
 * things gives each of them another `first`, so that together they try every kind of case.
 */
export function shareOf<Case>(cases: readonly Case[], part: number, first = 0): Case[] {
  return isLongRun ? [...cases] : cases.filter((_, index) => index % part === first % part)
}

/** How often something random is tried: all the `runs` in a long run, else one of `part`. */
export function shareOfRuns(runs: number, part: number): number {
  return isLongRun ? runs : Math.ceil(runs / part)
}
