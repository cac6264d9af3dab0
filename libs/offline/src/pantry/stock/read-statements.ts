import { ask, askAmount, openSlot } from '../../reading/intent.ts'
import type { StorageLocation, TurnBrief } from '@alfred/contracts'
import type { Intent, StockPhrase } from '../kitchen-intent.ts'
import { GONE_THROUGH, OTHERS } from '../../reading/clause-openings.ts'
import { readStockList } from './read-stock-list.ts'
import type { StockList } from './read-stock-list.ts'
import { shareOfStock } from './share-of-stock.ts'
import { comesInPacks, isShownInStock } from './usual-pack.ts'

/** A verb and what it does with the foods after it. `match` captures them in the group `rest`. */
export type StatementRule = {
  match: RegExp
  intents: (item: StockPhrase, list: StockList, brief: TurnBrief | null) => Intent
}

const SUBJECT = `^(?:(?:i|we|he|she|they|my \\w+|${OTHERS})(?:'ve|'d)?(?: (?:have|had|also|just|already|then|only|now|recently|accidentally|finally))* )?(?:just |also |then )*`
const stated = (verbs: string): RegExp => new RegExp(`${SUBJECT}(?:${verbs}),? (?<rest>.+)$`)
const commanded = (verbs: string): RegExp => new RegExp(`^(?:${verbs})(?: in)?[:,]? (?<rest>.+)$`)

/** Where somebody got, and what they became: nothing was bought by that. */
const BECAME =
  'home|back|up|to|out|through|ready|(?:so |very |really |a bit |too )?(?:nervous|hungry|tired|lost|angry|sick|ill|bored|wet|cold|stuck|distracted|carried away|lucky|married|late|lazy|fat|drunk|worried|scared|excited|confused|busy|used to|rid of|going|started)'

const add = (item: StockPhrase): Intent => {
  if (item.extent === 'vague') return askAmount(item.food)
  const { food, unit, location, expires } = item
  // Without an amount it is one of the usual unit, which the reply shows.
  return {
    tool: 'add_item',
    arguments: { food, quantity: item.quantity ?? 1, unit, location, expires, opened: item.isOpened || null },
  }
}

/** Without an amount it is what the shopping list says, else one of the usual unit. */
const buy = (item: StockPhrase): Intent => {
  const { food, extent, quantity, unit, location, expires } = item
  if (extent === 'vague' || quantity !== null || item.isOpened) return add(item)
  return { tool: 'bought', arguments: { food, quantity, unit, location, expires } }
}

/** Is it about the stock of one expiry day without an amount? Then the rules cannot tell which lot is meant. */
const isOfOneDay = ({ expires, extent }: StockPhrase): boolean => expires !== null && extent !== 'amount'

/** "Half the bacon" is an amount where the turn is told how much there is. */
function withItsShare(item: StockPhrase, brief: TurnBrief | null): StockPhrase {
  const amount = shareOfStock(item, brief)
  return amount === undefined ? item : { ...item, extent: 'amount', ...amount }
}

/** The same of what is moved, of which the place that is told is where it goes. */
function withShareMoved(item: StockPhrase, brief: TurnBrief | null): StockPhrase {
  return { ...withItsShare({ ...item, location: null }, brief), location: item.location }
}

const use = (said: StockPhrase, _list: StockList, brief: TurnBrief | null): Intent => {
  const item = withItsShare(said, brief)
  const isAll = item.extent === 'all' || (item.extent === 'none' && item.isDefinite)
  if ((item.extent !== 'amount' && !isAll) || isOfOneDay(item)) return askAmount(item.food)
  const { food, quantity, unit } = item
  const location = item.from ?? item.location
  return { tool: 'use_item', arguments: { food, item: null, quantity, unit, location } }
}

const discardFor =
  (reason: 'expired' | 'spoiled' | null) =>
  (said: StockPhrase, _list: StockList, brief: TurnBrief | null): Intent => {
    const item = withItsShare(said, brief)
    if (item.extent === 'vague' || isOfOneDay(item)) return askAmount(item.food)
    const { food, quantity, unit } = item
    const location = item.from ?? item.location
    const all = item.extent === 'all' ? true : null
    return {
      tool: 'discard_item',
      arguments: { food, item: null, quantity, unit, location, reason, note: null, expires: null, all },
    }
  }

const moveTo =
  (fixed: StorageLocation | null) =>
  (said: StockPhrase, list: StockList, brief: TurnBrief | null): Intent => {
    const item = withShareMoved(said, brief)
    const to = fixed ?? item.location ?? list.forAll.location
    if (to === null) return ask(`Where did the ${item.food} go?`, openSlot('place', item.food))
    if (item.extent === 'vague' || isOfOneDay(item)) return askAmount(item.food)
    const { food, quantity, unit } = item
    return { tool: 'move_item', arguments: { food, item: null, quantity, unit, from: item.from, to } }
  }

