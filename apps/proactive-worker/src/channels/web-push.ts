import webPush from 'web-push'
import { DeliveryError } from '../errors.ts'
import type { Channel } from './channel.ts'
import { messageOf } from './message-of.ts'
import { postTo, type Reach } from './post-to.ts'

/** The keys that push services know this installation by (RFC 8292), and whom they write to. */
export type PushKeys = { publicKey: string; privateKey: string; contact: string }

/** A message that nobody fetched in a day is of no use any more. */
const KEPT_SECONDS = 86_400

/** Sends messages to browsers by their push services, which cannot read them (RFC 8030, RFC 8291). */
export function createWebPush({ publicKey, privateKey, contact }: PushKeys, reach: Reach): Channel {
  return {
    publicKey,
    send: async (delivery, signal) => {
      const { address, keys, id } = delivery
      const subscription = {
        endpoint: address,
        keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
      }
      const { headers, body } = encrypt(() =>
        webPush.generateRequestDetails(subscription, JSON.stringify(messageOf(delivery)), {
          vapidDetails: { subject: contact, publicKey, privateKey },
          TTL: KEPT_SECONDS,
          urgency: 'normal',
          // Of messages with the same topic a push service keeps the last one: one that is sent twice comes once.
          topic: id.replaceAll('-', ''),
        }),
      )
      refuseStatus(await postTo(address, { headers: asText(headers), body }, { reach, signal }))
    },
  }
}

/** Keys that nothing can be encrypted with are those of no browser. */
function encrypt(work: () => webPush.RequestDetails): { headers: webPush.Headers; body: Buffer } {
  try {
    const { headers, body } = work()
    return { headers, body: body ?? Buffer.alloc(0) }
  } catch (cause) {
    throw new DeliveryError('KEYS_INVALID', 'gone', { cause })
  }
}

function asText(headers: webPush.Headers): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** 404 and 410: the browser has ended its subscription (RFC 8030, 7.3). */
function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new DeliveryError(`HTTP_${status}`, 'gone')
  const isForLater = status === 429 || status === 408 || status >= 500
  throw new DeliveryError(`HTTP_${status}`, isForLater ? 'failed' : 'refused')
}
