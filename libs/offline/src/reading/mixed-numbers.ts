import { readNumber } from '@alfred/language'

const WHOLE = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3})'
const PART = '(?:a half|half|a quarter|three[- ]quarters|a third|two[- ]thirds|[123]/[234])'
const MEASURE =
  '(?:cups?|teaspoons?|tsps?|tablespoons?|tbsps?|pints?|pounds?|lbs?|kilos?|kg|kilograms?|lit(?:re|er)s?|ounces?|oz|quarts?|gallons?)'

/** "One and a half cups", "2 and three quarters", "1 and 1/2". Between two numbers with another behind them "and" is of a list. */
const AMID = new RegExp(
  `\\b(?<whole>${WHOLE}) (?:and|&) (?<part>${PART})\\b(?! (?:an? |dozen\\b))(?!/)`,
  'gi',
)
/** "A cup and a half of oats", "2 pounds and a quarter". */
const BEHIND = new RegExp(
  `\\b(?<whole>an?|${WHOLE}) (?<measure>${MEASURE}) and (?<part>a half|a quarter|a third)(?! (?:an? |${MEASURE}\\b|dozen\\b))\\b`,
  'gi',
)
/** "Three quarters of a cup", "a quarter teaspoon". */
const ALONE = new RegExp(
  `\\b(?<part>three[- ]quarters?|3 quarters?|a quarter|a third|two[- ]thirds) (?:of an? )?(?=${MEASURE}\\b)`,
  'gi',
)

const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:a half|half|1\/2)$/, '.5', '0.5'],
  [/^(?:a quarter|1\/4)$/, '.25', '0.25'],
  [/^(?:three quarters?|3 quarters?|3\/4)$/, '.75', '0.75'],
  [/^(?:a third|1\/3)$/, ' 1/3', '1/3'],
  [/^(?:two thirds|2\/3)$/, ' 2/3', '2/3'],
]

/** A text in which a whole number with a part of one is written as one number: "one and a half cups" is "1.5 cups". */
export function withMixedNumbers(said: string): string {
  return said
    .replace(BEHIND, (as, ...[whole = '', measure = '', part = '']: string[]) => {
      const number = mixed(whole, part)
      return number === undefined ? as : `${number} ${measure}`
    })
    .replace(AMID, (as, whole: string, part: string) => mixed(whole, part) ?? as)
    .replace(ALONE, (as, part: string) => {
      const alone = partNamed(part)?.[2]
      return alone === undefined ? as : `${alone} `
    })
}

function mixed(whole: string, part: string): string | undefined {
  const number = readNumber(whole.toLowerCase())
  const behind = partNamed(part)?.[1]
  return number === undefined || behind === undefined ? undefined : `${number}${behind}`
}

const partNamed = (said: string): (typeof PARTS)[number] | undefined =>
  PARTS.find(([pattern]) => pattern.test(said.toLowerCase().replace('-', ' ')))
