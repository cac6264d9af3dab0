import type { TurnBrief } from '@alfred/contracts'
import { writtenDatePattern } from '@alfred/language'
import { endOf, matchAt, plainly } from '../../reading/parts-of-message.ts'
import { placePattern } from '../../reading/place-words.ts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import { isKnownFood } from '../../understanding/index.ts'
import { isShownInStock } from './usual-pack.ts'

// Who tells something of several foods says the verb once or never: "the bass is use by tomorrow, the thighs the day after", "soup in the freezer,
// the salad in the fridge", "milk and cream down the sink", "crisps off the list, popcorn on".

type Stock = Pick<TurnBrief, 'entities'>
/** What is told of one food. */
type Told = {
  food: string
  amount?: string | undefined
  expires?: string
  place?: string
  isThrownAway?: boolean
  list?: string
}

const NO_FOOD =
  '(?!(?:it|its|they|them|that|this|these|those|all|both|half|rest|everything|nothing|something|there|theres|here|i|we|he|she|you|who|what|which|where|when|is|are|was|put|got|bought|have|had|add|move|leave|keep|throw|use|used|the|my|our|a|an|some|any|no|not|dinner|lunch|breakfast|tea)\\b)'
const WORD = "[a-z][a-z'-]*"
const NAME = `${NO_FOOD}${WORD}(?: (?!(?:is|are|in|into|to|on|onto|off|down|the|my|and|use|used|best|until|till|bin|can|could|should|all|both|day|today|tomorrow)\\b)${WORD}){0,2}?`
const OWN = '(?:the |my |our |that |those )?'
const AMOUNT = '\\d[\\d.]* ?[a-z]+'
const WEEKDAY = '(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?'
const DAY = `(?:today|tonight|tomorrow|day after(?: tomorrow)?|(?:this |next )?${WEEKDAY}|(?:in )?\\d{1,2} (?:days|weeks)|${writtenDatePattern})(?![a-z])`
const DATED =
  '(?:use by|used by|use-by|best before|best by|bbe|ubd|expires?|good (?:until|till)|dated|goes? off)'
const GOES = "(?: (?:is|are|can go|should go|goes|go|went|belongs?)|'s|'re)?(?: (?:all|both|straight|back))*"
const SAID_BESIDE = '(?: (?:obvs|obviously|please|now|as usual))?(?![a-z])'

const FORMS: readonly RegExp[] = [
  `${OWN}(?<food>${NAME})(?:'s| is| are)?(?: (?<amount>${AMOUNT}))? (?:is |are )?${DATED}(?: on| by| until)?(?: the)? (?<day>${DAY})`,
  `${OWN}(?<food>${NAME})(?:'s| is| are)?(?: on| by)?(?: the)? (?<sameday>${DAY})`,
  `${OWN}(?<food>${NAME})(?: and ${OWN}(?<other>${NAME}))?${GOES} (?:in|into|to) (?:the |my |our )?(?<place>${placePattern})${SAID_BESIDE}`,
  `${OWN}(?<food>${NAME})(?: and ${OWN}(?<other>${NAME}))?${GOES} (?:(?:in|into|to|down|for) )?the (?<away>bin|sink|drain|rubbish|compost)${SAID_BESIDE}`,
  `${OWN}(?<also>${NAME}) (?:too|as well|likewise)(?![a-z])`,
  `${OWN}(?<food>${NAME})(?: and ${OWN}(?<other>${NAME}))?(?: (?:can go|goes|go))? (?<list>on|onto|off) (?:the|my|our) (?:shopping |grocery )?list${SAID_BESIDE}`,
  `${OWN}(?<food>${NAME}) (?<samelist>on|off)${SAID_BESIDE}`,
  `${OWN}(?<bare>${NAME})(?= ?(?:[,;.!]|and |please|$))`,
].map((form) => new RegExp(form, 'y'))
const BETWEEN = /[\s,;.!]*(?:(?:and|but|then|while|so|ok|right|please)\b[\s,]*)*/y

/**
 * A message with each food that a sentence tells something of in a sentence of its own. One that asks something, that names no food, or of which a
 * sentence has anything else in it, stays as it is.
 */
export function eachWithItsOwn(message: string, stock: Stock): string {
  const sentences = sentencesOf(message)
  if (sentences.length > SENTENCES_MAX) return message
  const told = sentences.map((sentence) => partsOf(plainly(sentence), { message, stock }))
  const all = told.flatMap((parts) => parts ?? [])
  if (all.length === 0 || TAKES_BACK.test(message) || !saysEnough(all, { message, stock })) return message
  const plain = sentences.map((sentence, at) => (told[at] === undefined ? withoutStop(sentence) : undefined))
  const said = sayEach(all, { message, stock })
  const first = told.findIndex((parts) => parts !== undefined)
  return plain.flatMap((sentence, at) => (at === first ? said : (sentence ?? []))).join('. ')
}

type Context = { message: string; stock: Stock }

