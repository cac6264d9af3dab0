import { isIP, isIPv4 } from 'node:net'
import { OutgoingError } from './errors.ts'
import type { AddressCheck } from './address-check.ts'
import type { Resolve } from './resolve-host.ts'

/**
 * Finds the address of a URL to connect to. It is looked up once, and one address that may not be reached is enough to
 * refuse all: a host that has public and private ones is no host of anything public.
 * @throws OutgoingError ADDRESS_NOT_ALLOWED or HOST_NOT_FOUND.
 */
export async function findAddress(
  { hostname }: URL,
  { isAllowed, resolve }: { isAllowed: AddressCheck; resolve: Resolve },
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await lookUp(host, resolve) : [host]
  if (!addresses.every(isAllowed))
    throw new OutgoingError('ADDRESS_NOT_ALLOWED', 'Its host is at an address that is not public.')
  const address = addresses.find((one) => isIPv4(one)) ?? addresses[0]
  if (address === undefined) throw new OutgoingError('HOST_NOT_FOUND', 'Its host has no address.')
  return address
}

async function lookUp(host: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(host)
  } catch (cause) {
    throw new OutgoingError('HOST_NOT_FOUND', 'Its host is not known.', { cause })
  }
}
