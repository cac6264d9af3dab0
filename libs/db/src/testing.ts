// The in-memory tables of turns, for tests alone. They pass the suite of the real turn store.
export { createMemoryTurns } from './memory-turn-store.ts'
export type { MemoryTurns } from './memory-turn-store.ts'
export type { MemoryTools, TurnWriter } from './memory/apply-decision.ts'
export type { MemoryTurn } from './memory/rows.ts'
