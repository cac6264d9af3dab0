import { numberWords, readNumber, singular, withoutEnding } from '@alfred/language'
import { normalise } from '../../reading/normalise.ts'
import { placePattern } from '../../reading/place-words.ts'
import { withoutPoliteness } from '../../reading/politeness.ts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import type { StockPhrase } from '../kitchen-intent.ts'
import type { Draft } from './draft-recipe.ts'

// Reads what a message changes of a recipe that was told and is not saved yet: "I forgot the garlic, two cloves", "take the onion out",
// "make it 2 carrots", "call it nan's chilli". Nothing is written by it: the recipe is shown again, and asked about.

/** The recipe as it is, and what it was before, from which a line may come back. */
type Told = { draft: Draft; earlier: readonly Draft[]; written: string; named: string | undefined }
type Groups = Readonly<Record<string, string | undefined>>
type ChangeRule = { match: RegExp; change: (groups: Groups, told: Told) => Draft | undefined }

const NUMBER = `(?:\\d[\\d./]*|an?|half an?|${numberWords.join('|')})`
const AMOUNT = `${NUMBER} ?\\S.*?|${NUMBER}`
const IT = '(?:it|that|this|the recipe)'
const WHOLE_CHANGE = '(?:,? (?:too|as well|also|instead|please|then|though|again|after all))*'
const NOT_AS_BEFORE = '(?:,? (?:and )?not .+)?'

/** Other things are meant by words of what is kept, bought, planned or eaten. */
const ELSEWHERE = new RegExp(
  `\\?|\\b(?:${placePattern}|lists?|shopping|plan|diary|log|in stock|today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|breakfast|lunch|dinner|supper|allerg\\w*|bought|buy|except|gonna|going to|missing|ate|eaten|used|have|i've|we've|got)\\b`,
)
/** What is said beside a change, and is none: a few words without an amount. */
const REMARK_WORDS_MAX = 10
/** Words of a change that was not understood: without it the rest is not done. */
const MAY_CHANGE = /\b(?:without|instead of|swap|replace|leave out|take out|less|more of)\b/
const HAS_AMOUNT = new RegExp(`\\d|\\b(?:${numberWords.join('|')})\\b`)
/** Where a sentence goes on with a change of its own: "without it is better, take it out". */
const NEXT_CHANGE =
  /(?:,| and| but| so){1,3} (?:please )?(?=(?:take|leave|remove|drop|put|make|add|swap|replace|use|change|call|keep)\b|(?:it )?(?:serves|feeds|makes) \w)/i

/** Who has it saved with a change says first that it is to be saved: "yes save it but make that 2 onions", "save it like that but without the salt". */
const SAVES_FIRST =
  /^(?:(?:yes|yeah|yep|ok|okay|good|great|right|perfect|lovely|please|and|so|then)[ ,.!]+)*(?:save|keep|store) (?:it|this|that)(?: one)?(?: (?:like that|like this|as it is|then|please|for me))*[ ,.!]+(?=(?:and|but|only|just|with|without|except|make|take|leave|use|swap|add|call)\b)(?:(?:and|but|only|just)[ ,]+)*/i

/** Is a recipe to be saved at once, with a change? */
export function savesWithChange(message: string): boolean {
  return sentencesOf(message).some((one) => SAVES_FIRST.test(one.trim()))
}

/** The recipe with what a message changes of it. Undefined where the message is about anything else. */
export function changeDraft(message: string, before: Draft, earlier: readonly Draft[]): Draft | undefined {
  if (ELSEWHERE.test(normalise(message))) return undefined
  let draft = before
  let named: string | undefined
  for (const written of sentencesOf(message).flatMap((one) =>
    one.trim().replace(SAVES_FIRST, '').split(NEXT_CHANGE),
  )) {
    const said = saidIn(written)
    named = lineNamedIn(said, draft) ?? named
    const changed = changedBy(said, { draft, earlier, written, named })
    if (changed === undefined && !isRemark(said)) return undefined
    draft = changed ?? draft
  }
  return draft === before ? undefined : draft
}

function saidIn(written: string): string {
  const { text } = withoutPoliteness(withoutEnding(normalise(written).trim(), '.;! '), 'correcting')
  return text
}

function changedBy(said: string, told: Told): Draft | undefined {
  for (const { match, change } of rules) {
    const groups = match.exec(said)?.groups
    const changed = groups && change(groups, told)
    if (changed !== undefined) return changed
  }
  return undefined
}

