// How a message travels: typed NATS that validates both ways, awaits handlers, carries trace and turn.
// No subject is spelled here (contracts owns them) and nothing of the domain is known.
export { createBus } from './bus.ts'
export type { Bus, Command } from './bus.ts'
export { connectNats } from './nats-wire.ts'
export type { Wire, WireMessage, WireSubscription } from './wire.ts'
