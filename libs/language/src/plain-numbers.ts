import { spokenNumbers } from './spoken-numbers.ts'

/** Units so large that three decimals are plausible: 1.250 kg. Nobody counts thousandths of grams or pieces. */
const LARGE_UNIT = '(?:kg|kgs|kilos?|kilograms?|l|ltr|litres?|liters?|lbs?|pounds?|oz|ounces?|cups?)'

/**
 * Rewrites numbers as digits that code can read: "1,000", "1 000", "1'000" and "1.000 g" become 1000, "1,5" becomes
 * 1.5, "two thousand" becomes 2000. A point before three digits stays a decimal point in front of a large unit (1.250
 * kg).
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
