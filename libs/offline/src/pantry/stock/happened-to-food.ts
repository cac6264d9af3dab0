import { outlineOf, type NamedThing, type Outline } from '../../reading/outlines/outline-of-message.ts'

// Reads what happened to a food, told in passing, as the plain sentence for it: it was taken out to thaw, opened and put elsewhere, used up for
// something, or is missed and to go on the list. The food is found first, so that nothing but the form of what happened has to be known.

const LETTERS_MAX = 160
/** What has not happened, or is asked, tells nothing of the stock. */
const UNREAL =
  /\?|\b(?:if|when|should|shall|need|needs|want|will|gonna|going to|remind|tomorrow|later|forgot|didnt|havent|not(?! an? | <amount)|never|could|would|might|maybe|almost|nearly|how (?:do|long|much)|can i|yesterday)\b/
/** What else is asked for is not to be lost. */
const ELSE =
  /\b(?:add|get|buy|order|list|check|tick|reminder|set|move|plan|log|half|put (?:it|them|that) on|none|used|<amount\d+>|<day\d+>)\b/
const THE = '(?: (?:the|some|that|those|this|my|our|a|an|new|last|of))*'
const FOOD = '(?:<amount(?<amount>\\d+)>(?: of)? )?<food(?<food>\\d+)>'
const TOOK = '(?:took|taken|got|pulled|lifted|brought|fetched|dug|have|ive|had)'
const THAW = '(?:defrost(?:ing)?|thaw(?:ing)?(?: out)?)'

type Form = { match: RegExp; say: (told: { food: string; said: string; place: string | null }) => string }

const FORMS: readonly Form[] = [
  {
    // "Taken the mince out to defrost, it's on the bottom shelf of the fridge."
    match: new RegExp(
      `\\b${TOOK}${THE} ${FOOD} out(?: of the <place\\d+>)?(?: (?:to|for|and|its|theyre|is|are)){1,2} (?:defrost|thaw)|\\b${TOOK} out${THE} ${FOOD}(?: to| for| and its) ${THAW}|<food(?<thawing>\\d+)>(?: (?:is|are|has been|have been|out|of the <place\\d+>|now|and|its|theyre)){0,4} (?:defrosting|thawing)\\b`,
    ),
    say: ({ said, place }) => `move ${said} from the freezer to the ${place ?? 'fridge'}`,
  },
  {
    // "Opened the new mayo so it's living in the fridge from now on."
    match: new RegExp(`^(?:(?:just|ive|i|we|weve|have|oh|ok|so) )*opened${THE} ${FOOD}(?=.*<place\\d+>)`),
    say: ({ food, place }) => `opened the ${food}. move the ${food} to the ${place ?? 'fridge'}`,
  },
  {
    // "Used all the milk on the little one's pancakes."
    match: new RegExp(
      `\\b(?:used|used up|finished|finished off) (?:up )?(?:all|every bit|the last|the rest|what was left)${THE} ${FOOD} (?:on|for|in|making|to make|when|because|cos|this morning|last night|earlier|just now)\\b`,
    ),
    say: ({ food }) => `used up the ${food}`,
  },
]

/** The plain sentence for what happened to a food. Undefined for a message that tells anything else. */
export function happenedToFood(message: string): string | undefined {
  const outline = message.length > LETTERS_MAX ? null : outlineOf(message, [])
  if (outline === null || UNREAL.test(outline.text)) return undefined
  for (const { match, say } of FORMS) {
    const found = match.exec(outline.text)
    if (found?.groups !== undefined)
      return ELSE.test(outline.text.replace(found[0], '')) ? undefined : said(outline, found.groups, say)
  }
  return missedAndWanted(outline)
}

function said(
  { things }: Outline,
  groups: Readonly<Record<string, string | undefined>>,
  say: Form['say'],
): string | undefined {
  const food = things[Number(groups['food'] ?? groups['thawing'])]
  const amount = things[Number(groups['amount'])]
  if (food?.kind !== 'food') return undefined
  const places = things.filter((one) => one.kind === 'place').filter(({ said: place }) => place !== 'freezer')
  if (places.length > 1) return undefined
  const measured =
    amount?.kind === 'amount'
      ? `${amount.quantity} ${amount.unit === null ? '' : `${amount.unit} of `}${food.said}`
      : `the ${food.said}`
  return say({ food: food.said, said: measured, place: places[0]?.said ?? null })
}

const MISSED =
  /\b(?:no|out of|neither|nor|or|not(?: an?)?(?: <amount\d+>)?) (?:more |any )?<food(?<food>\d+)>/g
const WANTED =
  /(?:[,.;!-] on the (?:shopping )?list(?: please)?| on the (?:shopping )?list please)[.!]?$|\b(?:stick|put|add|pop|chuck|bung|whack) (?:it|them|both)(?: both)? on(?: (?:the|my|our) (?:shopping )?list)?(?: please| then| will you)*[.!]?$/

/** Who may not have a food misses none. */
const OF_PEOPLE = /\b(?:says?|allowed|allerg\w*|eats?|dinner|lunch|recipes?|for <day|school|at all)\b/

/** "No onions. How have we got no onions. Stick them on": what is missed goes on the list. */
function missedAndWanted({ text, things }: Outline): string | undefined {
  if (!WANTED.test(text) || OF_PEOPLE.test(text)) return undefined
  const missed = [...text.matchAll(MISSED)].map(({ groups }) => things[Number(groups?.['food'])])
  const foods = [...new Set(missed.flatMap((one) => (one?.kind === 'food' ? one.said : [])))]
  const isAll = things.every((one: NamedThing) => one.kind !== 'food' || foods.includes(one.said))
  return foods.length > 0 && isAll ? `add ${foods.join(' and ')} to the shopping list` : undefined
}
