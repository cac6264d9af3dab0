import { isCalendarDay } from '@alfred/contracts'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const ORDINAL = '(?:st|nd|rd|th)?'

/** The forms of a date with the order of their parts; `31/02` may have the month first as well. */
const YEAR_FIRST = '\\d{4,6}[-/.]\\d{1,2}[-/.]\\d{1,2}'
const YEAR_LAST = '\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}'
const YEAR_SHORT = '\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2}'
const NAMED_LAST = `(?:the )?\\d{1,2}${ORDINAL}(?: of)? ${MONTH}(?:,? \\d{4})?`
const NAMED_FIRST = `${MONTH}\\.? (?:the )?\\d{1,2}${ORDINAL}(?:,? \\d{4})?`

/** Matches what can only be a date, anywhere in a text in lower case. The date need not exist. */
export const writtenDatePattern = [YEAR_FIRST, YEAR_LAST, NAMED_LAST, NAMED_FIRST]
  .map((form) => `${form}(?![\\w/-]|[.]\\d)`)
  .join('|')
/** Matches what is a date after a word such as "on" or "by", but may be a fraction or a share elsewhere. */
export const shortDatePattern = [YEAR_SHORT, '\\d{1,2}/\\d{1,2}', `the \\d{1,2}(?:st|nd|rd|th)`]
  .map((form) => `${form}(?![\\w/-]|[.]\\d)`)
  .join('|')

/** A reading of a written date: a day, a month, and the year if it was given. */
export type WrittenDate = { year: number | null; month: number; day: number }

type Form = { form: RegExp; then: (parts: string[]) => WrittenDate[] }

const FORMS: readonly Form[] = [
  {
    form: /^(\d{4,6})[-/.](\d{1,2})[-/.](\d{1,2})$/,
    then: ([year = '', month = '', day = '']) => [dated(day, Number(month), year)],
  },
  {
    form: /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2}|\d{4})|\.)?$/,
    then: ([left = '', right = '', year]) => eitherWay(left, right, year),
  },
  {
    // "the 45th" is not in any month.
    form: /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/,
    then: ([day = '']) => [dated(day, 1, undefined)],
  },
  {
    form: new RegExp(`^(?:the )?(\\d{1,2})${ORDINAL}(?: of)? (${MONTH})(?:,? (\\d{4}))?$`),
    then: ([day = '', month = '', year]) => [dated(day, monthOf(month), year)],
  },
  {
    form: new RegExp(`^(${MONTH})\\.? (?:the )?(\\d{1,2})${ORDINAL}(?:,? (\\d{4}))?$`),
    then: ([month = '', day = '', year]) => [dated(day, monthOf(month), year)],
  },
]

/**
 * Returns the existing days that a date may mean, the reading with the day first before the one with the month first:
 * two for "03/04/2027", none for "31/02/2027". Undefined when the text is not a written date.
 */
export function readWrittenDate(text: string): WrittenDate[] | undefined {
  const said = text.trim().toLowerCase()
  for (const { form, then } of FORMS) {
    const [, ...parts] = form.exec(said) ?? []
    if (parts.length > 0) return then(parts).filter(isDay)
  }
  return undefined
}

function dated(day: string, month: number, year: string | undefined): WrittenDate {
  const full = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year)
  return { year: full, month, day: Number(day) }
}

function eitherWay(left: string, right: string, year: string | undefined): WrittenDate[] {
  const dayFirst = dated(left, Number(right), year)
  return left === right ? [dayFirst] : [dayFirst, dated(right, Number(left), year)]
}

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
}

/** Does the day exist? A day without a year only has to exist in some year. The calendar repeats after 400 years. */
function isDay({ year, month, day }: WrittenDate): boolean {
  const alike = 2_000 + ((year ?? 0) % 400)
  return isCalendarDay(`${alike}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}
