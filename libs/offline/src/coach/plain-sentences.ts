import { plainNumbers, withoutClosing, withoutEnding } from '@alfred/language'

/** One sentence of a message in lower case, without its closing mark. */
export type Sentence = { text: string; isQuestion: boolean }

const MESSAGE_LENGTH_MAX = 2_000
const SENTENCES_MAX = 12

const OPENING =
  /^(?:(?:hi|hello|hey|ok|okay|so|well|alfred|please|also|then|and|but|yes|yeah|oh|actually|no|wait|sorry|by the way|great|thanks|thank you|now|kindly)\b[ ,:]*)+/
const POLITE =
  /^(?:(?:can|could|would|will) you(?: please)?|i(?:'d like| would like| want) you to|i(?:'d like| would like| want) to|let's|please) /
const CLOSING = ['please', 'thanks', 'thank you', 'for me', 'lol', 'haha', 'too', 'as well'].flatMap(
  (words) => [`, ${words}`, ` ${words}`],
)

/** What people write for a word of the diary, each with the word that the rules know. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:brekkie|brekky|breaky|brekkers|bfast|b'fast|brekfast|breakfest|breakfeast|brakfast|breckfast|breakfst)\b/g,
    'breakfast',
  ],
  [/\b(?:lunchtime|luncheon|lunh|luch)\b/g, 'lunch'],
  [/\b(?:dinnertime|dinnr|diner|teatime)\b/g, 'dinner'],
  [/\b(?:snak|snacc)\b/g, 'snack'],
  [/\b(?:yesterady|yestarday|yesturday|yday)\b/g, 'yesterday'],
  [/\b(?:banan|bannana|banna|bananna)(s?)\b/g, 'banana$1'],
  [/\b(?:yoghourt|yogourt|yogart|yougurt)(s?)\b/g, 'yogurt$1'],
  [/\b(?:tbs|tbsps|tablespoonful)\b/g, 'tbsp'],
  [/\bcals\b/g, 'calories'],
  [/\b(?:protien|protine|protin)\b/g, 'protein'],
  [/\b(?:calroies|caloreis|calores|calries|calorys)\b/g, 'calories'],
  [/\b(?:pls|plz|plse|ta)\b/g, 'please'],
  [/\b(?:ive)\b/g, "i've"],
  [/\b(?:im)\b/g, "i'm"],
  [/\b(?:hows)\b/g, "how's"],
  [/\b(?:whats)\b/g, "what's"],
  // How an amount is written: "2x eggs", "egg x2", "100 gr.", "like 3".
  [/(\d) ?gr\b\.?/g, '$1 g'],
  [/(\d) ?[x×] (?=[a-z])/g, '$1 '],
  [/\b([a-z]+) [x×] ?(\d+)\b/g, '$2 $1'],
  [
    /(?<!\bfeel )\b(?:about|around|roughly|approximately|approx\.?|circa|like|maybe|perhaps) (?=\d|an? |half |one |two |three |four |five )/g,
    '',
  ],
  [/^(?:logging|tracking|recording) /g, 'log '],
  [/ [-–—] (?=\d)/g, ': '],
  [
    /^(?:log|track|record)(?: my)? (?=(?:breakfast|lunch|dinner|supper|snack)(?::| \d| an? | two | one ))/g,
    '',
  ],
]

/** Splits a message into sentences and takes off what only makes them polite. */
export function plainSentences(message: string): Sentence[] {
  if (message.length > MESSAGE_LENGTH_MAX) return []
  return plain(message)
    .split(/(?<=[?!;\n])|(?<=(?<!\d)\.)(?=\s|$)|(?<=\d\.)(?=\s|$)/)
    .map((part) => ({
      isQuestion: part.trim().endsWith('?'),
      text: withoutClosing(
        withoutEnding(part, '.?!;').trim().replace(OPENING, '').replace(POLITE, '').replace(OPENING, ''),
        CLOSING,
      ),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, SENTENCES_MAX)
}

/** Lower case, straight quotes, decimal points, amounts apart from their units. */
function plain(message: string): string {
  const straight = message.normalize('NFC').toLowerCase().replace(/[’‘`]/g, "'")
  const spelled = SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), straight)
  return plainNumbers(spelled.replace(/["“”]/g, ''))
    .replace(
      /(\d)(?=(?:kg|g|mg|mcg|ml|cl|dl|l|oz|lbs?|tbsp|tsp|kcal|cm|grams?|kilos?|litres?|liters?|slices?|cups?|pieces?|ounces?|calories)\b)/g,
      '$1 ',
    )
    .replace(/[^\S\n]+/g, ' ')
}
