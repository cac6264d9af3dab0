import { createKeys, generateKeyMaterial, type Keys } from '@alfred/local-stack'

/** Makes new keys: the sign-in service's pair for people, a secret for services. */
export async function createTestKeys(): Promise<Keys> {
  return createKeys(await generateKeyMaterial())
}
