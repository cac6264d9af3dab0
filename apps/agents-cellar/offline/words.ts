import { readNumber } from '@alfred/language'

// Words that several sentences about drinks have in common, as pieces of patterns without groups.

export const NUMBER =
  '(?:\\d{1,4}|a couple of|a few|half a dozen|a dozen|two dozen|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|another|some|several)'
export const VESSEL = '(?:bottles?|cans?|tins?|cases?|crates?|boxes|box|magnums?|packs?|kegs?|glass(?:es)?)'
const PLACES =
  '(?:wine |beer |drinks )?(?:cellar|fridge|rack|cabinet|cooler|shelf|basement|attic|garage|pantry|cupboard|larder|box|crate|storage|shed|hall|kitchen)'
/** A place with up to two words before it: "the wine fridge", "the rack in the hall" is read up to the rack. */
export const PLACE = `(?:(?:the|my|our) )?(?:(?!the |my |our )[\\p{L}]+ ){0,2}?${PLACES}`
export const ITSELF = /^(?:it|that|this|them|those|that one|this one|that bottle|this bottle)$/i

const COUNTS: Readonly<Record<string, number>> = {
  ...{ both: 2, 'a couple of': 2, 'half a dozen': 6, 'a dozen': 12, 'two dozen': 24 },
}

/** The number that a word or digits tell. Undefined for some and a few, which are no number. */
export function countOf(said: string): number | undefined {
  const text = said.toLowerCase().trim()
  return COUNTS[text] ?? readNumber(text)
}
