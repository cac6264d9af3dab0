import { join } from 'node:path'
import { nkeys } from '@nats-io/transport-node'
import { loadSecret } from '../keys/load-secret.ts'

/** The nkey of one service: the seed is secret, the public key is in the server's configuration. */
export type NatsKey = { service: string; seed: string; publicKey: string }

/**
 * Loads the nkeys of these services from one file each, so that each can be handed over alone; creates missing ones.
 */
export function loadNatsKeys(folder: string, services: readonly string[]): Promise<NatsKey[]> {
  return Promise.all(
    services.map(async (service) => {
      const seed = await loadSecret(join(folder, 'nats', `${service}.nk`), {
        make: makeSeed,
        isWhole: isSeed,
      })
      return { service, seed, publicKey: publicKeyOf(seed) }
    }),
  )
}

function makeSeed(): string {
  return new TextDecoder().decode(nkeys.createUser().getSeed())
}

function isSeed(text: string): boolean {
  try {
    return publicKeyOf(text).startsWith('U')
  } catch {
    return false
  }
}

function publicKeyOf(seed: string): string {
  return nkeys.fromSeed(new TextEncoder().encode(seed)).getPublicKey()
}
