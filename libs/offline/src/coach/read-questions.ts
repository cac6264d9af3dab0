import { ask, openSlot } from '../reading/intent.ts'
import { placePattern } from '../reading/place-words.ts'
import { findNutrient } from '@alfred/contracts'
import { askForDay, foldBlanks, readFood, writtenDatePattern } from '@alfred/language'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { takeMealAndDay } from './read-eaten.ts'
import { readSpan } from './read-reports.ts'

// Reads questions about foods, a day, a week and the diary.

const NUTRIENT = '[a-z][a-z0-9 -]{1,24}?'

/** Of salt the sodium is what figures tell. */
const nutrientNamed = (said: string): ReturnType<typeof findNutrient> =>
  /^(?:table |sea )?salt$/.test(said) ? 'sodium_mg' : findNutrient(said)

const STOCK: readonly RegExp[] = [
  new RegExp(
    `^(?:do (?:i|we)(?: still)? have|have (?:i|we) got|is there|got) (?:something|anything|any food|a food|food)(?: (?:in|at|left).*?)? (?:with|high in|rich in|that(?:'s| is| has) (?:high in|rich in|full of|lots of|a lot of|much)|full of|containing)(?: (?:a lot of|lots of|much|enough|plenty of|more))? (?<nutrient>${NUTRIENT})(?: (?:for|in|at|tonight|today|to eat|left)\\b.*)?$`,
  ),
  new RegExp(
    `^(?:what|which)(?: food| foods| one| ones)?(?: of (?:the foods|my food|the food|what))? (?:do (?:i|we) have|have (?:i|we) got|(?:is |are )?in (?:my|the|our) (?:kitchen|stock|${placePattern})|(?:i|we) have)(?: (?:in|at) [a-z ]+?)?(?: that)?(?:'s| is| has| have| are)?(?: (?:in (?:my|the) (?:kitchen|${placePattern})))? (?:with |has |have )?(?:high in|rich in|(?:the )?most|a lot of|lots of|much|with|full of) (?<nutrient>${NUTRIENT})(?: (?:for|in|tonight|today)\\b.*)?$`,
  ),
  new RegExp(
    `^(?:anything|something) (?:with|high in|rich in|full of)(?: (?:a lot of|lots of|much|plenty of))? (?<nutrient>${NUTRIENT}) (?:in (?:my|the|our) (?:kitchen|${placePattern})|at home|for (?:tonight|dinner|lunch|breakfast))$`,
  ),
]

/** Parses a question about which food in the kitchen has much of a nutrient. */
export function readStockQuestion({ text }: Sentence): Intent[] | undefined {
  for (const pattern of STOCK) {
    const nutrient = nutrientNamed(pattern.exec(text)?.groups?.['nutrient'] ?? '')
    if (nutrient !== undefined) return [{ tool: 'compare_stock', arguments: { nutrient } }]
  }
  return undefined
}

const FOODS = '(?<foods>.+?)'
const COMPARISONS: readonly RegExp[] = [
  new RegExp(
    `^(?:is|does|do|are) ${FOODS} (?:have |contain )?(?:higher in|lower in|richer in|more|less|fewer) (?<nutrient>${NUTRIENT}) than ${FOODS.replace('foods', 'others')}$`,
  ),
  new RegExp(
    `^(?:what(?:'s| is)|which(?: is|'s)?) (?:better|best) for (?<nutrient>${NUTRIENT})[,:]{1,3} ?${FOODS}$`,
  ),
  new RegExp(`^compare (?:the )?(?:(?<nutrient>${NUTRIENT}) (?:in|of|content of|between) )?${FOODS}$`),
  new RegExp(
    `^(?:which|what|who)(?: one| food)? (?:has|have|contains?|is|are) (?:the )?(?:more|most|higher in|lower in|highest in|lowest in|less|fewer|least|richer in|richest in) (?<nutrient>${NUTRIENT})(?:[,:]| between| -){1,3} ?${FOODS}$`,
  ),
  new RegExp(
    `^(?:do|does|is|are) ${FOODS} (?:have|has|contain|higher in|lower in)(?: (?:more|less|fewer|the most))? (?<nutrient>${NUTRIENT})$`,
  ),
  new RegExp(
    `^${FOODS}[,:]? (?:which|what)(?: one)? (?:has|have|is) (?:more|less|fewer|higher in|lower in|the most) (?<nutrient>${NUTRIENT})$`,
  ),
  new RegExp(
    `^(?:which|what)(?: one| of the two)?(?:'s| is| are) (?:the )?(?:saltier|saltiest)(?:[,:]| out of| of| -){1,3} ?${FOODS}$`,
  ),
  new RegExp(`^${FOODS} (?:vs\\.?|versus) ${FOODS.replace('foods', 'others')}$`),
  new RegExp(`^(?:what(?:'s| is) the difference between) ${FOODS}$`),
]

