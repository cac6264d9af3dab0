import { buildConnector } from 'undici'

/**
 * Connects to one address, whatever the name of the host leads to by now. The name stays that of the URL where the
 * certificate is checked and the site is told which of its hosts is meant.
 */
export function connectTo(address: string): buildConnector.connector {
  const connect = buildConnector({})
  return (options, callback) => connect({ ...options, hostname: address }, callback)
}
