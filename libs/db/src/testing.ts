// The fake of this room: the tables of turns in memory, for tests alone. It passes the suite of the real turn store.
export { createMemoryTurns } from './memory-turn-store.ts'
export type { MemoryTurns } from './memory-turn-store.ts'
export type { MemoryTools, TurnWriter } from './memory/apply-decision.ts'
export type { MemoryTurn } from './memory/rows.ts'
