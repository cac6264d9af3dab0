const HOUR = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const PAST = '(?:(?:a )?quarter|half|five|ten|twenty(?:-five)?|\\d{1,2})(?: minutes)? (?:past|to)'
const O_CLOCK = "o['’]?clock"
/** Nothing but a time, without a word before it. */
const CERTAIN = `(?:half|(?:a )?quarter) past ${HOUR}|(?:a )?quarter to ${HOUR}|${HOUR} ${O_CLOCK}`
const NEAR = '(?:at|around|about|by|towards|just (?:before|after)|shortly (?:before|after))'
const OF_DAY = '(?: sharp)?(?: in the (?:morning|afternoon|evening)| at night)?'
const ENDS = '(?= |,|\\.|;|!|\\?|$)'

/** When something was, by the clock and in words that can mean no amount: "at four o'clock", "around half past two", "at half seven". */
export const clockInWords = `(?:(?:${NEAR} )?(?:${CERTAIN})|${NEAR} (?:${PAST} ${HOUR}|half ${HOUR}|${HOUR}(?:[:.]\\d{2})? ?(?:[ap]m|${O_CLOCK})|\\d{1,2}:\\d{2}|midnight))${OF_DAY}${ENDS}`

/** The hour alone, where nothing else is told by it: "toast at four". */
export const hourAlone = `(?<=[a-z]) at ${HOUR}(?=,|\\.|$| and | for )`

/** The middle of the day. */
export const noonInWords = `${NEAR} (?:noon|midday)${ENDS}`
