import { wordedLanguage } from '@alfred/language/wording'

/** The languages of code that write a comma before decimals and a full stop between thousands. */
const withComma = new Set(['de', 'fr', 'es'])

/**
 * The numbers that stand in a text of the locale's language, each in one spelling: "1,5" and "1.50" are 1.5. "1,500" is
 * one and a half where a comma stands before decimals. The numbers of a list do not count.
 */
export function numbersOf(text: string, locale: string): Set<string> {
  const digits = text.replace(/^\s{0,8}\d{1,2}[.)]\s/gm, '').match(/\d[\d.,]*/g) ?? []
  const plain = withComma.has(wordedLanguage(locale) ?? '') ? withoutThousands : inEnglish
  return new Set(digits.map((said) => String(Number(plain(said.replace(/[.,]$/, ''))))))
}

function inEnglish(said: string): string {
  return said.replace(/,(\d{3})\b/g, '$1').replace(',', '.')
}

/** "1.500" is 1500 and "0.125" an eighth, as some write it all the same. */
function withoutThousands(said: string): string {
  const whole = /^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/.exec(said)?.[0]
  return (whole === undefined ? said : whole.replaceAll('.', '') + said.slice(whole.length)).replace(',', '.')
}
