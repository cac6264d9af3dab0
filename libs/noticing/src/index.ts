// What is worth telling a household without being asked. Pure; knows no table and no clock.
export { notice } from './notice.ts'
export type { Trigger } from './notice.ts'
export { freeDinner } from './free-dinner.ts'
export { daysBetween, endOfDay } from './days.ts'
export { sayingIn } from './saying.ts'
export type { Saying } from './saying.ts'
