import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** May a connection be made to this address, such as `192.0.2.1`? */
export type AddressCheck = (address: string) => boolean

/**
 * Allows public addresses, and those of the list. The addresses of this machine are not public to itself: what listens on
 * them need not be meant for anybody else.
 */
export function createAddressCheck(
  allowed: readonly string[] = [],
  own: () => readonly string[] = ownAddresses,
): AddressCheck {
  const listed = new Set(allowed.map(canonical))
  return (address) => {
    const one = canonical(address)
    return listed.has(one) || (isPublic(address) && !own().map(canonical).includes(one))
  }
}

/**
 * Addresses that are public by their number, and yet answer from inside: Azure's metadata and its DNS for every machine.
 * https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const INSIDE = new Set(['168.63.129.16'])

/** All that the internet hands out in IPv6 begins with 001. https://www.iana.org/assignments/ipv6-address-space */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Is it an address that anybody in the internet reaches? What is set apart for any other use is not. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  // Zones, as in fe80::1%eth0, name a link of this machine.
  if (address.includes('%') || parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST)
  return !INSIDE.has(parsed.toString())
}

function canonical(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.parse(address).toString() : address
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
}