const WHEN = '(?: (?:for|today|tonight|now|given)\\b.*)?'
const CHOICES: readonly RegExp[] = [
  new RegExp(
    `^(?:do you think |what do you think, ?)?should i (?:rather |better )?(?:have|eat|take|get|order|go for|choose|pick) (?<foods>.+ or .+?),?${WHEN}$`,
  ),
  new RegExp(
    `^(?:would|is|what about) (?<foods>.+ or .+?) (?:be )?(?:better|healthier|best|the better choice)(?: for me)?${WHEN}$`,
  ),
  new RegExp(
    `^(?:what(?:'s| is) (?:better|healthier)(?: for me)?(?: today| tonight)?[,:]* )(?<foods>(?!for ).+ or .+?)${WHEN}$`,
  ),
  /^(?<foods>(?:an? )?[a-z]+(?: [a-z]+)? or (?:an? )?[a-z]+(?: [a-z]+)?)(?: (?:for (?:breakfast|lunch|dinner)|tonight|today))?$/,
]

/** Parses a comparison of foods. "Should I have a or b?" also needs the progress of the day. */
export function readComparison({ text }: Sentence): Intent[] | undefined {
  const choice = CHOICES.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null
  const groups =
    choice?.groups ??
    COMPARISONS.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined)
  if (groups === undefined) return undefined
  const foods = splitFoods(
    [groups['foods'], groups['others']].filter((part) => part !== undefined).join(' or '),
  )
  if (foods.length < 2) return undefined
  const said = groups['nutrient'] ?? (/\bsalti(?:er|est)\b/.test(text) ? 'salt' : undefined)
  const nutrient = said === undefined ? null : nutrientNamed(said)
  if (nutrient === undefined) return [ask(`Which nutrient do you mean by "${said}"?`)]
  const compare: Intent = { tool: 'compare_foods', arguments: { foods, nutrient, basis: null } }
  return choice === null ? [compare] : [{ tool: 'get_today_progress', arguments: { day: null } }, compare]
}

function splitFoods(text: string): string[] {
  return foldBlanks(text)
    .split(/ ?, ?(?:and |or )?| (?:and|or|with|to|vs\.?|versus) /)
    .flatMap((part) => readFood(part.replace(/^(?:100 g (?:of )?|the )/, '').trim())?.food ?? [])
}

