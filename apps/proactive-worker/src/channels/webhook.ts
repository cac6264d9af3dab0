import { createHmac } from 'node:crypto'
import { DeliveryError } from '../errors.ts'
import type { Channel } from './channel.ts'
import { postTo, type Reach } from './post-to.ts'

/**
 * Posts suggestions to a web address, signed with its secret, so that whoever listens there knows that they are from here (https://www.standardwebhooks.com).
 * A message that comes twice has the same `webhook-id`.
 */
export function createWebhook(reach: Reach, now = Date.now): Channel {
  return {
    publicKey: null,
    send: async ({ id, address, keys, suggestions }, signal) => {
      const timestamp = Math.floor(now() / 1_000)
      const body = JSON.stringify({
        type: 'suggestions',
        timestamp: new Date(timestamp * 1_000).toISOString(),
        data: { suggestions },
      })
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Alfred/1.0 (a webhook that a person asked for)',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(`${id}.${timestamp}.${body}`, keys['secret'] ?? ''),
      }
      const status = await postTo(address, { headers, body }, { reach, signal })
      if (status === 410) throw new DeliveryError('HTTP_410', 'gone')
      if (status < 200 || status > 299) throw new DeliveryError(`HTTP_${status}`, 'failed')
    },
  }
}

function sign(content: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
