import { createKeys, generateKeyMaterial, type Keys } from '@alfred/local-stack'

/** Creates new keys: the sign-in service's key pair for people, and a secret for services. */
export async function createTestKeys(): Promise<Keys> {
  return createKeys(await generateKeyMaterial())
}
