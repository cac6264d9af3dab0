import type { TurnBrief } from '@alfred/contracts'
import { withoutIdleClosing } from '../idle-closing.ts'
import type { Intent } from '../kitchen-intent.ts'
import type { Topic } from '../topic-rule.ts'
import { asToldOfPeople } from './as-told-of-people.ts'
import { WHO } from './person-named.ts'
import { plainOfPeople } from './plain-of-people.ts'
import { readToldOfPeople } from './read-told-of-people.ts'

// Reads a message that does nothing but tell of people, of whichever and of the writer, in as many sentences as it has. It is read before its
// clauses are told apart: of whom a clause without a name tells is known from those before it.

/** What it is told for, in front. */
const LEAD =
  /^(?:(?:hi|hello|hey)(?: alfred)?[,! ]+|(?:just )?so you know,? |fyi,? |heads up,? |btw,? |by the way,? |(?:please |can you |could you )?(?:remember|note|bear in mind|keep in mind)(?: that|:)? |(?:guests?|people|eaters|dinner)(?: (?:on|for) [a-z]+)?: |(?:for|at|on|re) [\p{L}\d' ]{3,40}: )+/u
/** "We've got Priya and Hannah coming" tells of guests. */
const HAVING =
  /^(?:(?:we|i)(?:'ve| have)? got|(?:we're |we are |i'm |i am )?having) (?=[\p{L}' ]{2,60} (?:coming|over|round|staying|visiting|for (?:dinner|lunch|tea|supper|brunch)))/u
/** A condition tells nothing of anybody. */
const SUPPOSES =
  /^(?:if|when|unless|whether|suppose|imagine|what|who|is|are|can|could|does|do|should|would)\b/
const BRACKETED = new RegExp(`(?:both )?(?:${WHO.replace(/\?<\w+>/g, '?:')}) \\([^()]{3,40}\\)`, 'gu')
/** What may stand around somebody with what is told of them in brackets: "we've got ... over on Friday". */
const FRAME =
  /^[ ,.!]*(?:(?:we|i|'ve|'re|'m|have|got|having|is|are|there|it's|coming|come|over|round|here|cooking|feeding|for|to|on|at|with|and|plus|also|both|dinner|lunch|tea|supper|brunch|breakfast|tonight|tomorrow|today|this|next|the|a|our|my|weekend|evening|picnic|party|bbq|barbecue|guests?|friends|people|staying|joining|us|me|so|then|please|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:[ ,.!]+|(?=')|$))*$/

/** What a message tells of people, one call each. Undefined where any part of it is something else. */
export function severalPeopleTold(message: string, brief: TurnBrief | null): Intent[] | undefined {
  if (message.includes('?')) return undefined
  const said = withoutIdleClosing(plainOfPeople(message).replace(LEAD, '').replace(HAVING, ''))
  const topic: Topic = { brief, written: message, isQuestion: false, last: [] }
  if (SUPPOSES.test(said)) return undefined
  const told =
    fromBrackets(withoutWhoEatsAll(said)) ?? asToldOfPeople(said).replace(/[.!;](?: also)?(?: |$)/g, ', ')
  return readToldOfPeople(told, topic)
}

/** Of whoever eats anything nothing is told. */
const withoutWhoEatsAll = (said: string): string =>
  said.replace(/,? and [\p{L}'-]{2,30},? (?:who )?(?:eats|will eat) (?:anything|everything)(?=[.!]*$)/u, '')

/** "We've got Sam (vegan) and Beth (no dairy) over" tells two things. Undefined where brackets say something else. */
function fromBrackets(said: string): string | undefined {
  const people = said.match(BRACKETED)
  if (people === null || !FRAME.test(said.replace(BRACKETED, '').replace(/\s+/g, ' ').trim()))
    return undefined
  return people.map((one) => one.replace(/ \(/, ' ').replace(/\)$/, '')).join(', ')
}
