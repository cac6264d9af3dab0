import { withoutEnding } from '@alfred/language'
import type { PlainCall } from '@alfred/offline/reading'
import { callOf } from './cellar-call.ts'
import { isOfDrinks } from './drink-phrase.ts'
import type { Which } from './which.ts'
import { PLACE } from './words.ts'

/** A wish that takes what is planned to be eaten, which another agent knows. */
export type PlannedWish = { tool: 'suggest_bottle' | 'pair_bottle'; day: string; kind: string | null }

type Groups = Readonly<Record<string, string>>
type Rule = { pattern: RegExp; read: (groups: Groups, which: Which) => PlainCall | PlannedWish | undefined }

const GROUPS: readonly { said: RegExp; filter: Groups }[] = [
  { said: /^(?:red|reds|red wines?)$/, filter: { kind: 'wine', colour: 'red' } },
  { said: /^(?:white|whites|white wines?)$/, filter: { kind: 'wine', colour: 'white' } },
  { said: /^(?:ros[ée]s?|ros[ée] wines?)$/, filter: { kind: 'wine', colour: 'rosé' } },
  {
    said: /^(?:sparkling|sparklers|sparkling wines?|bubbly|fizz|bubbles)$/,
    filter: { kind: 'wine', colour: 'sparkling' },
  },
  { said: /^(?:sweet wines?|dessert wines?|stickies)$/, filter: { kind: 'wine', colour: 'sweet' } },
  { said: /^(?:wines?)$/, filter: { kind: 'wine' } },
  { said: /^(?:beers?|ales?)$/, filter: { kind: 'beer' } },
  { said: /^(?:ciders?)$/, filter: { kind: 'cider' } },
  { said: /^(?:spirits?|liquors?|liqueurs?)$/, filter: { kind: 'spirit' } },
  {
    said: /^(?:soft drinks?|alcohol[- ]free(?: drinks?)?|non[- ]alcoholic(?: drinks?)?)$/,
    filter: { kind: 'soft' },
  },
  { said: /^(?:bottles?|drinks?|things?|cans?|stuff|)$/, filter: {} },
]

/** Lists what a group names: "reds", "bottles of riesling", "Barolo". */
function listing(group: string, more: Groups = {}): PlainCall {
  const said = group
    .toLowerCase()
    .replace(/^(?:(?:bottles?|cans?|kinds?|sorts?) of |any |the |my |our |all |of )+/, '')
    .trim()
  const known = GROUPS.find(({ said: pattern }) => pattern.test(said))
  return callOf('list_bottles', known === undefined ? { name: said, ...more } : { ...known.filter, ...more })
}

function placed(place: string | undefined): Groups {
  const name = place?.replace(/^(?:the|my|our) /i, '')
  return name === undefined || /^(?:cellar|house|home)$/i.test(name) ? {} : { place: name }
}

const drinkOf: Rule['read'] = ({ drink = '' }, which) => {
  const { name, vintage } = which(drink.replace(/^(?:the|my|our) /i, ''))
  return name === null ? undefined : callOf('list_bottles', { name, vintage })
}

const PLANNED =
  /^(?:(?:the|my|our) )?(?:(?<day>tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s)? ?)?(?:(?:dinner|supper|meal|food|menu|lunch)(?: (?:tonight|today|tomorrow|on \w+day|this evening))?|what(?:'s| is) (?:for dinner|planned)|what we(?:'re| are) (?:eating|having))?(?: (?<later>tonight|today|tomorrow))?$/i

/** What goes with a dish, or with the meal that is planned where only its time is named. */
const pairing: Rule['read'] = ({ dish = '', kind }) => {
  const said = withoutEnding(dish, '?.!').trim()
  const planned = PLANNED.exec(said)
  if (planned !== null && said !== '')
    return {
      tool: 'pair_bottle',
      day:
        planned.groups?.['day'] ??
        planned.groups?.['later'] ??
        (/tomorrow/i.test(said) ? 'tomorrow' : 'today'),
      kind: kindOf(kind),
    }
  if (/^(?:her|him|them|me|us|it|you|that)$/i.test(said)) return undefined
  const name = said
    .replace(/^(?:the|my|our|some|an?) /i, '')
    .replace(/ (?:tonight|today|this evening|for dinner)$/i, '')
  return name === '' ? undefined : callOf('pair_bottle', { dish: name, kind: kindOf(kind) })
}

