import { withoutClosing } from '@alfred/language'

/** What is done to things; what is wished for good, suggested or remembered may mean its "again" and "for now". */
const OF_THINGS =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:(?:don't|do not|won't|no longer) need|add|put|stick|write|get|buy|bought|take|took|remove|delete|drop|cross|tick|cancel|scrap|throw|threw|bin|chuck|used?|move|freeze|plan|schedule)\b(?!.*\bsame\b)/
const CLOSINGS = [
  'after all',
  'any more',
  'anymore',
  'for now',
  'this time',
  'again',
  'then',
  'as well',
  'too',
].flatMap((words) => [`, ${words}`, ` ${words}`])

/** Removes the words that close an order and are part of no name: "we don't need olives after all". */
export function withoutIdleClosing(text: string): string {
  return OF_THINGS.test(text) ? withoutClosing(text, CLOSINGS) : text
}
