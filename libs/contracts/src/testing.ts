// Helpers for tests of code that reads text. They are in this room because every room may import it.
export { filledFrom } from './testing/filled-from.ts'
export { hostileShapes, slowShapes } from './testing/hostile-texts.ts'
export type { HostileShape } from './testing/hostile-texts.ts'
export { isAtLength, isLongRun, shareOf, shareOfRuns } from './testing/share.ts'
