import type { ClaimedDelivery } from '@alfred/contracts'
import nodemailer from 'nodemailer'
import { DeliveryError } from '../errors.ts'
import type { Channel } from './channel.ts'

export type MailSettings = {
  smtpUrl: string
  from: string
}

/** A mail server that refuses the address itself (RFC 5321, 4.2.3) does so for good. */
const REFUSED_FOR_GOOD: ReadonlySet<number> = new Set([550, 551, 553])

/** Sends messages by a mail server. One that is sent twice has the same Message-ID. */
export function createEmail({ smtpUrl, from }: MailSettings): Channel & { close(): void } {
  const transport = nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 5 })
  return {
    publicKey: null,
    close: () => transport.close(),
    send: async (delivery, signal) => {
      const message = {
        from,
        to: delivery.address,
        messageId: `<${delivery.id}@alfred>`,
        ...letterOf(delivery),
      }
      await Promise.race([transport.sendMail(message).catch(refuse), abortOf(signal)])
    },
  }
}

/** What a letter says. Whoever reads it may be somebody else, so that a question whether it is theirs tells nothing more. */
export function letterOf({ code, suggestions }: Pick<ClaimedDelivery, 'code' | 'suggestions'>): {
  subject: string
  text: string
} {
  if (code !== null)
    return {
      subject: `${code} is your code for Alfred`,
      text: `Somebody asked Alfred to send suggestions to this address. If that was you, tell Alfred this code: ${code}\n\nIf it was not, there is nothing to do: nothing else will come.\n`,
    }
  const [first] = suggestions
  const lines = suggestions.map(({ reason, action }) => `- ${reason} ${action}`)
  return {
    subject: `Alfred: ${first?.reason ?? ''}`.replace(/\s+/g, ' ').slice(0, 120),
    text: `${lines.join('\n')}\n\nYou get this because you asked Alfred to write to you. Tell it in its settings when it is not to.\n`,
  }
}

function refuse(cause: unknown): never {
  const status = cause instanceof Error && 'responseCode' in cause ? Number(cause.responseCode) : 0
  if (REFUSED_FOR_GOOD.has(status)) throw new DeliveryError(`SMTP_${status}`, 'gone', { cause })
  throw new DeliveryError(status > 0 ? `SMTP_${status}` : 'NOT_REACHED', 'failed', { cause })
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryError('TIMEOUT', 'failed')), { once: true })
  })
}
