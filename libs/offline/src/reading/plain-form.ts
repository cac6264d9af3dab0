import { withoutEnding } from '@alfred/language'
import { withoutDown } from './put-down.ts'
import { spelledOut } from './spelled-out.ts'
import { withoutTag } from './tag-questions.ts'

/** What leaves a question open: "can I freeze ham or not", "have we got eggs or nah". */
const OR_NOT =
  /^((?:so |and |but |ok )?(?:is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|what|which|any)\b.{3,200}?),? or (?:not|nah|nope|no|what|naw)\s*[?!.]*$/is

/** A word of speech before an amount: "used like half the milk". */
const LIKE =
  /(?<=\b(?:and|used|had|ate|drank|got|about|only|just|took|need|was|were|is|left)) like (?=(?:\d|half|an? (?:third|quarter|couple|few)|one|two|three|four|five|six|ten)\b)/gi

/** Whoever tells something asks to have it kept in mind: "..., please make a note". */
const KEEP_IN_MIND =
  /\b(?:please |pls |can you |could you |and )?(?:(?:make|keep|take) a note|note (?:that|it|this)(?: down)?|(?:keep|bear) (?:that|it|this) in mind|remember (?:that|this))(?: of (?:that|it|this))?(?: please| for me| thanks)?[.!?]{0,3}$/i
const WORDS_TOLD_MIN = 3

function withoutReminder(message: string): string {
  const at = KEEP_IN_MIND.exec(message)?.index ?? message.length
  const told = withoutEnding(message.slice(0, at), ' ,.!;-')
  return at < message.length && told.split(' ').length >= WORDS_TOLD_MIN ? told : message
}

/**
 * A message in the form that the rules read, which says the same: verbs behind nouns in full, a statement with a tag as the question that it asks,
 * nothing put "down", and no request to keep it in mind.
 */
export function plainForm(message: string): string {
  const asked = withoutTag(spelledOut(message)).replace(OR_NOT, '$1?').replace(LIKE, ' ')
  return withoutDown(withoutReminder(asked))
}
