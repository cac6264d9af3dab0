import { takeMealAndDay } from './read-eaten.ts'

const IN_DIARY = '(?:in|from|on) (?:my |the )?(?:food )?(?:diary|log)|(?:that )?i (?:have )?logged'
const SHOULD_BE =
  '(?:to|,? ?(?:it )?(?:was|were|is|are|should be|should have been)(?: only| really| actually)?)'
const NAMED = new RegExp(
  `^(?:(?:change|correct|fix|update|set|make) )?(?:the |my )(?<food>.{2,40}?) (?:${IN_DIARY}) ?${SHOULD_BE} (?<change>.+)$`,
)

/** A food of the diary with what is to be changed: the words for an amount, a meal and a day. */
export type NamedEntry = ReturnType<typeof takeMealAndDay> & { food: string }

/** Parses whose entry is meant by the diary: "change the rice in my diary to 150 g", "the rice I logged was for lunch". */
export function namedEntry(text: string): NamedEntry | undefined {
  const { food, change } = NAMED.exec(text)?.groups ?? {}
  return food === undefined || change === undefined ? undefined : { food, ...takeMealAndDay(change) }
}