const SENTENCES_MAX = 6
const TAKES_BACK = /\b(?:actually|wait|no|not|don['’]?t|never|instead|sorry|if|unless|or)\b/i

/** A sentence between others keeps the mark that says what it is. */
const withoutStop = (sentence: string): string => sentence.replace(/[.;]\s*$/, '')

/** What a sentence tells of each food, where that is all that it says. */
function partsOf(sentence: string, context: Context): Told[] | undefined {
  if (sentence.endsWith('?')) return undefined
  const told: Told[] = []
  for (let at = endOf(BETWEEN, sentence, 0); at < sentence.length; at = endOf(BETWEEN, sentence, at)) {
    const found = partAt(sentence, at)
    const groups = found?.groups ?? {}
    const parts = toldBy(groups, told.at(-1))
    if (found === undefined || parts === undefined) return undefined
    if (!parts.every((one) => one.list !== undefined || isFood(one.food, context))) return undefined
    told.push(...parts)
    at += found[0].length
  }
  return told.length === 0 ? undefined : told
}

function partAt(sentence: string, at: number): RegExpExecArray | undefined {
  for (const form of FORMS) {
    const found = matchAt(form, sentence, at)
    if (found !== null) return found
  }
  return undefined
}

function toldBy(
  said: Readonly<Record<string, string | undefined>>,
  last: Told | undefined,
): Told[] | undefined {
  const { food = '', other, amount, day, sameday, place, away, also } = said
  // "Cucumber too": what was told last holds of it as well, but for the amount.
  if (also !== undefined) return last && [{ ...last, food: also, amount: undefined }]
  if (last?.list !== undefined && said['bare'] !== undefined) return [{ food: said['bare'], list: last.list }]
  const before = last?.expires
  const foods = other === undefined ? [food] : [food, other]
  // A day without a word for what happens then is that of the verb before it.
  const dated = day ?? (before === undefined ? undefined : sameday)
  const expires = dated === undefined ? undefined : dayInFull(dated, before)
  if (expires !== undefined) return [{ food, amount, expires }]
  if (place !== undefined) return foods.map((one) => ({ food: one, place }))
  const list = said['list'] ?? (last?.list === undefined ? undefined : said['samelist'])
  if (list !== undefined) return foods.map((one) => ({ food: one, list: list === 'off' ? list : 'on' }))
  return away === undefined ? undefined : foods.map((one) => ({ food: one, isThrownAway: true }))
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The day behind one that was told; undefined where nobody says which that is. */
function dayBehind(before: string | undefined): string | undefined {
  if (before === 'tomorrow') return 'the day after tomorrow'
  if (before === 'today' || before === 'tonight') return 'tomorrow'
  const at = WEEK.indexOf(before ?? '')
  return at < 0 ? undefined : WEEK[(at + 1) % WEEK.length]
}

/** A day in full; "the day after" is the one behind that which was told before. */
function dayInFull(said: string, before: string | undefined): string | undefined {
  if (said === 'day after') return dayBehind(before)
  if (said === 'day after tomorrow') return `the ${said}`
  const [, which = '', name = ''] = new RegExp(`^(this |next )?(${WEEKDAY})$`).exec(said) ?? []
  const weekday = name === '' ? undefined : WEEK.find((day) => day.startsWith(name.slice(0, 3)))
  return weekday === undefined ? said : `${which}${weekday}`
}

/** A food of the lists, of the stock, or one that the message names beside it. */
function isFood(food: string, { message, stock }: Context): boolean {
  const isNamedTwice = message.toLowerCase().split(food).length > 2
  return isKnownFood(food) || isNamedTwice || isShownInStock(food, stock)
}

/**
 * Is it clear what happens to each food? One food and its place may be where it is, or where it goes; foods that are not in stock were bought, where
 * the message tells a date or an amount of one of them.
 */
function saysEnough(all: readonly Told[], context: Context): boolean {
  if (all.every(({ isThrownAway }) => isThrownAway)) return true
  // "Milk on the list" alone may ask whether it is there.
  if (all.some(({ list }) => list !== undefined))
    return all.every(({ list }) => list !== undefined) && (all.length > 1 || KINDLY.test(context.message))
  const isOfGoods = all.some(({ expires }) => expires !== undefined)
  return (
    all.length > 1 &&
    (isOfGoods || all.every(({ food, place }) => place === undefined || isHere(food, context)))
  )
}

const KINDLY = /\b(?:please|pls)\b/i

const isHere = (food: string, { stock }: Context): boolean => isShownInStock(food, stock)

/** The sentences that say of each food what was told of it. */
function sayEach(all: readonly Told[], context: Context): string[] {
  const byFood = Map.groupBy(all, ({ food }) => food)
  return [...byFood.values()].flatMap((told) => sayOf(Object.assign({}, ...told) as Told, context))
}

function sayOf({ food, amount, expires, place, isThrownAway, list }: Told, context: Context): string[] {
  if (list !== undefined)
    return [list === 'on' ? `add ${food} to the shopping list` : `remove ${food} from the shopping list`]
  if (isThrownAway === true) return [`throw away the ${food}`]
  if (!isHere(food, context) && (place !== undefined || amount !== undefined)) {
    const until = expires === undefined ? '' : `, expires ${expires}`
    const counted = amount === undefined ? food : `${amount} of ${food}`
    return [place === undefined ? `I have ${counted}${until}` : `add ${counted} to the ${place}${until}`]
  }
  return [
    ...(amount === undefined ? [] : [`I have ${amount} of ${food}`]),
    ...(place === undefined ? [] : [`move the ${food} to the ${place}`]),
    ...(expires === undefined ? [] : [`the ${food} expires ${expires}`]),
  ]
}
