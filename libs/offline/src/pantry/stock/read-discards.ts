import type { PantryArguments } from '@alfred/contracts'
import { placeNamed, placePattern } from '../../reading/place-words.ts'
import { whyThrown } from './discard-reasons.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import type { Intent } from '../kitchen-intent.ts'
import { readStatement } from './read-statements.ts'
import { asWritten, readByRules } from '../topic-rule.ts'
import type { Topic, TopicRule } from '../topic-rule.ts'

// Reads what throws many things away at once: "bin all the expired stuff", "chuck all the meat", "everything in the freezer is gone".

type DiscardAll = PantryArguments<'discard_all'>

const VERB =
  "(?:(?:i|we)(?:'ve| have| just| already)* )?(?:throw|threw|thrown|bin|binned|chuck|chucked|toss|tossed|discard|discarded|get rid of|got rid of|ditch|ditched|dump|dumped|remove|removed|delete|deleted|clear|cleared|take|took)(?: (?:away|out|off))?"
/** Words that throw away and mean nothing else: who takes everything out of the freezer may cook it. */
const THROW =
  "(?:(?:i|we)(?:'ve| have| just| already)* )?(?:throw|threw|thrown|bin|binned|chuck|chucked|toss|tossed|discard|discarded|get rid of|got rid of|ditch|ditched|dump|dumped)(?: (?:away|out|off))?"
const KEPT = /\b(?:ate|eaten|eat|used|cooked|finished|drank|moved|gave|given|clean|thaw|defrost it)\b/i
const AWAY = '(?: (?:away|out|in the bin))?'
const PAST =
  '(?:expired|out[- ]of[- ]date|past (?:its|their|the|it)(?: (?:best|sell[- ]by|use[- ]by|best[- ]before|expiry))?(?: date)?|past it|(?:gone|went|going|turned) (?:off|bad|mouldy|moldy|rotten)|off|spoil(?:ed|t)|over (?:its|their|the) date)'
const THINGS = '(?:food|stuff|things?|items?|ones|bits|products?|lots?)'
const OWN = '(?:the|my|our|any|those|these)'
const EVERY = '(?:all(?: of)?|everything|anything|whatever|what|any)'
const IS =
  "(?:'s|s| is| are| has| have| had| was| were| that(?:'s| is| are| has| have| had)?| which (?:is|has))*"
const PLACE = `(?: (?:in|from|of|out of|on|off) (?:the|my|our) (?<place>${placePattern})(?: only)?)?`
const ALSO_ESTIMATED =
  '(?<estimated>,? (?:also|and|including|even|plus)(?: also| even)?(?: the)?(?: ones with(?: an?)?)? estimated(?: ones| dates?)?(?: too| as well)?)?'
/** Sorts of food: all of one is more than what is called so. */
const SORT =
  '(?:meats?|poultry|fish|sea ?food|shellfish|dairy(?: (?:products?|stuff))?|milk products?|cheeses?|fruits?|veg(?:etables?|gies)?|herbs|spices|drinks|sweets|candy|alcohol|booze)'
const WHERE_FROM = `(?: (?:in|from|of|out of|on|off) (?:(?:the|my|our) (?<place>${placePattern})|(?<there>it|there)))`
const GONE =
  "(?:(?:is|are|was|were|has|have|had|'s|all|now|just|been) )*(?:gone|ruined|binned|thrown (?:away|out)|in the bin|had to go|has to go|must go|to go)"

/** What is asked about is not done, unless it is asked politely. */
const isAsked = ({ isQuestion, written }: Topic): boolean =>
  isQuestion && !/\b(?:can|could|would|will) you\b|\bplease\b/i.test(written)

function discardAll(given: Partial<DiscardAll>): Intent[] {
  const nothing = { food: null, location: null, estimated: null, reason: null, note: null }
  return [{ tool: 'discard_all', arguments: { which: 'all', ...nothing, ...given } }]
}

const foodSaid = (food: string | undefined): string | null =>
  food?.replace(/ (?:products?|stuff)$/, '').replace(/^sea food$/, 'seafood') ?? null

const readPast: TopicRule['read'] = ({ place = '', food, estimated }, topic) =>
  isAsked(topic)
    ? undefined
    : discardAll({
        which: 'expired',
        food: foodSaid(food),
        location: placeNamed(place),
        estimated: estimated === undefined ? null : true,
      })

const readSort: TopicRule['read'] = ({ place = '', food }, topic) =>
  isAsked(topic) ? undefined : discardAll({ food: foodSaid(food), location: placeNamed(place) })

/** "Everything in it" is of the one place that the message names. */
const readPlace: TopicRule['read'] = ({ place, there }, topic) => {
  if (isAsked(topic) || KEPT.test(topic.written)) return undefined
  const location =
    place === undefined ? onlyPlaceIn(there === undefined ? '' : topic.written) : placeNamed(place)
  return location === null ? undefined : discardAll({ location })
}

