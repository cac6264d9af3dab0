// What is worth telling a household without being asked. Pure; knows no table and no clock.
export { notice } from './notice.ts'
export type { Trigger } from './notice.ts'
export { freeDinner } from './free-dinner.ts'
export { daysBetween, endOfDay, sayWhen } from './days.ts'
