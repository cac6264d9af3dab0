import { RELATIONS } from '../../reading/relation-words.ts'

const SAYS =
  "(?=(?:is|are|has|have|eats?|hates?|likes?|loves?|never|(?:ca|wo|does|do|is|are)n't|cannot)(?![\\p{L}'])|'s )"
/** "Finn, my stepson, is vegan": who somebody is stands between. */
const BETWEEN = new RegExp(
  `(?<=^|[.;!?\\n] |, |\\band )(?<name>\\p{L}[\\p{L}-]{1,30}), (?<own>(?:my|our) (?:\\p{L}+ )?(?:${RELATIONS})),? ${SAYS}`,
  'gu',
)
/** "My uncle hates beets, can we have carrots?" tells something, and asks for something else. */
const ASKED_BEHIND = new RegExp(
  `^((?:(?:my|our|the) (?:\\p{L}+ )?(?:${RELATIONS})\\b) [^,.;!?]{4,80}),? (?:so )?(?=(?:can|could|should|shall|may) (?:i|we|you) |what (?:else )?(?:can|could|shall|should) |any (?:ideas|other)|is there |are there )`,
  'u',
)

/** A message in lower case with what it tells of people as sentences that begin with whom they are about. */
export function asToldOfPeople(text: string): string {
  return text.replace(BETWEEN, '$<own> $<name> ').replace(ASKED_BEHIND, '$1. ')
}
