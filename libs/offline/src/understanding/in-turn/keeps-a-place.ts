import type { Act } from '../things/situation.ts'
import { text } from '../words/words-of-slots.ts'

const PLACE =
  /^(?:the )?(?:(?:number|no\.?|#) ?(?:\d|one|two|three|four|five|six|seven|eight)|(?:first|second|third|fourth|fifth|last)(?: one)?)$/i

/** Would the place of a dish among others be kept as a taste: "I like the number two"? */
export function keepsAPlace({ tool, value }: Act): boolean {
  return tool === 'remember_preference' && PLACE.test(text(value).trim())
}
