import { vocabulary } from '@alfred/language'
import { RELATIONS } from '../../reading/relation-words.ts'
import { ask } from '../../reading/intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import type { Topic, TopicRule } from '../topic-rule.ts'
import { peopleIn, personIn, WHO } from './person-named.ts'
import { personSpokenOf } from './person-spoken-of.ts'

// Reads whether somebody may eat something, in whatever order it is asked: who, that it is allowed or good for them, and the food.

const WHOEVER = "(?<who>[\\p{L}' -]{1,80}?)"
const FOOD = "(?<food>(?!it\\b|that\\b|this\\b|them\\b|with\\b|there\\b)[\\p{L}' -]{2,80}?)"
const MAY = "(?:can|can't|can not|cannot|could|may|should|is|are)"
const FINE =
  '(?:ok|okay|safe|fine|alright|all right|good|allowed|suitable|right|a problem|a no no|off limits|bad)'
/** What says no more of it: "or not", "do you think", "in porridge". */
const BEHIND =
  '(?:,? (?:too|as well|safely|or not|at all|yet|then|or (?:nah|no|what)|do you think|you think|to (?:eat|have)|please|or is (?:it|that) (?:off|out|a no)|now|ever))*'
const INSIDE = '(?: in (?:an? |the |his |her |my |their )?[\\p{L} ]{3,30}?)?'
const LEAD =
  '(?:(?:so|and|but|ok|hmm|wait|oh|do you know|do you think|any idea|know|remind me) (?:if |whether )?)*'

const FORMS: readonly string[] = [
  `${LEAD}${MAY} ${WHOEVER} (?:still |safely |even |really )?(?:allowed (?:to )?)?(?<verb>eat|have|drink|try) (?:any |some )?${FOOD}${BEHIND}`,
  `${LEAD}(?:is|are|will|would) ${FOOD} (?:be )?(?:still )?${FINE}${INSIDE} (?:for|with) ${WHOEVER}${BEHIND}`,
  `${LEAD}(?:is|are|will|would) ${FOOD} (?:be )?(?:something|anything) ${WHOEVER} (?:can|could|may) (?:eat|have|drink)${BEHIND}`,
  `${LEAD}(?:(?:is|would) it (?:be )?${FINE} to|(?:can|could|may|should) (?:i|we)) (?:give|feed|serve|cook|make) (?<who>${WHO.replace(/\?<\w+>/g, '?:')}|him|her|them) (?:any |some )?${FOOD}${BEHIND}`,
]

const SELF = /^(?:i|me|we|us)$/
const PRONOUN = /^(?:he|she|him|her|they|them)$/
/** All whom the message named before. */
const ALL_OF_THEM =
  /^(?:they|them|(?:they|them) (?:both|all|two)|both(?: of them)?|all of them|the two of them)$/
const ONE = new RegExp(`^${WHO}$`, 'u')
const BARE_RELATION = new RegExp(`^(?:the )?(?<relation>${RELATIONS})$`, 'u')
const DIETS = new Set(vocabulary.diets.flatMap(({ name }) => [name, `${name}s`]))
/** What the order of words takes for somebody, and what is no food: "can I have the list?". */
const NOBODY =
  /^(?:you|it|that|this|there|one|people|anyone|anybody|everyone|everybody|someone|somebody|dogs?|cats?|the dog|the cat|he and i|adults|pregnant women|vegans|vegetarians|coeliacs|celiacs|muslims|jews|hindus|babies|toddlers|children|dinner|lunch|breakfast|tea|supper|tonight|today|tomorrow|now|later|work|(?:mon|tues|wednes|thurs|fri|satur|sun)day|school|freezing|cooking|baking|the (?:freezer|fridge|oven|week|weekend|party|list|plan))$/
const NO_FOOD =
  /\b(?:list|recipes?|plan|menu|ideas?|something|anything|everything|nothing|more|another|what|one|ones|left|leftover|for|on|tonight|today|tomorrow|day|days|week|times?|calories|kcal|protein|carbs|that|these|those)\b/

const mayEatOf = (food: string, people: string[]): Intent => ({
  tool: 'may_eat',
  arguments: { food, people },
})
const WHO_IS_MEANT =
  'Of whom do you ask that? Ask it again with the name, or with what they are to you: "can Anna have pesto?"'

/** Whose name a part of the question is: null for the writer, undefined where it names nobody. */
function whoIs(said: string, topic: Topic): string | null | undefined {
  if (SELF.test(said)) return null
  if (NOBODY.test(said) || DIETS.has(said)) return undefined
  if (PRONOUN.test(said)) return personSpokenOf(said, topic)
  const groups = ONE.exec(said)?.groups
  const named = groups === undefined ? undefined : personIn(groups, topic)?.person
  return named ?? BARE_RELATION.exec(said)?.groups?.['relation'] ?? knownName(said, topic)
}

/** "I've got Alfie and Rose till six, can they have fish fingers?" asks of both; where nobody is named, of whoever was spoken of. */
function allOfThem(topic: Topic): (string | undefined)[] {
  const named = peopleIn(topic.written).map(({ person }) => person)
  return named.length > 0 ? named : [personSpokenOf('they', topic)]
}

/** Somebody who was told of is known in small letters, too. */
function knownName(said: string, { brief }: Topic): string | undefined {
  const known = brief?.entities.filter(({ type }) => type === 'person').map(({ label }) => label) ?? []
  return known.find((label) => label.toLowerCase() === said.replace(/^(?:the|my|our) /, ''))
}

const read: TopicRule['read'] = ({ who = '', food = '', verb = '' }, topic) => {
  const said = who.split(/,? (?:and|or) |, /)
  const bare = food
    .trim()
    .replace(
      /^(?:the |some |any |an? (?:(?:little )?(?:bit|piece|slice|bowl|plate|spoon|spoonful|taste|sip|glass|cup) of )?|shop(?:-bought)? |bought )+/,
      '',
    )
    .replace(
      / (?:that )?(?:we|i|you|they)(?:'ve| have)? (?:got|have|bought|made)(?: in)?$| (?:in|from) (?:the|my|our) (?:fridge|cupboard|freezer|pantry)$/,
      '',
    )
  if (NO_FOOD.test(bare) || bare.split(' ').length > 5) return undefined
  const isOfSelf = said.every((one) => SELF.test(one))
  // "Can I have a coffee" asks for one: whoever asks whether they may says so by a question mark, or by eating.
  if (isOfSelf && !topic.isQuestion && !/^(?:eat|drink)$/.test(verb)) return undefined
  const people = ALL_OF_THEM.test(who.trim()) ? allOfThem(topic) : said.map((one) => whoIs(one, topic))
  if (people.some((one) => one === undefined))
    return said.every((one) => PRONOUN.test(one)) ? [ask(WHO_IS_MEANT)] : undefined
  const named = people.filter((one) => typeof one === 'string')
  return people.includes(null) && named.length > 0
    ? [mayEatOf(bare, []), mayEatOf(bare, named)]
    : [mayEatOf(bare, named)]
}

/** How it is asked whether somebody may eat something, with who it is in a group. */
export const mayEatForms: readonly RegExp[] = FORMS.map((form) => new RegExp(`^${form}$`, 'u'))

/** In the order in which they are tried. */
export const mayEatRules: readonly TopicRule[] = mayEatForms.map((match) => ({ match, read }))
