import { shortDatePattern, writtenDatePattern } from '@alfred/language'

// How people name days. Each pattern is without a group; what it matches is resolved as it was said.

/** A weekday by its whole name. */
export const weekdayPattern = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** A weekday by its name or the beginning of it: "friday", "fri", "thurs". */
export const shortWeekdayPattern = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?'

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|ten|a couple of)'

/** A day from today on. */
export const comingDayPattern = [
  'the day after tomorrow',
  'today',
  'tonight',
  'tomorrow',
  `(?:this |next |coming )?${shortWeekdayPattern}\\b`,
  `(?:in |within |the next |next )?${COUNT} (?:day|week|month|year)s?`,
  writtenDatePattern,
  shortDatePattern,
  '\\d{1,2}\\.\\d{1,2}(?![\\d.])',
  `${MONTH} \\d{4}`,
  '(?:the )?end of (?:the |this |next )?(?:week|month|year)',
  '(?:this |next |the )(?:week(?:end)?|month|year)',
].join('|')

/** A day before today, as something that has expired names it. */
export const pastDayPattern = `yesterday|the day before yesterday|last ${shortWeekdayPattern}\\b|${COUNT} (?:day|week|month|year)s? ago`

/** A day up to today, as somebody tells what was eaten. */
export const eatenDayPattern = `today|tonight|this (?:morning|afternoon|evening)|yesterday(?: (?:morning|afternoon|evening))?|last night|the day before yesterday|(?:last )?${weekdayPattern}(?: (?:morning|evening|night))?|(?:\\d+|two|three|four|five) days ago|a week ago|${writtenDatePattern}|(?:the )?\\d{1,2}(?:st|nd|rd|th)`
