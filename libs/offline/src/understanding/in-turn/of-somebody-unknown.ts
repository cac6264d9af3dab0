import type { Act } from '../things/situation.ts'

/** What belongs to whoever speaks, and is nobody else: "our house is vegetarian", "my stomach hates onions". */
const OWN =
  'family|household|house|home|kitchen|place|lot|body|stomach|tummy|belly|gut|skin|doctor|dietitian|gp|diet|taste|palate|mouth|favou?rites?|preferences?|allerg(?:y|ies)'
const TELLS =
  "(?:hates?|dislikes?|detests?|likes?|loves?|enjoys?|adores?|eats?|is|are|has|have|(?:ca|does|do|wo|is|are)n['’]?t|cannot|can not|does not|do not|never|['’]s)"
const OF_SOMEBODY = new RegExp(
  `^(?:(?:my|our)|the(?= (?:older|younger|little|big|eldest|youngest|oldest|other|middle) )) (?!(?:\\p{L}+ )?(?:${OWN})\\b)[\\p{L}-]+(?: [\\p{L}-]+)? ?${TELLS}(?![\\p{L}])`,
  'iu',
)
/** Company of which nobody is named: "six people come, one is vegan". */
const OF_COMPANY =
  /\b(?:guests?|visitors?|friends?|colleagues|neighbou?rs?|people)\b.*\b(?:(?:one|two|three|four|some|half|most|both|all)(?: of (?:them|whom|those))?|who|they) ?(?:is|are|['’]re|eats?|has|have|(?:does|do|ca|is|are)n['’]?t|cannot|do not|does not)\b/iu
/** Somebody of whom it is told who they are: "a lass who's vegan". */
const WHO_IS =
  /\b(?:an?|some|this|someone|somebody)\b[^.,;!?]{0,40}?\b(?:who|that) ?(?:['’]s|is|are|has|have|hates?|dislikes?|likes?|loves?|eats?|never|cannot|will not|(?:ca|wo|do|does|is)n['’]?t)\b/iu
const SPEAKER_IS = /\b(?:i['’]?m|i am) (?:just )?(?:an?|someone|somebody)\b/iu
const SPEAKER_TELLS = /\b(?:i['’]?m|i am|i eat|i (?:don['’]?t|do not|can['’]?t|cannot) )/iu
const OF_SPEAKER = /\b(?:i|i['’]?m|me|we|us)\b/i

/**
 * Is what is to be kept told of somebody whom nothing is known of, though the call has nobody: "my teacher hates okra"? It is not the speaker's.
 */
export function isOfSomebodyUnknown({ tool, who }: Act, message: string): boolean {
  return (
    tool === 'remember_preference' &&
    (who === undefined || who === null) &&
    ((OF_SOMEBODY.test(message.trim()) && !OF_SPEAKER.test(message)) ||
      (WHO_IS.test(message) && !SPEAKER_IS.test(message)) ||
      (OF_COMPANY.test(message) && !SPEAKER_TELLS.test(message)))
  )
}