function isRemark(said: string): boolean {
  return said.split(/\s+/).length <= REMARK_WORDS_MAX && !HAS_AMOUNT.test(said) && !MAY_CHANGE.test(said)
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(singular)

/** The lines whose food has all words of a phrase: "1 can of chopped tomatoes" has those of "the tomatoes". */
function linesOf(food: string, { ingredients }: Draft): string[] {
  const words = wordsOf(food.replace(/^(?:the|my|any|all the|some) /, ''))
  return ingredients.filter((line) => words.length > 0 && words.every((word) => wordsOf(line).includes(word)))
}

/** The only line that a food names, or the one that "it" means. Undefined where several may be meant. */
function lineOf(food: string, { draft, named }: Told): string | undefined {
  if (/^(?:it|them|that|those)$/.test(food)) return named
  const [line, ...others] = linesOf(food, draft)
  return others.length === 0 ? line : undefined
}

/** The line that a sentence speaks of by a word of its food. */
function lineNamedIn(said: string, { ingredients }: Draft): string | undefined {
  const words = wordsOf(said)
  return ingredients.find((line) => words.includes(wordsOf(line).at(-1) ?? ''))
}

function withLine(draft: Draft, line: string, other: string | null): Draft {
  const ingredients = draft.ingredients.flatMap((one) =>
    one !== line ? [one] : other === null ? [] : [other],
  )
  return { ...draft, ingredients }
}

/** An ingredient as it is written in a recipe. */
export function ingredientOf({ food, quantity, unit }: StockPhrase): string {
  return [quantity, unit === 'piece' ? null : unit, food].filter((part) => part !== null).join(' ')
}

const add = ({ list = '' }: Groups, { draft }: Told): Draft | undefined => {
  const { items, leftover } = readStockList(list.replace(/ go(?:es)? in(?: .*)?$/, ''))
  const isKnown = (item: StockPhrase): boolean =>
    item.extent !== 'amount' && linesOf(item.food, draft).length > 0
  if (items.length === 0 || leftover.length > 0 || items.some(isKnown)) return undefined
  return { ...draft, ingredients: [...draft.ingredients, ...items.map(ingredientOf)] }
}

/** "And 2 cloves of garlic": politeness has taken off the word that says it is more of the same. */
const more: ChangeRule['change'] = (groups, told) =>
  /^(?:oh[ ,]+)?(?:and|also|plus)\b/i.test(told.written.trim()) ? add(groups, told) : undefined

const remove = ({ food = '' }: Groups, told: Told): Draft | undefined => {
  const lines = food.split(/, (?:and )?| and /).map((one) => lineOf(one, told))
  const isWhole = lines.length < told.draft.ingredients.length
  return !isWhole || lines.some((line) => line === undefined)
    ? undefined
    : lines.reduce((draft, line) => withLine(draft, line ?? '', null), told.draft)
}

/** A line that was taken out before comes back as it was. */
const putBack = ({ food = '' }: Groups, { draft, earlier }: Told): Draft | undefined => {
  if (linesOf(food, draft).length > 0) return undefined
  const [line] = earlier.flatMap((one) => linesOf(food, one)).slice(-1)
  return line === undefined ? undefined : { ...draft, ingredients: [...draft.ingredients, line] }
}

const LEADING_NUMBER = new RegExp(`^${NUMBER}(?= )`, 'i')

/** Another amount for a line: a mere number leaves its unit as it is. */
function withAmount(draft: Draft, line: string, amount: string): Draft | undefined {
  const number = readNumber(amount)
  if (number !== undefined)
    return LEADING_NUMBER.test(line)
      ? withLine(draft, line, line.replace(LEADING_NUMBER, String(number)))
      : undefined
  const [item] = readStockList(line.toLowerCase()).items
  const [counted, ...others] = readStockList(`${amount} of ${item?.food ?? line}`).items
  return counted?.extent === 'amount' && others.length === 0
    ? withLine(draft, line, ingredientOf({ ...counted, food: item?.food ?? line }))
    : undefined
}

const amountOf = ({ food = '', amount = '' }: Groups, told: Told): Draft | undefined => {
  const line = lineOf(food, told)
  return line === undefined ? undefined : withAmount(told.draft, line, amount)
}

const amounts = ({ list = '' }: Groups, { draft }: Told): Draft | undefined => {
  const { items, leftover } = readStockList(list)
  const lines = items.map((item) => linesOf(item.food, draft))
  const isKnown = items.every((item, at) => item.extent === 'amount' && lines[at]?.length === 1)
  if (items.length === 0 || leftover.length > 0 || !isKnown) return undefined
  return items.reduce((changed: Draft | undefined, { quantity, unit }, at) => {
    const amount = unit === null || unit === 'piece' ? String(quantity) : `${quantity} ${unit}`
    return changed && withAmount(changed, lines[at]?.[0] ?? '', amount)
  }, draft)
}

const swap = ({ from = '', to = '' }: Groups, told: Told): Draft | undefined => {
  const line = lineOf(from, told)
  const { items, leftover } = readStockList(to)
  const [item, ...others] = items
  if (line === undefined || item === undefined || others.length + leftover.length > 0) return undefined
  if (item.extent === 'amount') return withLine(told.draft, line, ingredientOf(item))
  const before = readStockList(line.toLowerCase()).items[0]
  return withLine(told.draft, line, before ? ingredientOf({ ...before, food: item.food }) : item.food)
}

/** Sayings in which nothing is called. */
const NO_NAME = /^(?:off|a day|quits|it|that|on)\b/

const rename = ({ name = '' }: Groups, { draft, written: said }: Told): Draft | undefined => {
  if (NO_NAME.test(name)) return undefined
  const at = said.toLowerCase().replaceAll('’', "'").indexOf(name)
  return { ...draft, name: at < 0 ? name : said.slice(at, at + name.length) }
}

const rule = (pattern: string, change: ChangeRule['change']): ChangeRule => ({
  match: new RegExp(
    `^(?:(?:yes|yeah|yep|and|also|but|oh|ah|actually|then|so|now|ok|okay|right|just|only|honestly|maybe)[ ,]+)*${pattern}${WHOLE_CHANGE}$`,
  ),
  change,
})

const FORGOTTEN =
  "(?:(?:i|we|i've|we've) )?(?:(?:nearly|almost|also|just|totally) )*(?:forgot|forgotten|left out|missed)(?: to (?:say|mention|add|tell you))?(?: (?:about|that))?[ ,:]+"
const OUT_OF_IT = `(?: (?:from|of|in) ${IT})?`

const serve = ({ count = '' }: Groups, { draft }: Told): Draft | undefined => {
  const serves = readNumber(count)
  return serves === undefined ? undefined : { ...draft, serves }
}

/** In the order in which they are tried. */
const rules: readonly ChangeRule[] = [
  rule(
    `(?:${IT}(?:'s| is| will be)? )?(?:(?:enough )?for|serves?|makes?|feeds?) (?:about )?(?<count>\\d{1,2}|${numberWords.join('|')})(?: people| persons| servings| portions| of us| slices| pieces)?`,
    serve,
  ),
  rule(`${FORGOTTEN}(?<list>.+?)`, add),
  rule(
    `(?<list>${NUMBER} .+?)(?: too| also| as well)?,? (?:(?:i|we) )?(?:nearly |almost )?(?:forgot|missed)(?: (?:it|that|them))?`,
    add,
  ),
  rule(`put (?<food>.+?) back(?: in(?:to)?(?: ${IT})?)?`, putBack),
  rule(`(?:take|leave|get|keep|cut) (?<food>.+?) (?:out|off|away)${OUT_OF_IT}`, remove),
  rule(
    `(?:take out|leave out|get rid of|remove|drop|skip|scrap|omit|lose|delete|ditch|no|without|minus) (?<food>.+?)${OUT_OF_IT}`,
    remove,
  ),
  rule(`(?:.* )?without (?<food>.+?) (?:is|it's|would be) (?:better|nicer|best)(?: \\w+)?`, remove),
  rule(`(?:call|name) ${IT} (?<name>.+?)`, rename),
  rule(
    `(?:${IT}|the name)(?:'s| is| should be)(?: (?:called|named))? (?<name>(?<=called |named |name is ).+?)`,
    rename,
  ),
  rule(
    `(?:swap|replace|substitute|exchange|change) (?:the )?(?<from>\\D+?) (?:for|with|by) (?<to>.+?)`,
    swap,
  ),
  rule(`(?:use |with |take )?(?<to>.+?) (?:instead|in place) of (?<from>.+?)`, swap),
  rule(
    `(?:change|set|reduce|lower|cut|raise|increase|make|turn) (?:down |up )?(?<food>(?!${IT} )\\D+?) (?:down |up )?(?:to )?(?<amount>${AMOUNT})${NOT_AS_BEFORE}`,
    amountOf,
  ),
  rule(
    `(?:make|change) (?:it|that|them|those)(?: to)? (?:only |just )?(?<list>${AMOUNT})${NOT_AS_BEFORE}`,
    amounts,
  ),
  rule(
    `(?:it|that|there)(?:'s| is| are| was| should be)(?: only| just| actually)* (?<list>${AMOUNT})${NOT_AS_BEFORE}`,
    amounts,
  ),
  rule(
    `(?<food>\\D+?) (?:is|are|was|were|should be|should have been|needs to be)(?: only| just| actually| really)* (?<amount>${AMOUNT})${NOT_AS_BEFORE}`,
    amountOf,
  ),
  rule(`(?:only |just )?(?<list>${AMOUNT}),? (?:and )?not .+`, amounts),
  rule(`(?:add|include|plus|put in)(?: in)? (?<list>.+?)(?: (?:in)?to ${IT}| in)?`, add),
  rule(
    `(?:there(?:'s| is| are)|it (?:has|needs|takes)|you need) also (?<list>.+?)(?: in (?:it|there))?`,
    add,
  ),
  rule(`(?<list>${AMOUNT}) go(?:es)? in(?: (?:it|there|too|as well|with .+))?`, add),
  rule(`(?<list>${AMOUNT})`, more),
]
