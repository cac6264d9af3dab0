import { ownWords } from './own-words.ts'
import { isUnsaid } from './tellings.ts'

/** What a message tells of a pregnancy or of breastfeeding of its writer. */
export type ToldPregnancy = {
  value: 'pregnant' | 'breastfeeding'
  /** The words of the message. */
  said: string
}

const BETWEEN =
  '(?:now|still|currently|also|actually|about|around|already|only|just|newly|very|heavily|over|a|few|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine)(?: and a half)?|weeks?|months?|days?)'
const TOLD = new RegExp(
  `(?<![\\p{L}'])(?:i'm|i am|im|we're|we are)(?: ${BETWEEN}){0,6} (?:(?<pregnant>pregnant|(?:expecting|having) (?:a baby|a child|twins|triplets|our (?:first|second|third|fourth|baby)|another baby)(?= (?:in|this|next|soon|at|around|and|so|by|any)\\b|[.,;:!?]|$))|(?<feeding>breast-?feeding|nursing (?:a|my|our) (?:baby|newborn|son|daughter|little one)))(?!\\p{L})`,
  'iu',
)

/** Reads that the writer of an English message is pregnant or breastfeeding, which bounds what is offered to them. Undefined where it is asked, denied or supposed. */
export function readPregnancy(message: string): ToldPregnancy | undefined {
  const text = ownWords(message.replace(/[’‘`]/g, "'"))
  const found = TOLD.exec(text)
  if (found === null || isUnsaid(text, { place: found.index, length: found[0].length })) return undefined
  return { value: found.groups?.['pregnant'] === undefined ? 'breastfeeding' : 'pregnant', said: found[0] }
}
