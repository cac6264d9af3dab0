import type { DiscardReason } from '@alfred/contracts'
import { takeReason } from './read-statements.ts'

/** Why something was thrown away, and what else was said of it. */
export type Why = { reason: DiscardReason | null; note: string | null }

const BECAUSE = '(?:,? (?:because|since|as|cause|cos)|,| -) '
const REASONS: readonly (readonly [DiscardReason, RegExp])[] = [
  [
    'disliked',
    new RegExp(
      `${BECAUSE}(?:nobody|no ?one|none of us|(?:i|we|he|she|they|the kids|the children|my \\w+) (?:don't|didn't|do not|did not|doesn't|does not|never|hated?|disliked?)) ?(?:really |even )*(?:likes?|liked|wants?|wanted|eats?|ate|touched|enjoy(?:ed|s)?)? ?(?:it|them|that|this|those)(?: at all)?$|${BECAUSE}(?:it|they) (?:tasted|tastes|was|were|is|are) (?:just |really |too )*(?:awful|horrible|disgusting|terrible|bland|vile|nasty)$`,
    ),
  ],
  [
    'too_much',
    new RegExp(
      `${BECAUSE}(?:(?:it|there|that|they) (?:was|were|is|are)|(?:it|that)'s|(?:i|we)(?:'ve| have| had)? ?(?:made|bought|cooked|had|have|got)?) (?:far |way |just )*too (?:much|many)(?: of (?:it|them|that))?$|${BECAUSE}(?:i|we) (?:couldn't|could not|can't) (?:finish|eat) (?:it|them|(?:it|them) all|all of (?:it|them))$`,
    ),
  ],
]
const IN_WORDS =
  /,? (?:because|since|cause|cos) (?<note>(?:of )?(?:(?! and (?:the|my|our|some) )[^.;!?,]){3,180})$/

/** Takes the reason off "bin the soup, nobody liked it". Undefined where none is told, or one that the rules of the stock take off themselves. */
export function whyThrown(text: string): (Why & { rest: string }) | undefined {
  for (const [reason, pattern] of REASONS) {
    const match = pattern.exec(text)
    if (match !== null) return { reason, note: null, rest: text.slice(0, match.index) }
  }
  if (takeReason(text).reason !== null) return undefined
  const told = IN_WORDS.exec(text)
  const note = told?.groups?.['note']
  return told === null || note === undefined
    ? undefined
    : { reason: 'other', note, rest: text.slice(0, told.index) }
}
