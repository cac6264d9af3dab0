import {
  AlfredError,
  conversationIdSchema,
  MESSAGE_LENGTH_MAX,
  pendingAnswerSchema,
  turnIdSchema,
} from '@alfred/contracts'
import type { PendingAnswer } from '@alfred/contracts'
import type { Message } from '@a2a-js/sdk'
import { z } from 'zod'

/** What another agent says on behalf of a person, and where. */
export type A2aSaid = {
  /** Names the message: sent again it is the same turn. */
  messageId: string
  text: string
  answer: PendingAnswer | undefined
  /** The conversation and the task that it goes on with. */
  contextId: string | undefined
  taskId: string | undefined
}

const answerPart = z.strictObject({ answer: pendingAnswerSchema })
const PARTS_MAX = 20

/** @throws AlfredError INVALID_REQUEST for what is no message of text, or of an answer to what was asked. */
export function readA2aMessage(message: Message | undefined): A2aSaid {
  if (message === undefined || !/^[\x21-\x7e]{1,255}$/.test(message.messageId))
    throw invalid('A message has a messageId of 1 to 255 visible ASCII characters.')
  if (message.parts.length === 0 || message.parts.length > PARTS_MAX)
    throw invalid(`A message has 1 to ${PARTS_MAX} parts.`)
  const texts: string[] = []
  let answer: PendingAnswer | undefined
  for (const { content } of message.parts) {
    if (content?.$case === 'text') texts.push(content.value)
    else if (content?.$case === 'data') answer = answerOf(content.value)
    else throw invalid('Alfred reads text, and data that answers what he asked; no files.')
  }
  const text = texts.join('\n')
  if (text.trim() === '' && answer === undefined) throw invalid('The message says nothing.')
  if (text.length > MESSAGE_LENGTH_MAX)
    throw invalid(`A message has at most ${MESSAGE_LENGTH_MAX} characters.`)
  return {
    messageId: message.messageId,
    text,
    answer,
    contextId: idOf(conversationIdSchema, message.contextId),
    taskId: idOf(turnIdSchema, message.taskId),
  }
}

function answerOf(data: unknown): PendingAnswer {
  const read = answerPart.safeParse(data)
  if (read.success) return read.data.answer
  throw invalid('Data answers what was asked: {"answer": {"pending_id", "version", "action"}}.')
}

/** An id that is named; what cannot be one is not there. */
function idOf(schema: z.ZodType<string>, given: string): string | undefined {
  if (given === '') return undefined
  const id = schema.safeParse(given)
  if (id.success) return id.data
  throw new AlfredError('NOT_FOUND', 'There is no such conversation or task.')
}

function invalid(message: string): AlfredError {
  return new AlfredError('INVALID_REQUEST', message)
}
