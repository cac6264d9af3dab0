import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { deliveryOf, suggestion } from '../testing/delivery.ts'
import { createEmail, letterOf } from './email.ts'

let server: SMTPServer
let letters: { to: string[]; text: string }[]
let refused: number | undefined
let channel: ReturnType<typeof createEmail>

beforeEach(async () => {
  letters = []
  refused = undefined
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(refused === undefined ? null : Object.assign(new Error('no'), { responseCode: refused })),
    onData: (stream, session, done) => {
      void text(stream).then((letter) => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: letter })
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  channel = createEmail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Alfred <alfred@example.org>' })
})
afterEach(async () => {
  channel.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const send = (): Promise<void> =>
  channel.send(deliveryOf({ way: 'email', address: 'ada@example.org' }), AbortSignal.timeout(5_000))

test('a letter tells what was noticed, to the one who asked for it', async () => {
  await send()
  expect(letters.map(({ to }) => to)).toEqual([['ada@example.org']])
  expect(letters[0]?.text).toContain('You have 2 eggs left')
  expect(letters[0]?.text).toContain(`Message-ID: <${deliveryOf().id}@alfred>`)
})

test.each([
  [550, 'gone'],
  [450, 'failed'],
])('a mail server that refuses an address with %i means that it is %s', async (status, outcome) => {
  refused = status
  await expect(send()).rejects.toMatchObject({ code: `SMTP_${status}`, outcome })
})

test('a mail server that is away is tried again later', async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await expect(send()).rejects.toMatchObject({ code: 'NOT_REACHED', outcome: 'failed' })
})

describe('a letter', () => {
  test('that asks whether an address is theirs tells a stranger nothing of anybody', () => {
    const { subject, text: body } = letterOf({ code: '12345678', suggestions: [] })
    expect(subject).toContain('12345678')
    expect(body).toContain('12345678')
  })

  test('has a subject of one line, whatever was noticed', () => {
    const reason = `The milk\r\nBcc: eve@example.org\n${'x'.repeat(300)}`
    const { subject } = letterOf({ code: null, suggestions: [{ ...suggestion, reason }] })
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.length).toBeLessThanOrEqual(120)
  })
})
