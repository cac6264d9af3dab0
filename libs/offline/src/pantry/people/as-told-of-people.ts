import { RELATIONS } from '../../reading/relation-words.ts'

const SAYS =
  "(?=(?:is|are|has|have|eats?|hates?|likes?|loves?|never|(?:ca|wo|does|do|is|are)n't|cannot)(?![\\p{L}'])|'s )"
/** "Finn, my stepson, is vegan": who somebody is stands between. */
const BETWEEN = new RegExp(
  `(?<=^|[.;!?\\n] |, |\\band )(?<name>\\p{L}[\\p{L}-]{1,30}), (?<own>(?:my|our) (?:\\p{L}+ )?(?:${RELATIONS})),? ${SAYS}`,
  'gu',
)
/** What is of people alone, behind any name: no dish is allergic. */
const OF_PEOPLE =
  "(?!(?:what|who|it|that|this|there|is|are)\\b)[\\p{L}-]+(?:'s| is| has)(?: [\\p{L}]+){0,2} (?:allergic to|intolerant|coeliac|celiac|allergy)"
/** "My uncle hates beets, can we have carrots?" tells something, and asks for something else. */
const ASKED_BEHIND = new RegExp(
  `^((?:(?:my|our|the|his|her|their) (?:\\p{L}+ )?(?:${RELATIONS})\\b(?:'s)? [^,.;!?]{4,80}|${OF_PEOPLE}[^,.;!?]{0,60})),? (?:so |and |please )?(?=(?:swap|change|find|suggest|pick|leave|skip|drop|give|show|plan|make) |(?:can|could|should|shall|may) (?:i|we|you) |(?:what|how) (?:else )?(?:can|could|shall|should|do) |any (?:ideas|other)|is there |are there )`,
  'u',
)

/** Whoever says "mum" or "the kids" means their own. */
const KNOWN =
  'kids|children|twins|mum|mom|dad|nan|nana|gran|granny|grandma|grandad|grandpa|hubby|wife|husband|baby|toddler|(?:mother|father|sister|brother)[- ]in[- ]law'
const UNOWNED = new RegExp(
  `(?<=^|[.;!?\\n] |, )(?<who>${KNOWN}) (?=(?:(?:ca|wo|do|does|is|are)n't|cannot|hates?|dislikes?|(?:is|are) (?:not|off|allergic|intolerant|vegan|vegetarian|coeliac|celiac)|(?:has|have) never|never|likes?|loves?)(?![\\p{L}'])|'s )`,
  'gu',
)

/** A message in lower case with what it tells of people as sentences that begin with whom they are about. */
export function asToldOfPeople(text: string): string {
  return text.replace(BETWEEN, '$<own> $<name> ').replace(UNOWNED, 'my $<who> ').replace(ASKED_BEHIND, '$1. ')
}
