import { isOrder } from '@alfred/language'
import type { Announcement, MessageReading } from '@alfred/contracts'
import { numbersIn, numbersSaid } from './numbers-said.ts'
import type { WrittenCall } from '../state/written-calls.ts'

/** Longer texts are mostly pasted: their lines are content and no requests. */
const LENGTH_MAX = 600
const LINES_MAX = 10

/** Questions that are polite requests: "can you add milk?" */
const politeRequest =
  /^(?:alfred,? |hey,? |please,? |bitte )?(?:can|could|would|will) (?:you|u)\b|^(?:kannst|könntest|würdest) du\b|^(?:peux|pourrais)[- ]tu\b|^(?:puedes|podrías)\b/iu

/** A negation or a condition: what is to be done then takes thought. */
const conditions =
  /\b(?:don't|dont|do not|didn't|not|never|if|unless|except|instead|otherwise|nicht|kein|keine|keinen|wenn|falls|außer|ne|pas|jamais|sauf|si|nunca|excepto|salvo)\b/iu

type Tool = Announcement['tools'][number]

/**
 * Whether a call that was read from a message may write without a plan. A model's certainty is no measure; these are
 * what code can see: the message is a plain request, its numbers are those of the call, and what would be taken away
 * is one thing that the message names.
 */
export function mayWriteDirectly(message: string): boolean {
  const text = message.trim()
  const isLong = text.length > LENGTH_MAX || text.split('\n').length > LINES_MAX
  const isQuestion = /[?？]\s*$/.test(text) && !politeRequest.test(text)
  return !isLong && !isQuestion && !conditions.test(text.replaceAll('’', "'")) && !isOrder(text)
}

/** Whether each number of the call stands in the message, or in what the message answers. */
export function hasItsNumbers({ arguments: args }: WrittenCall, message: string): boolean {
  const said = numbersSaid(message)
  return numbersIn(args).every((number) => said.has(number))
}

/** Whether a tool that takes things away is told by a ref which one of them, and the message names that one. */
export function namesItsThing(
  { arguments: args }: WrittenCall,
  tool: Pick<Tool, 'removes'>,
  { mentions }: Pick<MessageReading, 'mentions'>,
): boolean {
  if (!tool.removes) return true
  const named = new Set(mentions.flatMap(({ ref, candidates }) => (candidates.length > 1 ? [] : [ref])))
  return Object.values(args ?? {}).some((value) => typeof value === 'string' && named.has(value))
}
