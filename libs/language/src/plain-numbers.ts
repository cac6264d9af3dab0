import { spokenNumbers } from './spoken-numbers.ts'

/** Units so large that three decimals behind them are said: 1.250 kg. Of grams and pieces nobody counts thousandths. */
const LARGE_UNIT = '(?:kg|kgs|kilos?|kilograms?|l|ltr|litres?|liters?|lbs?|pounds?|oz|ounces?|cups?)'

/**
 * Numbers as code reads them, however they were written: "1,000", "1 000", "1'000" and "1.000 g" are a thousand,
 * "1,5" is one and a half, "two thousand" is 2000. A point with three digits behind it stays a decimal in front of a unit that is said so
 * exactly.
 */
export function plainNumbers(text: string): string {
  return spokenNumbers(text)
    .replace(/(?<![\d.,'])\d{1,3}(?:[,'’]\d{3})+(?!\d|[,'’]\d)/g, (number) => number.replace(/\D/g, ''))
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![.\d])/g, (number) => number.replace(/\D/g, ''))
    .replace(
      new RegExp(`(?<![\\d.,])([1-9]\\d{0,2})\\.(\\d{3})(?= ?[a-z])(?! ?${LARGE_UNIT}\\b)`, 'gi'),
      '$1$2',
    )
    .replace(/(?<![\d.,/] ?)(?<!\d)\d{1,3}(?:[  ]\d{3})*[  ]000(?!\d)/g, (number) =>
      number.replace(/\D/g, ''),
    )
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
}
