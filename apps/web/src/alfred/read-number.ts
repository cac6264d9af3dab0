export type Least = 'above zero' | 'zero'

/** A number that was typed, or the sentence that says what is wrong with it. */
export type TypedNumber = { value: number; problem?: undefined } | { problem: string; value?: undefined }

const problems: Readonly<Record<Least, string>> = {
  'above zero': 'Write a number above 0, such as 2 or 1.5.',
  zero: 'Write a number from 0 on, such as 2 or 1.5.',
}

/** Reads "2" or "1,5". Nothing below the least is taken, and nothing that is no number. */
export function readNumber(typed: FormDataEntryValue | null, least: Least): TypedNumber {
  const text = String(typed ?? '').trim()
  const value = /^\d{1,9}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : NaN
  const isEnough = least === 'zero' ? value >= 0 : value > 0
  return isEnough ? { value } : { problem: problems[least] }
}
