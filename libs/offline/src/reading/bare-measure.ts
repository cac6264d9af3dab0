/** What food is sold and told in, which is the name of none. A loaf or a bowl may be one. */
const MEASURES =
  'dozens?|packs?|packets?|packages?|tins?|cans?|bottles?|jars?|tubs?|pots?|bags?|box(?:es)?|cartons?|bunch(?:es)?|kilos?|kg|lit(?:re|er)s?|pounds?'

/** Matches a measure with its number and state and nothing else, without a group: "another dozen", "an open jar". */
export const BARE_MEASURE = `(?:another(?: half)?|half an?|an?(?: half)?|\\d{1,2}|one|two|three|four|five|six|eight|ten|twelve)(?: more)?(?: (?:open|opened|unopened|closed|new|full|whole|large|small|big))? (?:${MEASURES})`

const IS_BARE = new RegExp(`^${BARE_MEASURE}$`, 'i')

/** Is it a measure and the name of nothing? */
export function isBareMeasure(said: string): boolean {
  return IS_BARE.test(said.trim())
}
