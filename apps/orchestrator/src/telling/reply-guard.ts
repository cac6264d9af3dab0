import { faultOf } from './check-sentence.ts'
import type { Evidence } from './check-sentence.ts'

/** Holds each sentence of a reply against what happened, before it is sent; counts those that are left out. */
export type ReplyGuard = {
  /** True when the sentence may be sent. */
  passes(sentence: string): Promise<boolean>
  readonly dropped: () => number
}

/**
 * Creates the guard of one reply. `objects` asks whoever knows the person's rules; it is null for a person without any.
 * A sentence that nobody could hold against the rules is not sent.
 */
export function createReplyGuard(
  evidence: Evidence,
  objects: ((sentence: string) => Promise<boolean>) | null,
): ReplyGuard {
  let dropped = 0
  return {
    passes: async (sentence) => {
      const isBad = faultOf(sentence, evidence) !== null || (objects !== null && (await objects(sentence)))
      if (isBad) dropped += 1
      return !isBad
    },
    dropped: () => dropped,
  }
}