function kindOf(said: string | undefined) {
  const kinds = { wine: 'wine', beer: 'beer', cider: 'cider', red: 'wine', white: 'wine' } as const
  return said !== undefined && Object.hasOwn(kinds, said.toLowerCase())
    ? kinds[said.toLowerCase() as keyof typeof kinds]
    : null
}

const DRINK = '(?<kind>wine|beer|cider|drinks?|bottle|red|white|one)'

/** Questions, each with what it asks for. The first that fits is taken. */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?:what|which)(?: ${DRINK})? (?:should|shall|could|can|do|would) (?:i|we) (?:open|drink|have to drink)(?: (?:tonight|today|this evening|now|first|next|with dinner|for dinner|tomorrow))?$|^(?:what|which)(?: bottle)? (?:to open|should be opened)(?: (?:tonight|first|next|now))?$|^(?:suggest|pick|recommend) (?:me |us )?(?:a bottle|a wine|something to (?:drink|open)|a drink)(?: for tonight| tonight)?$`,
      'iu',
    ),
    read: ({ kind }) => ({ tool: 'suggest_bottle', day: 'today', kind: kindOf(kind) }),
  },
  {
    pattern: new RegExp(
      `^(?:what|which)(?: ${DRINK})? (?:should|shall|could|can|do|would|might) (?:i|we|you) (?:open|drink|have|serve|pour|pair)(?: to drink)?(?: with| for) (?<dish>.+)$`,
      'iu',
    ),
    read: pairing,
  },
  {
    pattern: new RegExp(
      `^(?:what|which)(?: ${DRINK})?(?: of (?:mine|ours))?(?: (?:goes?|pairs?|fits?|works?|suits?|would go|to drink|to serve|is (?:good|right|best)))+(?: (?:well|best|nicely))?(?: with| for)? (?<dish>.+)$`,
      'iu',
    ),
    read: pairing,
  },
  {
    pattern: new RegExp(
      `^(?:which |what |a |is there a |do (?:i|we) have a )?${DRINK}(?: that goes| to go)? (?:for|with) (?<dish>.+)$`,
      'iu',
    ),
    read: pairing,
  },
  {
    pattern:
      /^(?:suggest|recommend|find|pick)(?: me| us)? (?:an? )?(?<kind>wine|beer|cider|drink|bottle|something to drink) (?:for|with|to go with) (?<dish>.+)$/iu,
    read: pairing,
  },
  {
    pattern: /^pair (?:something |a wine |a drink )?with (?<dish>.+)$|^what can i pair with (?<other>.+)$/iu,
    read: ({ dish, other = '' }, which) => pairing({ dish: dish ?? other }, which),
  },
  {
    pattern:
      /^(?:what|which)(?: (?<group>.+?))? (?:needs?|must be|should be|has to be|have to be|wants?|ought to be|should (?:i|we)|must (?:i|we)|need to be)(?: to be)? (?:drinking|drunk|drink|opened|opening|finished)(?: up)?(?: (?:by|before|until|in))? (?<until>this year|next year|20\d\d|soon|the end of (?:the|this|next) year|first|now)$/iu,
    read: ({ group = '', until = '' }) =>
      /^(?:soon|first|now)$/i.test(until)
        ? listing(group, { readiness: 'soon' })
        : listing(group, { until: until.replace(/^next year$/i, 'the end of next year') }),
  },
  {
    pattern:
      /^(?:what|which)(?: (?<group>.+?))? (?:is|are)(?: now| already)? (?:ready|drinkable)(?: to (?:drink|open|be (?:drunk|opened)))?(?: now)?$|^what(?:'s| is) ready(?: to (?:drink|open))?(?: now)?$/iu,
    read: ({ group = '' }) => listing(group, { readiness: 'ready' }),
  },
  {
    pattern:
      /^(?:what|which)(?: (?<group>.+?))? (?:is|are) (?:past (?:it|their best|its best|their time)|over the hill|too old)$|^(?:is|are|has|have) (?:anything|any (?:wines?|bottles?)) (?:gone )?pas(?:t|sed) (?:it|its best|their best)$|^what(?:'s| is) past (?:it|its best)$/iu,
    read: ({ group = '' }) => listing(group, { readiness: 'past' }),
  },
  {
    pattern:
      /^(?:what|which)(?: (?<group>.+?))? (?:should|must|needs? to|has to|have to|(?:is|are) to)(?: (?:i|we))?(?: be)? (?:keep|kept|wait|laid down|rest)(?: longer| still| for now)?$|^(?:what|which)(?: (?<other>.+?))? (?:is|are) not ready(?: yet)?$/iu,
    read: ({ group, other = '' }) => listing(group ?? other, { readiness: 'not_yet' }),
  },
  {
    pattern:
      /^(?:is|are) (?<drink>.+?) (?:ready|drinkable|past (?:it|its best|their best)|still good|too old|too young|still ok)(?: to (?:drink|open))?(?: yet| now| already)?$/iu,
    read: drinkOf,
  },
  {
    pattern:
      /^(?:can|could|should|may|shall) (?:i|we) (?:already |now )?(?:open|drink) (?<drink>.+?)(?: yet| now| already| tonight| today| this year)?$/iu,
    read: drinkOf,
  },
  {
    pattern:
      /^(?:when|until when|how long|how much longer) (?:should|can|could|do|does|will|is|are|must|shall)(?: (?:i|we))?(?: (?:open|drink|keep|hold|store))? ?(?<drink>.+?)(?: (?:be (?:drunk|opened|ready|at its best)|ready|keep|last|best|good))?$/iu,
    read: drinkOf,
  },
  {
    pattern: new RegExp(
      `^(?:what(?:'s| is| do (?:i|we) have| have (?:i|we) got)|show(?: me)?(?: what is| what's)?|list(?: what is| what's)?)(?: (?:there|all|everything))? (?:in|on) (?<place>${PLACE})$`,
      'iu',
    ),
    read: ({ place }) => callOf('list_bottles', placed(place)),
  },
  {
    pattern: new RegExp(
      `^(?:what|which|how many|how much) (?<group>.+?) (?:do (?:i|we) (?:still )?(?:have|own|got)|have (?:i|we) got|are there|is there|are|is)(?: left| there| altogether| in all)?(?: (?:in|on) (?<place>${PLACE}|stock|total))?$`,
      'iu',
    ),
    read: ({ group = '', place }) =>
      listing(group, /^(?:stock|total)$/i.test(place ?? '') ? {} : placed(place)),
  },
  {
    pattern:
      /^how many(?: bottles?| cans?)? (?:do (?:i|we) (?:still )?have|have (?:i|we) got|are there|are)(?: left| still)? of (?:the |my |our )?(?<group>.+?)(?: left)?$/iu,
    read: ({ group = '' }) => listing(group),
  },
  {
    pattern: new RegExp(
      `^(?:do|have) (?:i|we) (?:still )?(?:have|got) (?:any |some |an? )?(?<group>.+?)(?: left)?(?: (?:in|on) (?<place>${PLACE}|stock))?$`,
      'iu',
    ),
    read: ({ group = '', place }) => listing(group, /^stock$/i.test(place ?? '') ? {} : placed(place)),
  },
  {
    pattern: new RegExp(
      `^any (?:more )?(?<group>.+?)(?: left| there)?(?: (?:in|on) (?<place>${PLACE}))?$`,
      'iu',
    ),
    read: ({ group = '', place }) => listing(group, placed(place)),
  },
  {
    pattern: new RegExp(
      `^(?:show|list|tell)(?: me)?(?: all)?(?: of)? (?:my|our|the) (?<group>.+?)(?: (?:in|on) (?<place>${PLACE}))?$`,
      'iu',
    ),
    read: ({ group = '', place }) =>
      /notes?\b/i.test(group) ? undefined : listing(group.replace(/^cellar$/i, ''), placed(place)),
  },
]

/** Reads a question about drinks: "what reds do I have?", "what goes with roast lamb?" */
export function readAsking(sentence: string, which: Which): PlainCall | PlannedWish | undefined {
  const said = withoutEnding(sentence, '?!.')
  for (const { pattern, read } of RULES) {
    const found = pattern.exec(said)
    if (found === null) continue
    const asked = read(
      Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, text]) => text !== undefined)),
      which,
    )
    if (asked !== undefined && isForCellar(asked, said)) return asked
  }
  return undefined
}

/** A list of something that nobody drinks is another agent's. */
function isForCellar(asked: PlainCall | PlannedWish, said: string): boolean {
  if (!('kind' in asked) || asked.tool !== 'list_bottles' || !('arguments' in asked)) return true
  return (
    asked.arguments['name'] === null ||
    isOfDrinks(said) ||
    /\b(?:ready|open|drink|keep|drunk|past)\b/i.test(said)
  )
}
