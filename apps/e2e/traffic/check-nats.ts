import { compileDocument, pointerTo } from './compile-document.ts'
import type { NatsMessage } from './record-nats.ts'

/** The verdict on one message: its type and the problems. */
export type NatsVerdict = { message: string; problems: string[] }

type Reference = { $ref: string }
type AsyncApi = {
  channels: Record<
    string,
    { address: string | null; servers: Reference[]; messages: Record<string, Reference> }
  >
  operations: Record<string, { channel: Reference; reply?: { messages: Reference[] } }>
}
type Asked = { reply: string }

/** Creates a check of messages against a served AsyncAPI document, in the order in which they were received. */
export function createNatsCheck(document: AsyncApi): (message: NatsMessage) => NatsVerdict {
  const check = compileDocument(document)
  const waiting = new Map<string, Asked>()
  const channels = Object.entries(document.channels)
    .filter(([, { servers }]) => servers.some(({ $ref }) => $ref.endsWith('/nats')))
    .map(([name, channel]) => ({
      name,
      pattern: patternOf(channel.address),
      messages: Object.keys(channel.messages),
      reply: replyOf(document, name),
    }))
  const checkPayload = (name: string, { data, headers }: NatsMessage): NatsVerdict => ({
    message: name,
    problems: [
      ...check(pointerTo('components', 'messages', name, 'payload'), JSON.parse(data)),
      ...check(pointerTo('components', 'messages', name, 'headers'), headers),
    ].map((problem) => `${name}: ${problem}`),
  })
  return (message) => {
    const asked = waiting.get(message.subject)
    if (asked !== undefined) return checkPayload(asked.reply, { ...message, headers: {} })
    const channel = channels.find(({ pattern }) => pattern?.test(message.subject))
    const [name] = channel?.messages ?? []
    if (channel === undefined || name === undefined)
      return { message: 'unknown', problems: [`nothing is described on ${message.subject}`] }
    const isQuestion = channel.reply !== undefined
    if (isQuestion !== (message.replyTo !== undefined))
      return { message: name, problems: [`${name}: ${isQuestion ? 'awaits no answer' : 'awaits an answer'}`] }
    if (channel.reply !== undefined && message.replyTo !== undefined)
      waiting.set(message.replyTo, { reply: channel.reply })
    return checkPayload(name, message)
  }
}

/** An address such as `turns.{turn_id}.events` as a regular expression; undefined if it is only known at run time. */
function patternOf(address: string | null): RegExp | undefined {
  if (address === null) return undefined
  return new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^.]+')}$`)
}

function replyOf({ operations }: AsyncApi, channel: string): string | undefined {
  const operation = Object.values(operations).find(
    ({ channel: { $ref } }) => $ref === `#/channels/${channel}`,
  )
  return operation?.reply?.messages[0]?.$ref.split('/').at(-1)
}
