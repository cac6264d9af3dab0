import { DAY_MAX, DAY_MIN, isCalendarDay, isKeptDay } from '@alfred/contracts'

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
/** Texts that have the form of a date: when no day can be told of one, there is none. */
const DATE_FORMS = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/,
  new RegExp(`^(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: \\d{4})?$`, 'i'),
  new RegExp(`^${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?$`, 'i'),
]

/** What is asked when no day could be told: an impossible day is called one, anything else is shown how to say it. */
export function askForDay(said: string, examples: string): string {
  const text = said.trim()
  if (isCalendarDay(text) && !isKeptDay(text))
    return `I keep days from ${DAY_MIN.slice(0, 4)} to ${DAY_MAX.slice(0, 4)}, and ${text} is none of them. Which day do you mean?`
  if (DATE_FORMS.some((form) => form.test(text)))
    return `There is no such day as ${text}. Which day do you mean? Say it like ${examples}.`
  return `I cannot tell which day "${text}" is. Say it like ${examples}.`
}
