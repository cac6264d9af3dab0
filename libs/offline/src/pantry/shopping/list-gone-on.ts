import type { TurnBrief } from '@alfred/contracts'
import { numberWords, readAmount, readNumber, singular, withoutEnding } from '@alfred/language'
import { normalise } from '../../reading/normalise.ts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import { isKnownFood } from '../../understanding/index.ts'
import type { StockPhrase, ToolIntent } from '../kitchen-intent.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import { alsoPut } from './also-put.ts'
import { isOfListLast, lineNamed, lineSpokenOf, linesTold } from './list-told.ts'

// Reads what goes on with the shopping list right behind it: "3 then", "and beers, 6 of them", "get rid of the broth, we have some", "change the
// yogurt to greek, 2 tubs".

type Given = Pick<TurnBrief, 'recent_turns'>
type Lines = readonly StockPhrase[]

const LEAD =
  '(?:(?:ok|okay|right|and|also|so|then|great|yes|please|can you|could you|now|well|oh|actually)[ ,.!]+)*'
const NUMBER = `(?:\\d[\\d./]*|half(?: an?)?|${numberWords.join('|')})`
const FOOD = "[a-z][a-z' -]{1,40}?"
const BEHIND = '(?: then| instead| please| will do| is enough| is plenty| of (?:it|them))'

/** "3 then", "ok put 1 kilo", "make that two tubs". Without such a word a bare amount may be anything. */
const AMOUNT_ALONE = new RegExp(
  `^${LEAD}(?:(?:put|write|make (?:it|that|them)|only|just) (?<put>${NUMBER}(?: [a-z]+)?)${BEHIND}*(?: on (?:the |my )?list)?|(?<said>${NUMBER}(?: [a-z]+)??)${BEHIND}+)$`,
)
/** "And beers, 6 of them": the number stands behind its food. */
const COUNTED_BEHIND = new RegExp(
  `^${LEAD.replace(')*', ')+')}(?:some |the )?(?<food>${FOOD}), (?<count>${NUMBER}) of (?:them|those)$`,
)
/** What is taken instead is fine: "rapeseed is fine, leave the olive off". */
const FINE = "(?:(?:the )?[a-z]+(?:'s| is| are)? (?:fine|ok|okay|good|great|enough)[ ,;-]+(?:so |and )?)?"
const OFF = new RegExp(
  `^${LEAD}${FINE}(?:get rid of|leave(?= [^,]* off\\b)|take off|take|remove|cross off|cross|scrap|drop|delete|lose|skip|(?:i|we) (?:don't|do not) need|no need for) (?:the |my |any )?(?<food>${FOOD})(?: off| away| out)?(?:, (?:(?:i|we|my|mum|she|he|they|there)\\b[^,]*|got (?:some|plenty|enough)))?$`,
)
const CHANGE = new RegExp(
  `^${LEAD}(?:change|swap|switch|make) (?:the |my )?(?<food>${FOOD}) (?:(?:in)?to|for) (?:an? |some |the )?(?<to>[a-z][a-z' -]{2,40}?)(?: (?:one|ones|kind))?(?:, (?<amount>${NUMBER}(?: [a-z]+)?))?$`,
)

/** What is done with the list that was just told. Undefined where a part of the message is about anything else. */
export function listGoneOn(message: string, { recent_turns: turns }: Given): ToolIntent[] | undefined {
  const lines = linesTold(turns)
  const parts = sentencesOf(message).map((part) => withoutEnding(normalise(part).trim(), '.,;! '))
  const [part, ...others] = parts
  if (part === undefined || message.includes('?')) return undefined
  const amount = others.length > 0 ? undefined : anotherAmount(part, lines, turns)
  if (amount !== undefined) return [amount]
  if (!isOfListLast(turns)) return undefined
  const calls = parts.map(
    (one) => counted(one) ?? takenOff(one, lines) ?? changed(one, lines) ?? alsoPut(one, turns),
  )
  const known = calls.flatMap((one) => one ?? [])
  return calls.length > 0 && calls.every((one) => one !== undefined) ? known : undefined
}

/** Another amount of the line that was spoken of last: by its food, as the only one, or as the only one that has such an amount. */
function anotherAmount(part: string, lines: Lines, turns: Given['recent_turns']): ToolIntent | undefined {
  const groups = AMOUNT_ALONE.exec(part)?.groups
  const read = groups && readAmount(`${groups['put'] ?? groups['said'] ?? ''} it`)
  if (read === undefined || read.quantity === null) return undefined
  const { quantity } = read
  // What is no measure has to be that of the line: "3 tubs", and not "3 people".
  const unit = read.rest === 'it' ? read.unit : read.rest.replace(/ it$/, '')
  const named = lineSpokenOf(turns.at(-1)?.message ?? '', lines)
  const line = named ?? (isOfListLast(turns) ? onlyOf(linesTold(turns.slice(-1)), unit) : undefined)
  const isMeasured = read.rest === 'it' || isSameUnit(line?.unit ?? null, unit)
  return line === undefined || !isMeasured
    ? undefined
    : {
        tool: 'set_shopping',
        arguments: { food: line.food, item: null, quantity, unit: unit ?? line.unit },
      }
}

const isSameUnit = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && singular(one) === singular(other)

function onlyOf(lines: Lines, unit: string | null): StockPhrase | undefined {
  const alike = lines.filter(
    (line) => line.quantity !== null && (unit === null || isSameUnit(line.unit, unit)),
  )
  const [only, ...others] = lines.length === 1 ? lines : alike
  return others.length > 0 ? undefined : only
}

function counted(part: string): ToolIntent[] | undefined {
  const { food, count = '' } = COUNTED_BEHIND.exec(part)?.groups ?? {}
  const quantity = readNumber(count)
  return food === undefined || quantity === undefined
    ? undefined
    : [{ tool: 'add_to_shopping', arguments: { food, quantity, unit: null } }]
}

function takenOff(part: string, lines: Lines): ToolIntent[] | undefined {
  const line = lineNamed(OFF.exec(part)?.groups?.['food'] ?? '', lines)
  return line && [{ tool: 'remove_from_shopping', arguments: { food: line.food, item: null } }]
}

/** Another sort of what is on the list takes its place: "change the yogurt to greek" is Greek yogurt. */
function changed(part: string, lines: Lines): ToolIntent[] | undefined {
  const { food = '', to = '', amount } = CHANGE.exec(part)?.groups ?? {}
  const line = lineNamed(food, lines)
  if (line === undefined) return undefined
  const sort = `${to} ${line.food}`
  const instead = [sort, to].find(isKnownFood)
  if (instead === undefined) return undefined
  const [item] = readStockList(amount === undefined ? instead : `${amount} of ${instead}`).items
  const counted = item?.extent === 'amount' && amount !== undefined ? item : { ...line, food: instead }
  return [
    { tool: 'remove_from_shopping', arguments: { food: line.food, item: null } },
    {
      tool: 'add_to_shopping',
      arguments: { food: counted.food, quantity: counted.quantity, unit: counted.unit },
    },
  ]
}
