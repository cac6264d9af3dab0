import { withoutClosing } from '@alfred/language'

/** What is done to things; what is wished for good, suggested or remembered may mean its "again" and "for now". */
const OF_THINGS =
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:(?:don't|do not|won't|no longer) need|add|put|stick|write|get|buy|bought|take|took|remove|delete|drop|cross|tick|cancel|scrap|throw|threw|bin|chuck|used?|(?:went|gone|got) through|move|shift|push|bump|postpone|freeze|plan|schedule)\b(?!.*\bsame\b)/
const CLOSINGS = [
  'after all',
  'any more',
  'anymore',
  'for now',
  'this time',
  'this week',
  'again',
  'then',
  'as well',
  'too',
].flatMap((words) => [`, ${words}`, ` ${words}`])

/** What is remarked behind what was told and is no part of it, and no food: "Jess hates okra, good to know". */
const REMARKS = [
  ...['good to know', 'just so you know', 'so you know', 'just so u know', 'for your information', 'fyi'],
  ...['by the way', 'btw', 'just saying', 'to be honest', 'tbh', 'haha', 'hahaha', 'hehe', 'lol', 'lmao'],
].flatMap((words) => [`, ${words}`, ` - ${words}`, ` – ${words}`, ` ${words}`])
/** What is a remark behind a mark alone. */
const ASIDES = ['remember', 'remember that', 'remember this', 'note that', 'mind you', 'worth knowing']
  .flatMap((words) => [words, `please ${words}`])
  .flatMap((words) => [`, ${words}`, ` - ${words}`, ` – ${words}`])

/** Removes the words that close an order and are part of no name, and what is only remarked behind it: "we don't need olives after all, fyi". */
export function withoutIdleClosing(text: string): string {
  const said = withoutClosing(text, [...REMARKS, ...ASIDES])
  return OF_THINGS.test(said) ? withoutClosing(said, CLOSINGS) : said
}
