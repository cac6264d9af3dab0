// Reads how much there was of a food that is told by itself before it: "and chips. shared though so call it half a portion".

const BEFORE =
  /^(?<lead>(?:(?:and|plus|also|oh|then|i (?:also )?had|had|ate|some)[ ,]+)*)(?<food>(?!(?:i )?(?:could|did)(?:n't| not)\b)[a-z][a-z' -]{1,40})$/i
const SHARE =
  '(?:about |roughly |maybe |only |just |like )?(?<amount>half a (?:portion|plate|bowl|serving)|half|a (?:small |half |third of a |quarter of a )?(?:portion|serving)|(?:a|one|two|three|\\d+) (?:slices?|spoonfuls?|tbsp|tablespoons?|cups?|handfuls?|pieces?)|\\d+ ?(?:g|ml))'
/** Nothing but an amount, and the words with which people give it. */
const AMOUNT_ALONE = new RegExp(
  `^(?:(?:shared(?: (?:it|them|with [a-z' ]{2,20}))?|though|so|but|well|we|i|it was|they were|them|it|call it|say|make it|make that|probably|really|i'd say|i guess|i think|had|only had|ate|about)[, ]+)*${SHARE}(?: (?:of (?:it|them|that)|i'd say|i think|i guess|or so|probably|tops))*$`,
  'i',
)

/** Puts the amount before the food, where the message is nothing but both. */
export function withAmountFromNextSentence(message: string): string {
  const sentences = partsOf(message, / ?[.;!] ?| - /)
  const [first = '', second, ...others] =
    sentences.length > 1 ? sentences : partsOf(message, /(?<=\w), (?=(?:shared|call|say|only|about)\b)/)
  const { lead = '', food } = BEFORE.exec(first)?.groups ?? {}
  const amount = AMOUNT_ALONE.exec(second ?? '')?.groups?.['amount']
  if (food === undefined || amount === undefined || others.length > 0) return message
  return `${lead.replace(/some $/i, '')}${amount === 'half' ? 'half a portion' : amount} of ${food}`
}

const partsOf = (message: string, between: RegExp): string[] =>
  message
    .trim()
    .split(between)
    .filter((part) => part !== '')
