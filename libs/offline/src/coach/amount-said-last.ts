import { readAmount } from '@alfred/language'
import { RELATIONS } from '../reading/relation-words.ts'
import { withoutApology } from './when-it-was.ts'

/** Why it was less or more, behind a correction: "my son did not want his", "because I was full". */
const REASON = new RegExp(
  `,? (?:because|since|as|cos|cause) (?:i|we|he|she|they|it|my|our|the) .+$|, (?:(?:my|our|the) (?:\\w+ )?(?:${RELATIONS}|kids|children|dog|cat|others?)s?|he|she|they|someone|somebody) (?!and\\b)[a-z']+ .+$`,
)

/** What led to it, behind a correction: "looking at the bowl", "now that I think of it". */
const REMARK =
  /,? (?:looking (?:at|back)|judging|going by|thinking about|now (?:that )?i|come to think|on (?:second|reflection)|to be honest|if i'm honest|tbh|in fact|mind you|in the end)\b[^,]*$/

/** A correction without the words of who is sorry, and without the reason for it. */
export function correctionAlone(text: string): string {
  return withoutApology(withoutApology(text).replace(REMARK, '').replace(REASON, ''))
}

const SAID_LAST =
  /^(?:(?:no|oh|ah|sorry|actually|wait|my mistake)[, ]+)*(?:the|my|those|that) (?<food>[a-z][a-z' -]{1,40}?) (?:was|were|is|are|should be)(?: only| just| actually| really| about| more like)* (?<amount>.+)$/

/** "The eggs were 3" says how many eggs there were: "make it 3 eggs". Undefined where anything else is said of a food. */
export function amountSaidLast(text: string): string | undefined {
  const { food, amount = '' } = SAID_LAST.exec(text)?.groups ?? {}
  const read = food === undefined ? undefined : readAmount(`${amount} it`)
  return food === undefined || read?.rest !== 'it'
    ? undefined
    : `make it ${amount}${read.unit === null ? '' : ' of'} ${food}`
}
