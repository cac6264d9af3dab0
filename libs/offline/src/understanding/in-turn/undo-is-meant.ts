import { meansOnly } from './means-only.ts'
import type { Told } from './situation-of-turn.ts'

/** How sure it has to be that the last change is to be taken back. It is shown and asked about first, so that less will do than for a change. */
const SURENESS_MIN = 0.5

/** A thing may be brought back, undone or put back as it was: such a word has to be there, since much else may follow a change. */
const TAKES_BACK =
  /\b(?:undo|undone|revert|reverse|restore|bring .{1,40} back|put .{1,40} back|take .{1,40} back|back to (?:how|what) it was|as it was)\b/i

/** Is the last change to be taken back, in whatever words: "oh no, bring the fish pie back"? */
export function undoIsMeant(message: string, told: Told): boolean {
  return TAKES_BACK.test(message) && meansOnly('undo', { message, told, sureness: SURENESS_MIN })
}
