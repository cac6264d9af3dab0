import { readBaseline } from '../read-baseline.ts'

/** The baseline for tests that only look at it, or change a copy: reading it takes two seconds. */
export const theBaseline = readBaseline()
