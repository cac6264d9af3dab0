import { createAddressCheck, resolveHost } from '@alfred/outgoing'
import type { Config } from '../config.ts'
import type { Channels } from './channel.ts'
import { createEmail } from './email.ts'
import { createWebPush } from './web-push.ts'
import { createWebhook } from './webhook.ts'

export type ChannelSettings = Pick<
  Config,
  | 'PUSH_PUBLIC_KEY'
  | 'PUSH_PRIVATE_KEY'
  | 'PUSH_CONTACT'
  | 'DELIVERY_WEBHOOKS'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'DELIVERY_PORTS'
  | 'DELIVERY_ADDRESSES_ALLOWED'
>

/** Opens the channels whose settings are there; `close` ends what they keep open. */
export function openChannels(settings: ChannelSettings): { channels: Channels; close(): void } {
  const reach = {
    ports: settings.DELIVERY_PORTS,
    listed: settings.DELIVERY_ADDRESSES_ALLOWED,
    isAllowed: createAddressCheck(settings.DELIVERY_ADDRESSES_ALLOWED),
    resolve: resolveHost,
  }
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = settings
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings
  const email = smtpUrl !== undefined && from !== undefined ? createEmail({ smtpUrl, from }) : undefined
  const channels: Channels = {
    ...(publicKey !== undefined &&
      privateKey !== undefined &&
      contact !== undefined && { web_push: createWebPush({ publicKey, privateKey, contact }, reach) }),
    ...(settings.DELIVERY_WEBHOOKS === 'on' && { webhook: createWebhook(reach) }),
    ...(email && { email }),
  }
  return { channels, close: () => email?.close() }
}
