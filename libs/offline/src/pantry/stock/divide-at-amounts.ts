import { findUnit } from '@alfred/contracts'
import { numberWords } from '@alfred/language'

// Who dictates a list says no commas: the next food begins where an amount does, as in "two jars of marinara a bag of peas".

const NUMBERS: ReadonlySet<string> = new Set(numberWords)
const CONTAINERS =
  /^(?:tub|punnet|tube|sack|fillet|carton|tray|net|pot|sachet|wedge|knob|bulb|sprig|rasher|thing)s?$/
const SIZES = /^(?:big|small|large|little|huge|giant|medium|whole|good|full|new|opened|nice)$/
/** Words behind which a number begins no food: it belongs to them, or to what is said with them. */
const GOES_ON =
  /^(?:omega|factor|type|number|no|vitamin|grade|size|formula|of|for|to|by|on|in|at|with|and|or|nor|than|about|around|the|my|our|that|this|these|those|which|each|every|other|another|not|x|plus|until|till|before|expires?|date|is|are|was|were|be|it's|there's|only|just|say|like|maybe|per|half|a|an|fridge|freezer|pantry|cupboard|counter|have|has|had|got|need|needs|bought|used|added?|put|want)$/
/** What is counted and is no food. */
const NO_FOODS =
  /^(?:x|of|or|to|and|in|more|each|at|on|for|people|persons|servings?|portions?|days?|weeks?|months?|years?|minutes?|mins?|hours?|times|%|percent|degrees|left|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/

type Start = 'counted' | 'measured' | 'measured of'

/** A list in which a comma stands wherever an amount begins the next food. */
export function divideAtAmounts(text: string): string {
  return text
    .split(/(?<=[,.;:])\s/)
    .map(dividePart)
    .join(' ')
}

/** What stands before the first amount of a text, and the text from there on. Undefined where there is none. */
export function splitAtFirstAmount(text: string): { before: string; list: string } | undefined {
  const words = text.split(' ')
  const first = words.findIndex((_, at) => startAt(words, at) !== undefined)
  return first < 0
    ? undefined
    : { before: words.slice(0, first).join(' '), list: words.slice(first).join(' ') }
}

function dividePart(part: string): string {
  const words = part.split(' ')
  const starts = words.map((_, at) => startAt(words, at))
  // Who says the amounts behind the foods, "potatoes two kilos carrots one kilo", begins with a food and needs no "of".
  const isLed = starts[0] !== undefined
  if (!isLed && endsWithAmount(words)) return part
  const begins = (at: number): boolean => {
    const start = starts[at]
    const before = words[at - 1]?.toLowerCase() ?? ''
    if (at === 0 || start === undefined || (start === 'measured' && !isLed)) return false
    return /[a-z]$/.test(before) && !GOES_ON.test(before) && !NUMBERS.has(before) && !isMeasure(before)
  }
  return words.map((word, at) => (begins(at) ? `, ${word}` : at === 0 ? word : ` ${word}`)).join('')
}

const isMeasure = (word: string): boolean => findUnit(word) !== undefined || CONTAINERS.test(word)

/** How an amount of a food begins at a word, where it does. */
function startAt(words: readonly string[], at: number): Start | undefined {
  const [, number = '', joined] = /^(\d+(?:[.,/]\d+)?)([a-z]+)?$/i.exec(words[at] ?? '') ?? []
  const count = (words[at] ?? '').toLowerCase()
  const isArticle = count === 'a' || count === 'an'
  if (number === '' && !isArticle && !NUMBERS.has(count) && count !== 'half') return undefined
  if (joined !== undefined && !isMeasure(joined)) return undefined
  const next = at + (SIZES.test(words[at + 1] ?? '') ? 2 : 1)
  const unitAt = joined === undefined ? next : at
  const isMeasured = joined !== undefined || isMeasure((words[next] ?? '').toLowerCase())
  if (!isMeasured) return isArticle || !isFood(words[next]) ? undefined : 'counted'
  const behind = words[unitAt + 1]
  if (behind === 'of') return isFood(words[unitAt + 2]) ? 'measured of' : undefined
  return isFood(behind) ? 'measured' : undefined
}

function isFood(word: string | undefined): boolean {
  const bare = word?.toLowerCase().replace(/[,.;:]$/, '') ?? ''
  return /^\p{L}[\p{L}'-]{2,}$/u.test(bare) && !NO_FOODS.test(bare)
}

/** Does a part end with an amount and its unit, which is of the food before? */
function endsWithAmount(words: readonly string[]): boolean {
  const [count = '', unit = ''] = words.slice(-2).map((word) => word.toLowerCase().replace(/[,.;:]$/, ''))
  return (/^\d/.test(count) || NUMBERS.has(count)) && isMeasure(unit)
}
