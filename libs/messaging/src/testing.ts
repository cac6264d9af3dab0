// The broker for tests, and the suite that it and NATS both pass.
export { createMemoryWire } from './memory-wire.ts'
