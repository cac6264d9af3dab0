import { withoutDown } from './put-down.ts'
import { spelledOut } from './spelled-out.ts'
import { withoutTag } from './tag-questions.ts'

/** What leaves a question open: "can I freeze ham or not", "have we got eggs or nah". */
const OR_NOT =
  /^((?:so |and |but |ok )?(?:is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|what|which|any)\b.{3,200}?),? or (?:not|nah|nope|no|what|naw)\s*[?!.]*$/is

/** A word of speech before an amount: "used like half the milk". */
const LIKE =
  /(?<=\b(?:and|used|had|ate|drank|got|about|only|just|took|need|was|were|is|left)) like (?=(?:\d|half|an? (?:third|quarter|couple|few)|one|two|three|four|five|six|ten)\b)/gi

/**
 * A message in the form that the rules read, which says the same: verbs behind nouns in full, a statement with a tag as the question that it asks,
 * nothing put "down".
 */
export function plainForm(message: string): string {
  return withoutDown(withoutTag(spelledOut(message)).replace(OR_NOT, '$1?').replace(LIKE, ' '))
}
