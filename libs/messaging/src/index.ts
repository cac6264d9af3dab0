// Typed messaging over NATS: validates on both sides, awaits handlers, carries trace and turn. Contains no subject
// (contracts owns them) and knows nothing of the domain.
export { createBus } from './bus.ts'
export type { Bus, Command } from './bus.ts'
export { connectNats } from './nats-wire.ts'
export type { Wire, WireMessage, WireSubscription } from './wire.ts'
