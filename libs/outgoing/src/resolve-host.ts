import { ADDRCONFIG } from 'node:dns'
import { lookup } from 'node:dns/promises'

/** Finds the addresses of a host by its name. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** The addresses that this machine finds for a host, of the kinds that it has itself. */
export const resolveHost: Resolve = async (host) => {
  const found = await lookup(host, { all: true, hints: ADDRCONFIG })
  return found.map(({ address }) => address)
}
