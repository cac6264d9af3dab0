// For tests of whoever reads text. Here, since every room may look here.
export { filledFrom } from './testing/filled-from.ts'
export { hostileShapes, slowShapes } from './testing/hostile-texts.ts'
export type { HostileShape } from './testing/hostile-texts.ts'
export { isLongRun, shareOf, shareOfRuns } from './testing/share.ts'
