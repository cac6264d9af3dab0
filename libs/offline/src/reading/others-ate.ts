import { RELATIONS } from './relation-words.ts'

const WHO = `(?:he|she|they|the (?:baby|toddler|kids?|children|little one)|(?:my|our) (?:(?:little|big|older|younger) )?(?:${RELATIONS}|kids?|children|baby|toddler))`
const NO_FOOD =
  'to\\b|been\\b|it\\b|enough\\b|an? (?:allerg|reaction|cold|fever|bug|nap|bath|party|test|appointment|lovely|great|good|bad)|the (?:flu|day)'
/** Somebody else ate: "he had like half a banana". Who eats with the writer is told by "we", and what the writer had too is not passed over. */
const OTHERS_ATE = new RegExp(
  `^(?:(?:and|but|so|well|oh)[ ,]+)*${WHO}(?:['’]s|['’]ve| has| have)?(?: (?:only|just|also|already|then))* (?:had|ate|eaten|drank|drunk|managed)(?: (?:only|just|about|like|maybe))* (?!${NO_FOOD})(?!.*\\b(?:i|we) (?:also |too )?(?:had|ate|drank)\\b)`,
  'i',
)

/** Does a message tell of somebody else's food alone? */
export const isOthersFood = (message: string): boolean => OTHERS_ATE.test(message.trim())
