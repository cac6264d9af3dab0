import { personIn, WHO } from '../people/person-named.ts'
import type { Topic } from '../topic-rule.ts'

/** Requests that may end with who eats along. */
const OF_MEALS =
  /^(?:plan|schedule|put|have|cook|make|(?:i|we|i'm|we're|i am|we are|i've|we've|i have|we have)(?: just| now)? (?:cook|made|mak|hav))/
const COMES =
  "(?:'s|'re| is| are| will be|'ll be|is|are)?(?: not)? ?(?:coming|joining|visiting|here|there|with us|eating with us|eating along|over|round|around|comes?|visits?|joins?|eats? with us)(?: us| over| round| along| too| for (?:it|that|dinner|lunch|breakfast)| then| that (?:day|evening|night))*"
const PEOPLE = '(?<people>[^,.;]{2,80}?)'
const WITH = new RegExp(`^,? (?:together )?(?:with|without) ${PEOPLE}$`)
const COMING = new RegExp(`^,? (?:and |because |since |as |cos |when |for when )?${PEOPLE}${COMES}$`)
const ONE = new RegExp(`^${WHO}$`, 'u')
const SELF = /^(?:me|us|the (?:kids|children|family))$/

/**
 * A request for a meal without its end that says who eats along: "plan cod stew for Sunday, Nora is coming". The database reads that in the
 * message itself. What is no person stays: "plan pasta with cheese".
 */
export function withoutCompany(clause: string, topic: Topic): string {
  if (!OF_MEALS.test(clause)) return clause
  const beginnings = [...clause.matchAll(/,? /g)].map(({ index }) => index)
  const end = beginnings.find((index) => saysWhoEats(clause.slice(index), topic))
  return clause.slice(0, end)
}

function saysWhoEats(part: string, topic: Topic): boolean {
  return [COMING, WITH].some((pattern) => {
    const people = pattern.exec(part)?.groups?.['people']?.split(/,? and |, ?/)
    return people?.every((one) => SELF.test(one) || isPerson(one, topic)) === true
  })
}

function isPerson(said: string, topic: Topic): boolean {
  const groups = ONE.exec(said)?.groups
  return groups !== undefined && personIn(groups, topic) !== undefined
}
