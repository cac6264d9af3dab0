import { checkUrl, connectTo, findAddress, OutgoingError } from '@alfred/outgoing'
import type { AddressCheck, Resolve } from '@alfred/outgoing'
import { Agent, request } from 'undici'
import { DeliveryError } from '../errors.ts'

/** Which servers may be reached, and how hosts are found. */
export type Reach = {
  ports: readonly number[]
  /** Addresses that an operator lists: these may be reached without encryption too. */
  listed: readonly string[]
  isAllowed: AddressCheck
  resolve: Resolve
}

type Post = { headers: Record<string, string>; body: string | Buffer }

/**
 * Posts to an address that a person gave, and gives the status. No redirect is followed and nothing of the answer is read: what stands there is nobody's
 * business here.
 * @throws DeliveryError "gone" for an address that may not be reached, "failed" where its host is not known.
 */
export async function postTo(
  address: string,
  { headers, body }: Post,
  { reach, signal }: { reach: Reach; signal: AbortSignal },
): Promise<number> {
  const { url, found } = await locate(address, reach)
  const dispatcher = new Agent({ connect: connectTo(found) })
  try {
    const answer = await request(url, { method: 'POST', headers, body, dispatcher, signal })
    return answer.statusCode
  } finally {
    await dispatcher.destroy()
  }
}

async function locate(address: string, reach: Reach): Promise<{ url: URL; found: string }> {
  try {
    const url = checkUrl(address, reach.ports)
    if (url.protocol !== 'https:' && !reach.listed.includes(url.hostname.replace(/^\[|\]$/g, '')))
      throw new OutgoingError('ADDRESS_NOT_ALLOWED', 'It is not encrypted.')
    return { url, found: await findAddress(url, reach) }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    throw new DeliveryError(error.code, error.code === 'ADDRESS_NOT_ALLOWED' ? 'gone' : 'failed', {
      cause: error,
    })
  }
}
