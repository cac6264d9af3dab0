import { foldLines, plainNumbers } from '@alfred/language'
import { withoutSlips } from './change-of-mind.ts'
import { withMixedNumbers } from './mixed-numbers.ts'

/** Common words with two letters changed round, each with what was meant. */
const MISTYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:teh|hte)\b/gi, 'the'],
  [/\b(?:adn|nad)\b/gi, 'and'],
  [/\b(?:bougth|boght|bouhgt|bougt)\b/gi, 'bought'],
  [/\b(?:mnay|mayn)\b/gi, 'many'],
  [/\b(?:waht|wht)\b/gi, 'what'],
  [/\b(?:fro)\b/gi, 'for'],
  [/\b(?:liek)\b/gi, 'like'],
  [/\b(?:recpie|recipie|receipe)(s?)\b/gi, 'recipe$1'],
  // Days, by which a task or a meal is found again.
  [
    /\b(?!tomorrow\b)(?:tomm?o+r+o+ww?|tomorr?o|tomm?orr?w|tomoz|tmrw|tmrrw|tmr|tmw|2mo+rr?ow?|2mrw|2mro)\b/gi,
    'tomorrow',
  ],
  [/\b(?:tonite|2nite|2night|tonihgt|tongiht)\b/gi, 'tonight'],
  [/\b(?:modnay|mondey|mondy|monady)(s?)\b/gi, 'monday$1'],
  [/\b(?:tusday|teusday|tuseday|tuesdy|tueday|tuesady)(s?)\b/gi, 'tuesday$1'],
  [
    /\b(?:wensday|wendesday|wednsday|wednesdy|wendsday|wenesday|wednesay|wednesady|wedensday)(s?)\b/gi,
    'wednesday$1',
  ],
  [/\b(?:thurday|thrusday|thursdy|thirsday|thusday|thurdsay|thursady)(s?)\b/gi, 'thursday$1'],
  [/\b(?:firday|fryday|fridy|frday|friady)(s?)\b/gi, 'friday$1'],
  [/\b(?:saterday|satruday|saturdy|satuday|sataday|satrday|saturady)(s?)\b/gi, 'saturday$1'],
  [/\b(?:snuday|sundy|sunady|suday)(s?)\b/gi, 'sunday$1'],
]

/** A message with its commonest typing errors put right. */
export function spelled(message: string): string {
  return MISTYPED.reduce((text, [pattern, word]) => text.replace(pattern, word), message)
}

/** Spelling variants, each with the word that the rules know. */
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
  [/(?<= )'?cept (?=[a-z])/g, 'except '],
  [/\b(she|he)s(?= )/g, "$1's"],
  [/\b(?:protien|protine|protin)\b/g, 'protein'],
  [/\b(?:calroies|caloreis|calores|calries|calorys)\b/g, 'calories'],
  [/\b(?:pls|plz|plse|ta)\b/g, 'please'],
  [/\bits (?=(?:all )?(?:mould|mold|off\b|gone|bad\b|rotten|spoil|expired|out of date))/g, "it's "],
  // Only behind what is done to things: "em" may be half of a name.
  [/\b(put|add|stick|pop|chuck|throw|toss|bin|move|use|save|get|take) '?em\b/g, '$1 them'],
  ...MISTYPED,
  [/\bw\/ ?/g, 'with '],
  [/\bwi (?=(?:what|the|my|an?|some)\b)/g, 'with '],
  [/(?<=[a-z]) w (?=\d|an? |some |the |my )/g, ' with '],
  [/(?<=[a-z]) '?n'? (?=[a-z])/g, ' and '],
  [/,? (?:lol|haha|hehe)(?=[.!?]*$)/g, ''],
  // What is said while thinking, amid a list.
  [/(?<=[a-z\d]),? (?:u+m+|u+h+|e+r+m*)(?=,? [a-z\d])/g, ''],
  // An emphasised "do" affirms and changes nothing: "I do eat eggs", "he does like fish".
  [
    /\b(i|we|they|you) do (?=(?:(?:still|really|also|sometimes|actually) )?(?:eat|drink|like|love|enjoy|have)\b)/g,
    '$1 ',
  ],
  [/\bdoes (eat|drink|like|love|enjoy)(?= )/g, '$1s'],
  [/\b(?:ive)\b/g, "i've"],
  [/\b(?:im)\b/g, "i'm"],
  [/\b(?:hows)\b/g, "how's"],
  [/\b(?:whats)\b/g, "what's"],
  // Forms of an amount: "2x eggs", "egg x2", "100 gr.", "like 3".
  [/(\d) ?gr\b\.?/g, '$1 g'],
  // A full stop behind a unit ends no sentence.
  [/\bfl\.? ?oz\b\.?/g, 'fl oz'],
  [/(\d ?(?:oz|lbs?|tbsp|tsp|pt|qt|gal))\. (?=[a-z])/g, '$1 '],
  [/(\d) ?[x×] (?=[a-z])/g, '$1 '],
  // Behind all words of a name: "chicken thighs x2".
  [
    /(?<=^|[,;:.\n] ?|\b(?:and|plus|with|bought|got|get|need|add|buy|up|have|had|put|some|the|these|today|used) )((?!(?:and|plus|with|bought|got|get|need|add|buy|up|have|had|put|some|the|these|today|used|i|we|picked)\b)[a-z]+(?: (?!(?:and|plus|with|x)\b)[a-z]+){1,2}) \(?[x×] ?(\d+)\b\)?/g,
    '$2 $1',
  ],
  [/\b([a-z]+) \(?[x×] ?(\d+)\b\)?/g, '$2 $1'],
  [
    /(?<!\bfeel )\b(?:about|around|roughly|approximately|approx\.?|circa|like|maybe|perhaps) (?=\d|an? |half |one |two |three |four |five )/g,
    '',
  ],
]

const UNIT =
  'kg|g|gms?|grms?|mg|mcg|ml|cl|dl|l|oz|lbs?|x|tbsps?|tsps?|kcal|cm|grams?|kilos?|litres?|liters?|slices?|cups?|pieces?|ounces?|pints?|quarts?|gallons?|fl oz|calories'
/** "2x400g" is 800 g. */
const PACKS = /\b(\d{1,2}) ?[x×] ?(\d{1,4}) ?(g|kg|ml|cl|l|oz)\b/g
/** "2x400g tins" and "two 400 g tins" are two tins: what one holds is another matter. */
const SIZED =
  /\b(\d{1,2}|two|three|four|five|six|eight|ten|twelve)(?: ?[x×] ?| )\d{1,4} ?(?:g|kg|ml|cl|l|oz) (?=(?:cans?|tins?|packs?|packets?|bags?|bottles?|jars?|box|boxes|cartons?) (?:of )?[a-z])/g
const AMOUNT = new RegExp(`(\\d)(?=(?:${UNIT})\\b)`, 'g')

/**
 * Normalises a message for the rules: lower case, straight quotes, known spellings, decimal points, a space between
 * an amount and its unit.
 */
export function normalise(message: string): string {
  const straight = foldLines(message).normalize('NFC').toLowerCase().replace(/[’‘`]/g, "'")
  const spelled = SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), straight)
  return plainNumbers(withMixedNumbers(withoutSlips(spelled)))
    .replace(SIZED, '$1 ')
    .replace(PACKS, (...[, count, size, unit]: string[]) => `${Number(count) * Number(size)} ${unit ?? ''}`)
    .replace(AMOUNT, '$1 ')
}
