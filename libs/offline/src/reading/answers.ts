import type { Ask } from '@alfred/contracts'
import { foldBlanks, withoutEnding } from '@alfred/language'
import { isBareMeasure } from './bare-measure.ts'

type Merge = (given: { message: string; about: string; answer: string }) => string

const PRONOUN = /\b(?:it|them|that|those|both)\b/i
const VAGUE =
  '(?:(?:some|any|several|a few|a little|a bit|a lot|lots|many|plenty|part|most|half|a handful|some more)(?: of)? )?(?:(?:the|my|our) )?'

/** How an answer completes the message that was asked about, by the open slot. */
const MERGES: Readonly<Partial<Record<Ask['slot'], Merge>>> = {
  amount: ({ message, about, answer }) => replaceFood(message, about, withFood(answer, about)),
  food: ({ message, about, answer }) => {
    if (about === '') return `${bare(message)} ${answer}`
    if (isBareMeasure(about)) return replaceText(message, about, `${about} of ${answer}`)
    return message.toLowerCase().includes(about) && !PRONOUN.test(about)
      ? replaceFood(message, about, answer)
      : message.replace(PRONOUN, () => answer)
  },
  portion: ({ message, about, answer }) =>
    replaceText(message, about, withFood(answer, about.split(' ').at(-1) ?? about)),
  day: ({ message, about, answer }) =>
    replaceText(message, about, answer.replace(/^(?:on|by|until|for|from) /i, '')),
  place: ({ message, answer }) =>
    `${bare(message)} to the ${answer.replace(/^(?:in(?:to)?|to|on(?:to)?)\s+/i, '').replace(/^the\s+/i, '')}`,
  recipe: ({ message, about, answer }) =>
    (about === 'portions' ? portionsOf(message, answer) : inPlaceOf(message, about, answer)) ??
    message.replace(
      /\b(?:(?:that|the|this|my) recipe|it|that one|that|this)\b/i,
      () => `the ${answer.replace(/^the /i, '').replace(/ (?:recipe|one)$/i, '')} recipe`,
    ),
  // The answer to "what shall I do?" is a new request.
  message: ({ answer }) => answer,
}

/** A dish in place of the words that named none: "put one lot down for Friday". */
const inPlaceOf = (message: string, about: string, dish: string): string | undefined =>
  about !== '' && message.toLowerCase().includes(about) ? replaceText(message, about, dish) : undefined

/** Portions of which nothing is told: "two portions are left", and not "two portions of stew". */
const PORTIONS =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|half an?) (?:portion|serving|helping|plate)s?\b(?! of (?!(?:it|that|them|those)\b))(?: of \w+)?/i

/** "Two portions are left" is completed by a dish where they are named. Undefined where none are, or the answer has an amount of its own. */
function portionsOf(message: string, answer: string): string | undefined {
  const said = PORTIONS.exec(message)?.[0]
  if (said === undefined) return undefined
  const bareSaid = said.replace(/ of \w+$/i, '')
  return replaceText(
    message,
    said,
    `${bareSaid} of ${answer.replace(/^(?:of )?(?:(?:the|my|our|an?) )?/i, '')}`,
  )
}

/**
 * Puts the answer into the message that was asked about, in place of what was open. Undefined where no place is
 * known.
 */
export function mergeAnswers(message: string, asks: readonly Ask[], answer: string): string | undefined {
  const [first] = asks
  const merge = first && MERGES[first.slot]
  if (merge === undefined) return undefined
  return answersOf(asks, answer).reduce((text, one) => merge({ message: text, ...one }), bare(message))
}

type Answered = { asks?: readonly Ask[] | undefined; message: string; answer: string }

/**
 * The message that lacked its thing with the thing behind it: "log my lunch" and "2 eggs". Undefined where something else was asked, and where
 * the answer names nothing.
 */
export function completedMessage({ asks = [], message, answer }: Answered): string | undefined {
  const [first, ...others] = asks
  const isOpen = first?.slot === 'food' && first.about === null && others.length === 0
  return isOpen && !namesNothing(answer) ? mergeAnswers(message, asks, answer) : undefined
}

const NAMES_NOTHING =
  /^(?:yes|yep|yeah|no|nope|sure|ok|okay|please|it|them|that|those|this|the same|whatever|(?:i )?(?:do not|don't) know|do it|go ahead)(?:[ ,]+(?:please|thanks))?$/i

/** Does the answer to a question for a food name no food: a yes, a no, an "it"? */
export function namesNothing(answer: string): boolean {
  return NAMES_NOTHING.test(bare(answer))
}

/** Splits an answer with several amounts in the order of the questions: "500 g and 2". */
function answersOf(asks: readonly Ask[], answer: string): { about: string; answer: string }[] {
  const amounts = asks.filter(({ slot }) => slot === 'amount')
  const parts = foldBlanks(bare(answer)).split(/ ?(?:,|\band\b) ?/i)
  if (amounts.length > 1 && parts.length === amounts.length)
    return amounts.map(({ about }, index) => ({ about: about ?? '', answer: parts[index] ?? '' }))
  return [{ about: asks[0]?.about ?? '', answer: bare(answer) }]
}

function bare(text: string): string {
  return withoutEnding(text.trim(), '.?!')
}

/** The amount with its food: "500 g" of flour. An answer that names the food is complete. */
function withFood(answer: string, food: string): string {
  if (answer.toLowerCase().includes(food)) return answer
  return /^(?:all|all of (?:it|them)|everything)$/i.test(answer) ? `all the ${food}` : `${answer} ${food}`
}

function replaceFood(message: string, food: string, by: string): string {
  const escaped = food.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`\\b${VAGUE}${escaped}`, 'i')
  return pattern.test(message) ? message.replace(pattern, () => by) : `${message} ${by}`
}

function replaceText(message: string, spoken: string, by: string): string {
  const start = message.toLowerCase().indexOf(spoken.toLowerCase())
  return start === -1
    ? `${message} ${by}`
    : message.slice(0, start) + by + message.slice(start + spoken.length)
}