const LOOKUPS: readonly RegExp[] = [
  new RegExp(`^how (?:much|many) (?<nutrient>${NUTRIENT}) (?:is|are)(?: there)? in (?<food>.+)$`),
  new RegExp(`^how (?:much|many) (?<nutrient>${NUTRIENT}) (?:does|do) (?<food>.+?) (?:have|contain|has)$`),
  new RegExp(`^how (?:much|many) (?<nutrient>${NUTRIENT}) in (?<food>.+)$`),
  new RegExp(
    `^(?:what(?:'s| is| are) )?(?:the )?(?<nutrient>${NUTRIENT})(?: content| value)? (?:in|of) (?<food>.+)$`,
  ),
  new RegExp(`^(?:is|are) there (?:much |any |a lot of |lots of )?(?<nutrient>${NUTRIENT}) in (?<food>.+)$`),
  /^(?:what(?:'s| is| are)|show(?: me)?|give me|tell me|look up)?(?: ?the)? ?(?:nutrition(?:al)?(?: facts| values?| info(?:rmation)?)?|nutrients|figures|macros)(?: of| in| for) (?<food>.+)$/,
  /^look up (?<food>.+)$/,
  /^(?<nutrient>kcal|calories|protein|carbs|fat|sugar|fibre|fiber) (?<food>[a-z ]+)$/,
]

/** Parses a question for the figures of one food. */
export function readLookup({ text }: Sentence): Intent[] | undefined {
  for (const pattern of LOOKUPS) {
    const groups = pattern.exec(text)?.groups
    const phrase = groups === undefined ? undefined : readFood(groups['food'] ?? '')
    if (groups === undefined || phrase === undefined) continue
    const said = groups['nutrient']
    const nutrient = said === undefined ? null : nutrientNamed(said)
    if (nutrient === undefined) continue
    const { food, quantity, unit } = phrase
    return [{ tool: 'lookup_nutrition', arguments: { food, quantity, unit, nutrient } }]
  }
  return undefined
}

const WEEK =
  /\b(?:this|last|past|the last|the past|my|the|whole) (?:week|7 days|seven days)\b|\bweekly\b|\bon average\b|\bmy averages?\b/
const OF_MINE = /\b(?:i|my|me|i've)\b/
const PROGRESS: readonly RegExp[] = [
  /^how (?:am i|i'm|i am) doing\b/,
  /^how (?:did i do|was|was my day|did it go)$/,
  /^how(?:'s| is| was) my (?:day|progress|nutrition|intake|diet)\b/,
  new RegExp(`^how (?:much|many) ${NUTRIENT} (?:have i|did i|do i|i've|am i|can i|may i)\\b`),
  new RegExp(
    `^how (?:much|many) more ${NUTRIENT} (?:do i (?:still )?(?:need|have)|(?:should|can|could|must|may) i (?:still )?(?:have|eat|get|drink|need))(?: to (?:eat|drink|have|get|go|reach my goal|hit my goal))?$`,
  ),
  /^(?:what(?:'s| is| was| are| were)|show(?: me)?|tell me|give me) (?:my |the )?(?:calories?|progress|totals?|intake|nutrition|macros|balance)(?: (?:so far|total|intake|count|for|of|today))*$/,
  /^(?:am i|was i|did i go|have i gone) (?:over|under|within|above|below|on track)\b/,
  /^(?:what|how much) (?:do i have|have i got|is) left(?: to eat| for)?$/,
  /^(?:so |and |now )*what(?:'s| is) left(?: over)?(?: for me)?(?: to (?:eat|have))?(?: for)?$/,
  /^(?:my |today's |yesterday's )?(?:calories|progress|totals?|summary)(?: so far)?$/,
  /^did i (?:reach|hit|meet) my\b/,
  new RegExp(`^have i (?:had|eaten|got) enough ${NUTRIENT}$`),
  new RegExp(
    `^how(?:'s| is| was| are| were) (?:my |today's )?(?:${NUTRIENT} )?(?:looking|going|doing|coming along|adding up)$`,
  ),
  new RegExp(`^how(?:'s| is| are| was) my (?:${NUTRIENT})$`),
  new RegExp(`^where am i(?: at)?(?: (?:with|on|for) (?:my )?${NUTRIENT})?$`),
  new RegExp(`^what(?:'s| is) my (?:${NUTRIENT}) (?:intake|total|at|so far|like|looking like)$`),
  /^am i on track\b/,
  /^(?:sum up|recap|summari[sz]e) (?:my day|today|my intake|what i ate|what i've eaten)$/,
  /^(?:how is|how's) (?:it|the day|today|my day) going$/,
  /^how (?:did|have|am|do) i (?:end|ended|ending|finish|finished)(?: up)?(?: (?:then|in the end|on calories))?$/,
  /^am i over(?: (?:yet|now|my limit|the limit))?$/,
  /^(?:my )?totals? (?:for )?(?:kcals?|calories|cals|protein|p|carbs|fat|fibre|fiber|sugar|salt)$/,
]
const SO_FAR = new RegExp(`^how (?:much|many) (?<nutrient>${NUTRIENT}) (?:so far(?: today)?|today)$`)
/** What all of a day comes to, and no food: "how many calories is that so far?" */
const IN_ALL = new RegExp(
  `^(?:so |and )*how (?:much|many) (?<nutrient>${NUTRIENT}) (?:is|are|was|does|do) (?:that|it|this|those|they)(?: (?:make|come to|add up to))?,? (?:so far|altogether|in (?:all|total)|(?:for )?today|by now|now)(?: today)?$`,
)
const PROFILE = /^(?:show(?: me)?|what(?:'s| is)|open) my (?:nutrition |coach |coaching )?profile$/
const HISTORY: readonly RegExp[] = [
  /^what (?:did|have|had) i (?:eat|eaten|ate|have|had|drink|drunk|log|logged)\b/,
  /^(?:show(?: me)?|list|open|what(?:'s| is) in|read) (?:my |the )?(?:food |meal )?(?:diary|log|journal|history|entries|food log)\b/,
  /^(?:show(?: me)?|list) what i (?:ate|had|have eaten|logged)\b/,
]

/** A time that is not readable as a day: showing today instead would answer another question. */
const UNREAD_DAY =
  / (?:on|in|during|since|before|after|from|for|between) (?<day>(?=.*(?:\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|month|year|spring|summer|autumn|winter|christmas|easter|tomorrow)\b)).+)$/

const FAILED: readonly RegExp[] = [
  /^(?:what|which (?:foods?|things|ones))(?: foods?| else)? (?:could|can|did|do)(?:n't| not) you (?:find|know)(?: (?:figures|anything|nutrition) (?:for|of|about))?$/,
  /^(?:what|which (?:foods?|things|ones))(?: foods?| else)? (?:could|can|did|do) you not (?:find|know|have)(?: (?:any )?(?:figures|anything|nutrition|values))?(?: (?:for|of|about))?$/,
  /^(?:what|which foods?)(?: foods?)? (?:do|did) you (?:have no|lack|miss) (?:figures|nutrition|values|data)(?: for| of)?$/,
  /^(?:show(?: me)?|list) (?:the |my )?(?:failed look-?ups|foods (?:without|with no) (?:figures|nutrition|values)|unknown foods)$/,
  /^(?:what|which foods?)(?: foods?)? (?:have no|has no|are without|are missing) (?:figures|nutrition|values)$/,
]

/** Parses a question for the foods that had no figures. */
export function readFailedLookups({ text }: Sentence): Intent[] | undefined {
  return FAILED.some((pattern) => pattern.test(text))
    ? [{ tool: 'list_failed_lookups', arguments: {} }]
    : undefined
}

/** Parses a question about a day, a week or the entries of the diary, or for two of these at once: "my week and how I'm doing today". */
export function readDiaryQuestion(sentence: Sentence): Intent[] | undefined {
  for (const { index } of sentence.text.matchAll(/ (?:and|plus|as well as)(?: then| also)? /g)) {
    const halves = [sentence.text.slice(0, index), sentence.text.slice(index).replace(AND, '')]
    const read = halves.map((text) => readOneQuestion({ ...sentence, text }))
    const [first, second] = read.map((intents) => intents?.[0]?.tool)
    if (first !== undefined && second !== undefined && first !== second)
      return read.flatMap((intents) => intents ?? [])
  }
  return readOneQuestion(sentence)
}

const AND = /^ (?:and|plus|as well as)(?: then| also)? (?:(?:also )?(?:tell|show) me )?/

function readOneQuestion({ text }: Sentence): Intent[] | undefined {
  const longer = readSpan(text)
  if (longer !== undefined) return longer
  if (WEEK.test(text) && (OF_MINE.test(text) || /weekly|^(?:how was|sum up|recap)\b/.test(text))) {
    return [{ tool: 'get_weekly_summary', arguments: { day: writtenDayIn(text) } }]
  }
  if (PROFILE.test(text)) return [{ tool: 'get_user_profile', arguments: {} }]
  const span = /\b(?:the )?(?:last|past) (\d{1,2}|two|three|four|five) days\b/.exec(text)
  if (
    [SO_FAR, IN_ALL].some((asked) => findNutrient(asked.exec(text)?.groups?.['nutrient'] ?? '') !== undefined)
  )
    return [{ tool: 'get_today_progress', arguments: { day: null } }]
  const { day, rest } = takeMealAndDay(text.replace(/ so far\b/, ''))
  if (HISTORY.some((pattern) => pattern.test(rest))) {
    const unread = day === null && span === null ? UNREAD_DAY.exec(rest)?.groups?.['day'] : undefined
    if (unread !== undefined) return [ask(askForDay(unread, 'past', 'en'), openSlot('day', unread))]
    const days = span === null ? null : daysOf(span[1] ?? '')
    return [{ tool: 'get_food_history', arguments: { day, days } }]
  }
  const bare = rest.replace(/ (?:of|for|on)$/, '')
  if (
    PROGRESS.some((pattern) => pattern.test(bare)) ||
    (day !== null && PROGRESS.some((pattern) => pattern.test(text)))
  ) {
    return [{ tool: 'get_today_progress', arguments: { day } }]
  }
  return undefined
}

const WRITTEN = new RegExp(`(?<![\\w/.-])(?:${writtenDatePattern})`)

function writtenDayIn(text: string): string | null {
  return WRITTEN.exec(text)?.[0] ?? null
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }

function daysOf(said: string): number {
  return Math.min(31, Math.max(1, COUNTS[said] ?? Number(said)))
}
