// The in-memory broker for tests.
export { createMemoryWire } from './memory-wire.ts'