/** A part of what was spoken of is no food: "put half of it in the freezer". */
const PART =
  /^(?:an? )?(?:half|rest|remainder|some|most|part|bit|third|quarter)(?: of (?:it|them|that|those))?$/

/** "put the chicken in the freezer" moves stock, "put 2 eggs in the fridge" adds some. */
const put = (item: StockPhrase, list: StockList, brief: TurnBrief | null): Intent =>
  PART.test(item.food)
    ? ask('Of which food, and how much of it?', openSlot('message'))
    : item.isDefinite || item.extent === 'all' || item.share !== undefined
      ? moveTo(null)(item, list, brief)
      : add(item)

const correct = (item: StockPhrase, list: StockList): Intent => {
  const { food, quantity, unit, location } = item
  // "the chicken and the fish expire tomorrow" applies to both.
  const expires = item.expires ?? (quantity === null ? (list.items.at(-1)?.expires ?? null) : null)
  if (quantity === null && expires === null && !item.isOpened) return askAmount(food)
  return {
    tool: 'correct_item',
    arguments: { food, item: null, location, quantity, unit, expires, opened: item.isOpened || null },
  }
}

/** Who asks something beside it tells what there is for that, and has nothing put in: "I only have yoghurt, what can I make?" */
const ASKS = /\?|\b(?:what|which|how|instead|replace|substitute|only)\b/i

/**
 * What somebody has: how much there is of it, where that is told. What nobody counted ("some ham", "olive oil") is one of what the food is sold
 * in, unless it is in stock already; then it says nothing new of its amount.
 */
const have = (item: StockPhrase, list: StockList, brief: TurnBrief | null): Intent => {
  const isUncounted = item.quantity === null && item.extent === 'none' && !item.isDefinite
  const isBeside = brief !== null && ASKS.test(brief.message)
  if (!isUncounted || isBeside || isShownInStock(item.food, brief)) return correct(item, list)
  return comesInPacks(item.food) ? add(item) : askAmount(item.food)
}

const open = ({ food, location }: StockPhrase): Intent => ({
  tool: 'correct_item',
  arguments: { food, item: null, location, quantity: null, unit: null, expires: null, opened: true },
})

const none = ({ food, location }: StockPhrase): Intent => ({
  tool: 'correct_item',
  arguments: { food, item: null, location, quantity: 0, unit: null, expires: null, opened: null },
})

