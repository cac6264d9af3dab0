import { comingDayPattern, weekdayPattern } from './day-words.ts'
import { mealPattern } from './meal-words.ts'

const PUTTING = '(put|stick|pop|get|write|jot|note|mark)'
/** What is no thing to be put down: a person, or what stands for what was said before. */
const THING = '(?!(?:me|us|him|her|it|that|this|them|the oven|the heat|for)\\b)([^.;!?]{2,60}?)'
const WHEN = `(?=(?:the |next |this )?(?:${comingDayPattern}|${mealPattern})\\b)`
const SHOP =
  '(?:next time(?: (?:round|around|i shop|we shop|i go|we go))?\\b|(?:the |my |our |next |this )?(?:(?:big|weekly|food) )?(?:shop|shops|shopping)\\b(?! list))'

/** "Down" stands before the thing or behind it. */
const orders = (purpose: string): RegExp[] => [
  new RegExp(`\\b${PUTTING} down ${THING} ${purpose}`, 'i'),
  new RegExp(`\\b${PUTTING} ${THING} down ${purpose}`, 'i'),
]

const FOR_A_DAY = orders(`for ${WHEN}`)
const FOR_THE_SHOP = orders(`for ${SHOP}`)
const ON_THE_LIST = orders('(?=(?:on|onto) (?:the|my|our) )')
/** "Put that down for tonight then, salmon and mash." What has a meal or a number behind it may have been eaten. */
const NAMED_BEHIND = new RegExp(
  `\\b(?:put|stick|pop|get) (?:that|it) down for (tonight|tomorrow(?: night| evening)?|${weekdayPattern})(?: then)?[,:] (?!(?:\\d|an? |one |two |three |half )|[^.;!?]*\\b(?:${mealPattern})\\b)([^.;!?,]{3,60})[.! ]*$`,
  'i',
)
/** Writing puts nothing on a list in the words of the rules. */
const WRITES = /^(?:write|jot|note|mark)$/i

/**
 * A message with what is put down for a day said as a plan, and what is put down for the shop said as a line of the list: "down" would become a
 * part of the name.
 */
export function withoutDown(message: string): string {
  const named = message.replace(
    NAMED_BEHIND,
    (_, day: string, thing: string) => `plan ${thing.trim()} for ${day}`,
  )
  const planned = replaced(named, FOR_A_DAY, (_, thing) => `plan ${thing} for `)
  const listed = replaced(planned, FOR_THE_SHOP, (put, thing) => `${put} ${thing} on the shopping list`)
  return replaced(listed, ON_THE_LIST, (put, thing) => `${put} ${thing} `)
}

type Plain = (put: string, thing: string) => string

function replaced(message: string, forms: readonly RegExp[], plain: Plain): string {
  const form = forms.find((one) => one.test(message))
  return form === undefined
    ? message
    : message.replace(form, (_, put: string, thing: string) =>
        plain(WRITES.test(put) ? 'put' : put, thing.trim()),
      )
}
