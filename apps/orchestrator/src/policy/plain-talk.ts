import { changes, deeds, finished, offers } from '../telling/claim-words.ts'

const LENGTH_MAX = 500

/** Amounts, refs (which have digits too), and what Alfred cannot do: small talk has none. */
const unfounded = /\d|\b(?:noted|order|deliver|book|buy|call|pay|send)\b/iu

/**
 * The answer to small talk, without what it offers: only code offers. Null for none, for one that claims a change or an
 * amount, in any of four languages, and when nothing is left.
 */
export function plainTalk(text: string | null): string | null {
  const said = text?.trim() ?? ''
  if (said === '' || said.length > LENGTH_MAX || unfounded.test(said)) return null
  const sentences = said.split(/(?<=[.!?…])\s+/u)
  if (sentences.some((sentence) => [finished, changes, deeds].some((claim) => claim.test(sentence))))
    return null
  const plain = sentences.filter((sentence) => !offers.test(sentence)).join(' ')
  return plain === '' ? null : plain
}