const HAVE =
  /^(?:actually,? |in fact,? )?(?:(?:i|we)(?: actually| only| really| still| now| just| already)* (?:have|'ve got|have got)|(?:i|we)'ve(?: only| actually| still)? got|there(?:'s| is| are))(?: actually| only| really| still| exactly| at home| here| just| nothing but| nothing except)* (?<rest>.+?)(?: left| remaining| in total| altogether)?$/

/** In the order in which they are tried. */
export const statementRules: readonly StatementRule[] = [
  {
    match:
      /^(?:(?:i|we)(?: have|'ve| don't have| do not have)? (?:no|any|run out of|ran out of)(?: more)?|(?:i'm|we're|i am|we are)(?: all)? out of|(?:i|we) ran out of|(?:(?:i|we)(?: (?:actually|only|now))? have|there(?:'s| is| are)) (?:0|zero)(?! (?:sugar|fat) )|there(?:'s| is| are) no(?: more)?) (?<rest>.+?)(?: left| any ?more| remaining)?$/,
    intents: none,
  },
  {
    match:
      /^(?:set|correct|change|update) (?<rest>(?:the|my|our) .+?) to (?:0|zero|none|nothing)(?: [a-z]+)?$/,
    intents: none,
  },
  { match: HAVE, intents: have },
  {
    match: /^(?:throw|threw|chuck|chucked) (?<rest>(?:the|my|our|all|\d|an?) ?.+?) (?:away|out)$/,
    intents: discardFor(null),
  },
  {
    match: stated(
      'threw (?:away|out)|thrown (?:away|out)|tossed(?: out)?|binned|chucked(?: out)?|discarded|got rid of',
    ),
    intents: discardFor(null),
  },
  {
    match: commanded('throw (?:away|out)|toss(?: out)?|bin|discard|chuck(?: out)?|get rid of|remove|delete'),
    intents: discardFor(null),
  },
  {
    match: stated('moved(?! (?:in|out|house|home|away|back|to)\\b)|transferred|shifted'),
    intents: moveTo(null),
  },
  { match: commanded('move|transfer|shift'), intents: moveTo(null) },
  { match: stated('froze|frozen'), intents: moveTo('freezer') },
  { match: commanded('freeze'), intents: moveTo('freezer') },
  { match: stated('put|placed'), intents: put },
  { match: commanded('put|place|store'), intents: put },
  { match: stated('opened'), intents: open },
  {
    match: /^(?:mark )?(?<rest>(?:the|my|our) .+?) (?:as |is (?:now )?|are (?:now )?)?open(?:ed)?$/,
    intents: open,
  },
  {
    match: stated(`bought|purchased|picked up|got(?! (?:${BECAME})\\b)|brought(?: home)?|stocked up on`),
    intents: buy,
  },
  {
    match: stated('added|received'),
    intents: add,
  },
  { match: commanded('add|stock|log'), intents: add },
  {
    match: stated(
      `used(?: up)?|ate|eaten|drank|drunk|finished(?: off)?|consumed|cooked(?: with)?|baked with|${GONE_THROUGH}`,
    ),
    intents: use,
  },
  { match: commanded('use(?: up)?|deduct|subtract'), intents: use },
  {
    match:
      /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:take|took|taken|get|got) (?<rest>(?!(?:it|them|that|those|everything|(?:the )?(?:things|stuff|ingredients))\b).+?) (?:out of|off|out from|from) (?:the |my |our )?(?:stock|inventory)$/,
    intents: use,
  },
  { match: /^(?:i|we) had (?<rest>.+) for (?:breakfast|lunch|dinner|supper|a snack)$/, intents: use },
  {
    match: /^(?:set|correct|change|update) (?<food>(?:the|my|our) .+?) to (?<amount>[\d.]+(?: [a-z]+)?)$/,
    intents: correct,
  },
  {
    // The objection to an impossible amount.
    match:
      /^(?:set|correct|change|update) (?<food>(?:the|my|our) .+?) to (?<amount>(?:[-−+∞\d]|infinit|nan\b|minus|negative|.*illion).*)$/,
    intents: correct,
  },
  {
    match:
      /^(?<rest>(?:the|my|our) .+ (?:expire[sd]?|is good|are good|goes off|go off|went off|keeps?|lasts?|will expire|best before)\b.+)$/,
    intents: correct,
  },
]

const SPOILED =
  /,? (?:because |since |as )?(?:it's|it is|it was|they're|they are|they were|it|they|has|have|which is|that is)? ?(?:already )?(?:gone |went |going )?(?<why>spoil(?:ed|t)|off|bad|mould?y|rotten|expired|out of date|past (?:its|their) date)$/

/** Removes the reason from "throw away the yoghurt, it's spoiled" and returns both. */
export function takeReason(text: string): { reason: 'expired' | 'spoiled' | null; rest: string } {
  const match = /^(?:i |we |please )?(?:throw|threw|toss|bin|discard|chuck|get rid|remove)/.test(text)
    ? SPOILED.exec(text)
    : null
  if (match === null) return { reason: null, rest: text }
  const reason = /expired|date/.test(match.groups?.['why'] ?? '') ? 'expired' : 'spoiled'
  return { reason, rest: text.slice(0, match.index) }
}

/** What food was used for is no part of its name: "3 eggs for pancakes". A meal is told apart. */
const PURPOSE =
  / (?:for|on an?|in an?|to (?:make|bake|cook)(?: an?)?|making(?: an?)?) (?!breakfast\b|brunch\b|lunch\b|dinner\b|supper\b|tea\b|a snack\b)(?:the |my |our |a |an |some )?[a-z][a-z' -]*(?=$|, )/g

/** How much of it there is, where somebody has not looked: "a bit of honey". Half of it is an amount. */
const UNCOUNTED =
  /(?<=^|, | and )(?:(?:quite )?a (?:bit|lot)|a (?:little|bit) bit|plenty|lots|loads|a little|some)(?: of)? (?=[a-z])/g

function withoutIdleWords(told: string, { intents }: StatementRule): string {
  if (intents === use) return told.replace(PURPOSE, '').replace(/ (?:up|off)$/, '')
  return intents === have ? told.replace(UNCOUNTED, '') : told
}

/** Parses a clause that reports or orders a change. Undefined when no verb of the table fits. */
export function readStatement(
  clause: string,
  brief: TurnBrief | null = null,
): { intents: Intent[]; list: StockList } | undefined {
  const { reason, rest: text } = takeReason(clause)
  for (const rule of statementRules) {
    const groups = rule.match.exec(text)?.groups
    if (groups === undefined) continue
    const told = groups['rest'] ?? `${groups['amount']} ${groups['food']?.replace(/^(?:the|my|our) /, '')}`
    const list = readStockList(withoutIdleWords(told, rule))
    const intents = list.items.map((item) => withReason(rule.intents(item, list, brief), reason))
    return { intents, list }
  }
  return undefined
}

function withReason(intent: Intent, reason: 'expired' | 'spoiled' | null): Intent {
  if (intent.tool !== 'discard_item' || reason === null) return intent
  return { ...intent, arguments: { ...intent.arguments, reason } }
}
