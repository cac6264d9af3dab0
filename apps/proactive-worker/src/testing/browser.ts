import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that has subscribed to a push service: it alone can read what is sent (RFC 8291). */
export type Browser = {
  keys: { p256dh: string; auth: string }
  /** Decrypts a message in the encoding aes128gcm (RFC 8188), of one record. */
  read(body: Buffer): unknown
}

export function createBrowser(): Browser {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const secret = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + keyLength)
      const record = body.subarray(21 + keyLength)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), secret, about, 32))
      const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
      const cipher = createDecipheriv('aes-128-gcm', key, nonce)
      cipher.setAuthTag(record.subarray(-16))
      const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
      // The last record ends with a delimiter and padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as unknown
    },
  }
}
