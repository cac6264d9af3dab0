import { namesAFood } from '@alfred/language/wording'
import { numbersSaid } from './numbers-said.ts'

/** Lists and places where food is put, in four languages. */
const places =
  /(?<!\p{L})(?:list|fridge|freezer|pantry|(?:einkaufs)?liste|kühlschrank|tiefkühler|vorrat|frigo|réfrigérateur|congélateur|placard|lista|nevera|congelador|despensa)(?!\p{L})/iu

const isNoNumber = numbersSaid('')

/**
 * Whether a message gives something to do or to note, as far as code can see: it is no question, and it names a food with
 * a number, a list or a place. A reading that takes it for small talk has not read it.
 */
export function isErrand(message: string): boolean {
  const text = message.trim()
  if (/[?？]\s*$/u.test(text) || !namesAFood(text)) return false
  return places.test(text) || [...numbersSaid(text)].some((number) => !isNoNumber.has(number))
}