function onlyPlaceIn(text: string): DiscardAll['location'] {
  const named = [...text.toLowerCase().matchAll(new RegExp(`\\b(?:${placePattern})\\b`, 'g'))].map(
    ([name]) => name,
  )
  const [place = null, ...others] = new Set(named.map(placeNamed))
  return others.length === 0 ? place : null
}

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^${pattern}$`),
  read,
})

/** What throws many things away, in the order in which they are tried. */
const manyRules: readonly TopicRule[] = [
  // "Bin all the expired stuff", "get rid of the out of date meat".
  rule(
    `${VERB} (?:${EVERY} )?(?:${OWN} )?${PAST} (?:${THINGS}|(?<food>${SORT}))${AWAY}${PLACE}${AWAY}${ALSO_ESTIMATED}`,
    readPast,
  ),
  // "Throw out everything that's gone off", "chuck all the meat that's out of date".
  rule(
    `${VERB} ${EVERY}(?: ${OWN})?(?: (?:${THINGS}|(?<food>${SORT})))?${PLACE.replaceAll('place', 'within')}${IS}(?: already| now| all)? ${PAST}${AWAY}${PLACE}${AWAY}${ALSO_ESTIMATED}`,
    (groups, topic) => readPast({ ...groups, place: groups['place'] ?? groups['within'] }, topic),
  ),
  // "Everything expired can go".
  rule(
    `${EVERY}(?: ${OWN})?(?: ${THINGS})?${IS} ${PAST}(?: ${THINGS})?${PLACE} (?:can|must|has to|have to|needs? to) (?:go|be thrown (?:away|out)|be binned)`,
    readPast,
  ),
  // "Chuck all the meat", "throw out all of the dairy in the fridge".
  rule(`${THROW} (?:all(?: of)?|every bit of) (?:${OWN} )?(?<food>${SORT})${AWAY}${PLACE}${AWAY}`, readSort),
  // "Throw away everything in the freezer".
  rule(
    `${THROW} ${EVERY}(?: ${OWN})?(?: ${THINGS})?(?: that(?:'s| is| was))?${AWAY}${WHERE_FROM}${AWAY}`,
    readPlace,
  ),
  // "I defrosted the freezer, everything in it is gone".
  rule(
    `(?:.{1,80}?[,;:]? (?:and |so |but )*)?(?:everything|all(?: ${OWN})?(?: ${THINGS})?|the lot|whatever)(?: that(?:'s| is| was)| was)?${WHERE_FROM} ${GONE}`,
    readPlace,
  ),
  // What was done to the place is no change of its own.
  {
    match: new RegExp(
      `^(?:i|we)(?:'ve| have| just)* (?:defrosted|cleaned(?: out)?|unplugged|turned off) ${OWN} (?:${placePattern})$`,
    ),
    read: (_groups, { written }) => (/\b(?:everything|all|the lot)\b/i.test(written) ? [] : undefined),
  },
]

/** "Bin the soup, nobody liked it": what is thrown away, and why. */
const readWhy: TopicRule['read'] = ({ text = '' }, topic) => {
  const why = whyThrown(text)
  if (why === undefined || isAsked(topic)) return undefined
  const { reason, note, rest } = why
  const told = { reason, note: note === null ? null : asWritten(topic, note) }
  const read = readByRules(manyRules, rest, topic) ?? readStatement(rest)?.intents
  const isDiscard = read?.every(({ tool }) => tool === 'discard_item' || tool === 'discard_all')
  if (read === undefined || read.length === 0 || isDiscard !== true) return undefined
  return read.map((intent) =>
    intent.tool === 'discard_item'
      ? { ...intent, arguments: { ...intent.arguments, ...told } }
      : intent.tool === 'discard_all'
        ? { ...intent, arguments: { ...intent.arguments, ...told } }
        : intent,
  )
}

export const discardRules: readonly TopicRule[] = [
  ...manyRules,
  { match: new RegExp(`^(?<text>${VERB} .+)$`), read: readWhy },
]

const ONLY_ESTIMATED =
  /^(?:yes,? )?(?:and |also |throw (?:away |out )|bin |chuck )*(?:all )?(?:the |those )?(?:ones? with (?:an )?)?estimated(?: ones?| dates?)?(?:,? (?:too|also|as well|please|away|out))*[.!]*$/i

/** "Also the estimated ones" behind what threw away all that was past its date. Undefined for anything else. */
export function alsoEstimated(message: string, last: readonly Intent[]): Intent[] | undefined {
  const [before, ...others] = last.filter(isToolIntent)
  if (others.length > 0 || before?.tool !== 'discard_all' || !ONLY_ESTIMATED.test(message.trim()))
    return undefined
  return discardAll({ ...before.arguments, which: 'expired', estimated: true })
}
