import { numberAt } from './numbers.ts'
import type { Token } from './tokens.ts'

type DayMark = { start: number; end: number; value: string }

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const ORDINAL = '\\d{1,2} ?(?:st|nd|rd|th)'
const ORDINAL_WORD =
  '(?:(?:twenty |thirty )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)'
const PART = '(?:mornings?|lunchtime|afternoon|evening|night|nite)'
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|couple of|a couple of|few|a few)'

/** How days and spans of days are said, longest first. */
const patterns = [
  `the week (?:before|after) (?:last|next|that)`,
  `(?:the )?week after(?: next)?`,
  `day (?:before yesterday|after tomorrow)`,
  `(?:the )?end of (?:the |this |next )?(?:month|week|year|${MONTH})`,
  `(?:the )?week of (?:the )?(?:${MONTH} (?:the )?${ORDINAL_WORD}|${MONTH} \\d{1,2}|\\d{1,2} ${MONTH}|${ORDINAL} (?:of )?${MONTH}|${ORDINAL})`,
  `(?:in )?${COUNT} (?:days?|weeks?|months?)(?: time)?(?: ago| from now)`,
  `in ${COUNT} (?:days?|weeks?|months?)(?: time)?`,
  `(?:the )?${ORDINAL} (?:of )?${MONTH}`,
  `(?:the )?\\d{1,2} (?:of )?${MONTH}`,
  `(?:the )?${ORDINAL_WORD} (?:of )?${MONTH}`,
  `${MONTH} (?:the )?${ORDINAL_WORD}`,
  `${MONTH} ${ORDINAL}`,
  `${MONTH} (?:the )?\\d{1,2}(?: ?(?:st|nd|rd|th))?`,
  `${WEEKDAY} (?:the )?${ORDINAL}`,
  `the ${ORDINAL}`,
  `${ORDINAL}`,
  `\\d{4} \\d{2} \\d{2}`,
  `(?:this|next|last|coming|this coming) ${WEEKDAY}(?: ${PART})?`,
  `${WEEKDAY} just gone`,
  `${WEEKDAY} (?:week|${PART})`,
  `${WEEKDAY}`,
  `(?:this|next|last|the|coming|this coming|past) (?:weeks?|weekends?|months?|fortnight)(?: coming)?`,
  `(?:this|tomorrow|yesterday) ${PART}`,
  `last (?:nights?|nite|evening)`,
  `(?:the )?(?:next|last|past) ${COUNT} (?:days|weeks|months)`,
  `(?:the )?day (?:before|after)`,
  `(?:christmas|xmas|boxing|new years|pancake|mothers|fathers|thanksgiving|memorial|labor|labour|eid|valentines) (?:day|eve)`,
  `(?:bonfire|burns) night|good friday|easter (?:sunday|monday)`,
  `bank holiday(?: monday)?`,
  `(?:todays?|tonights?|tomorrows?|yesterdays?|christmas|easter|thanksgiving|weekend)`,
].map((pattern) => new RegExp(`^(?:${pattern})(?= |$)`))

/** The words of days, of which a misspelled one may mean one. */
export const dayWords: readonly string[] =
  'monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow yesterday weekend fortnight january february april june july august september october november december'.split(
    ' ',
  )

/** Words that stand before a day and are no part of it. */
const BEFORE_MONTH = /^(?:may|mar|march|sat|sun|jan|dec)$/

/** The day or span of days that begins at a token, in the person's words. */
export function dayAt(tokens: readonly Token[], start: number): DayMark | undefined {
  const written =
    /^\d{1,2}\/\d{1,2}$/.test(tokens[start]?.text ?? '') && numberAt(tokens, start)?.value !== undefined
  const isDated = /^(?:by|before|until|till|date|dated|expires|expiry)$/.test(tokens[start - 1]?.text ?? '')
  if (written && (isDated || Number(tokens[start]?.text.split('/')[1]) > 9))
    return { start, end: start + 1, value: tokens[start]?.text ?? '' }
  const texts: string[] = []
  for (const token of tokens.slice(start, start + 8)) {
    texts.push(token.text)
    if (token.stop !== '') break
  }
  const text = texts.join(' ')
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0]
    if (found === undefined || BEFORE_MONTH.test(found)) continue
    return { start, end: start + found.split(' ').length, value: joined(found) }
  }
  return shortDayAt(tokens, start) ?? monthAt(tokens, start)
}

/** A month by itself is a day where it ends something: "best before november", "good until next may". */
function monthAt(tokens: readonly Token[], start: number): DayMark | undefined {
  const [before = '', text = '', next = ''] = [start - 1, start, start + 1].map((at) => tokens[at]?.text)
  if (text === 'next' && IS_MONTH.test(next)) return { start, end: start + 2, value: `next ${next}` }
  const isEnd = /^(?:before|until|till|by|in|expires|expiry|dated|date)$/.test(before)
  return isEnd && IS_MONTH.test(text) ? { start, end: start + 1, value: text } : undefined
}
const IS_MONTH = new RegExp(`^${MONTH}$`)

/** "Sat" and "sun" are days beside other days, meals and small words of time. */
function shortDayAt(tokens: readonly Token[], start: number): DayMark | undefined {
  const value = SHORT[tokens[start]?.text ?? '']
  if (value === undefined) return undefined
  const [before = '', behind = ''] = [tokens[start - 1]?.text, tokens[start + 1]?.text]
  const isBesideDay = [start - 2, start + 2].some(
    (at) => SHORT[tokens[at]?.text ?? ''] !== undefined || /day$/.test(tokens[at]?.text ?? ''),
  )
  const isTime =
    /^(?:on|this|next|for|till|until|by|last|from|to|every)$/.test(before) ||
    /^(?:dinner|lunch|breakfast|night|dinners|lunches|morning|evening|tea)$/.test(behind)
  return isBesideDay || isTime || tokens.length < 3 ? { start, end: start + 1, value } : undefined
}
const SHORT: Readonly<Record<string, string>> = {
  sat: 'saturday',
  sats: 'saturday',
  sun: 'sunday',
  suns: 'sunday',
}

/** "19 th" was split as an amount and its unit. */
function joined(found: string): string {
  return found
    .replace(/^(today|tonight|tomorrow|yesterday|last night)s$/, '$1')
    .replace(/^last nite$/, 'last night')
    .replace(/(\d) (st|nd|rd|th)\b/g, '$1$2')
    .replace(new RegExp(`^((?:(?:this|next|last|coming) )?${WEEKDAY}|tomorrow|yesterday) ${PART}$`), '$1')
    .replace(
      /^((?:this|next|last|the|coming|past) (?:week|weekend|month|morning|afternoon|evening|night))s$/,
      '$1',
    )
    .replace(/s$/, (end) =>
      /days$/.test(found) && /^(?:mon|tues|wednes|thurs|fri|satur|sun)/.test(found) ? '' : end,
    )
}
